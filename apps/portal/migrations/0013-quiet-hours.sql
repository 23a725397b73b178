-- What an account chose for all of its alerts. Without a row the usual holds: nothing from 22 to 6.

create table alert_settings (
  bucket smallint not null,
  account_id uuid not null,
  -- {from, to} in whole hours of Vietnam's clock, when nothing is sent unless a rule says otherwise; null: at any hour.
  quiet_hours jsonb,
  changed_at bigint not null,
  primary key (bucket, account_id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
