-- Wind farms of accounts: where they stand, what their turbines give, and what stops work there. Times are epoch seconds.

create table wind_farm (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  name text not null,
  lat double precision not null,
  lng double precision not null,
  hub_height_m real not null check (hub_height_m between 10 and 150),
  -- The client's power curve, PowerCurve of the domain; null: none, and the illustration is shown.
  curve jsonb,
  turbine_count integer not null check (turbine_count between 1 and 1000),
  -- 0 to 1.
  availability real not null check (availability between 0 and 1),
  wake_loss real not null check (wake_loss between 0 and 1),
  -- Kinds of work with limits, hours of work and contingency, a list of FarmWork; empty: no window is shown.
  works jsonb not null,
  created_at bigint not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
