-- compatible-with: 0031
-- Rules on drying in the sun: by when to gather.

alter table alert_rule drop constraint alert_rule_kind_check;
alter table alert_rule add constraint alert_rule_kind_check check
  (kind in ('rain', 'rainChance', 'thunder', 'lightning', 'gust', 'temperature', 'officialWarning', 'drying'));
