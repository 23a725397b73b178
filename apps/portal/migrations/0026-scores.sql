-- Sums of pairs of archived forecast and measurement, a day at a time: months, provinces and samples of days are made of them. Everything
-- here can be computed again from the archive of forecasts and the measurements.

create table score_day (
  -- Start of a day in Vietnam.
  day bigint primary key,
  -- Stations that measured anything that day.
  stations integer not null,
  -- Hash of the measurements and of the names of the forecasts' files: another one, and the day is scored again.
  mark text not null
);
comment on table score_day is 'Reference table: a row a day.';

create table score_sum (
  day bigint not null,
  -- Name of a source, or `shown`.
  source text not null,
  variable text not null,
  -- A list of {leadDays, province, sums}: sums in the order of packages/domain/src/score/score-sums.ts, without zeros at the end.
  groups jsonb not null,
  -- The worst forecasts of each lead.
  misses jsonb not null,
  primary key (day, source, variable)
);
comment on table score_sum is 'Reference table: some rows a day, for ever.';
