-- How messages turned out by what was seen afterwards.

-- Of the start of an event: what has to be seen for it to have been right, where, and until when it was forecast to last, so that a rule
-- that was changed or removed meanwhile does not change what its message had said. {condition, points, endAt}; null: nothing is rated.
alter table alert_message add column rating jsonb;
-- When it was first seen, and the strongest of it in the unit of the condition.
alter table alert_message add column observed_at bigint;
alter table alert_message add column observed_peak real;

-- What happened without a message is one row, however many workers find it.
create unique index alert_message_missed on alert_message (bucket, account_id, rule_id, place_id, event_at)
  where state = 'none';
