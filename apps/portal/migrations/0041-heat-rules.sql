-- compatible-with: 0031
-- Rules on work in the heat: when a day reaches a WBGT.

alter table alert_rule drop constraint alert_rule_kind_check;
alter table alert_rule add constraint alert_rule_kind_check check
  (kind in ('rain', 'rainChance', 'thunder', 'lightning', 'gust', 'temperature', 'officialWarning', 'drying', 'heat'));
