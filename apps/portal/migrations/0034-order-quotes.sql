-- breaks older programs: they grant and refund months without raising the version, so that a quote could count a credit twice.
-- A quote is good for the paid months that it saw: they are counted by a version, which every grant and every refund raises.
alter table account add plan_version integer not null default 0;
alter table plan_order add plan_version integer not null default 0;

-- The order that counted what was left of a month as credit, and ended it.
alter table plan_term add replaced_by uuid;
update plan_term set replaced_by = newer.order_id
  from plan_term as newer
  where newer.bucket = plan_term.bucket and newer.account_id = plan_term.account_id and newer.id <> plan_term.id
    and newer.granted_at = plan_term.dropped_at and newer.granted_at >= plan_term.granted_at
    and newer.dropped_at is distinct from newer.granted_at
    and not exists (select 1 from plan_order as own where own.bucket = plan_term.bucket and own.id = plan_term.order_id
      and own.state = 'refunded');
create index plan_term_replaced_by on plan_term (bucket, replaced_by) where replaced_by is not null;

-- Money that came for a try and was not counted for its order: it is kept apart, then sent back or counted for another order.
alter table order_attempt drop constraint order_attempt_state_check;
alter table order_attempt add constraint order_attempt_state_check
  check (state in ('pending', 'paid', 'failed', 'keptApart', 'returned', 'moved'));
