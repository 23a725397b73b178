-- What readers say of the rain where they are: yes or no. Never a measurement, and never a part of scores, forecasts or alerts.
-- Times are epoch seconds.

create table rain_report (
  -- Of the cell.
  bucket smallint not null,
  -- Station cell of the place whose page was open: about 3 km wide. No position is known.
  cell integer not null,
  -- Start of the half hour in which a visitor has one report for a cell.
  slot_at bigint not null,
  -- The address and its network, hashed with the key of the day: neither can be read from it, nor compared with another day.
  visitor bytea not null,
  network bytea not null,
  -- Start of the quarter hour of the report, by the portal's clock.
  quarter_at bigint not null,
  is_raining boolean not null,
  -- What the portal said at that moment: whether it rains at the place; null where it did not know.
  said_raining boolean,
  -- The portal's weather was invented, or its clock was not that of the machine: never counted.
  is_demo boolean not null,
  -- False: one of too many from a network, or of a program.
  is_counted boolean not null,
  -- By the machine's clock.
  expires_at bigint not null,
  primary key (bucket, cell, slot_at, visitor)
);
create index rain_report_quarter_at on rain_report (quarter_at);
create index rain_report_expires_at on rain_report (expires_at);

create table rain_report_key (
  -- Start of a day in Vietnam, by the machine's clock.
  day_at bigint primary key,
  secret bytea not null
);
comment on table rain_report_key is 'Reference table: the key of today. Yesterday''s is deleted.';

-- What stays of the reports of a cell and hour.
create table rain_report_count (
  bucket smallint not null,
  cell integer not null,
  hour_at bigint not null,
  said_rain_reported_rain integer not null,
  said_rain_reported_dry integer not null,
  said_dry_reported_rain integer not null,
  said_dry_reported_dry integer not null,
  -- The portal said nothing.
  unsaid integer not null,
  -- Not counted.
  left_out integer not null,
  primary key (bucket, cell, hour_at)
);
create index rain_report_count_hour_at on rain_report_count (hour_at);
