-- Bulletins of catchments as they were issued, and what their forecasts were worth. Both go with the catchment. Times are epoch seconds.

-- A row is never changed.
create table catchment_bulletin (
  bucket smallint not null,
  account_id uuid not null,
  catchment_id uuid not null,
  -- 07:00 or 19:00 in Vietnam, or the hour in which its owner asked for one.
  slot_at bigint not null,
  -- From 1 in the order of issue.
  number integer not null check (number > 0),
  issued_at bigint not null,
  demo boolean not null,
  -- BulletinContent of the feature as JSON: a text, so that not one byte of it changes.
  content text not null,
  primary key (bucket, account_id, catchment_id, slot_at),
  unique (bucket, account_id, catchment_id, number),
  foreign key (bucket, account_id, catchment_id) references catchment (bucket, account_id, id) on delete cascade
);

-- What a scheduled bulletin forecast of a whole day. Its forecast is never changed; what came is filled in.
create table catchment_forecast_day (
  bucket smallint not null,
  account_id uuid not null,
  catchment_id uuid not null,
  slot_at bigint not null,
  kind text not null check (kind in ('rain', 'flow')),
  -- 1: the day after that of the bulletin.
  lead_days smallint not null check (lead_days > 0),
  -- 00:00 in Vietnam of the day.
  day_at bigint not null,
  -- Rain of the day, mm, or its mean inflow, m³/s.
  said double precision not null,
  -- Persistence: the 24 hours before the bulletin, or the day before its day.
  held double precision,
  came double precision,
  -- Climatology: mean of the month in the operator's records from before the bulletin.
  usual double precision,
  -- Scf of TT 42/2017 for this lead, m³/s.
  permissible double precision,
  -- Part of the day's hours that radars saw; null for inflow.
  radar_part real,
  scored_at bigint,
  primary key (bucket, account_id, catchment_id, slot_at, kind, lead_days),
  foreign key (bucket, account_id, catchment_id, slot_at)
    references catchment_bulletin (bucket, account_id, catchment_id, slot_at) on delete cascade
);
