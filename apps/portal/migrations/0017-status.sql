-- What a probe a minute found of the service, for its status page. Times are epoch seconds. Small, and written by one worker at a time.

-- Minutes that a worker has claimed; a few days of them.
create table status_minute (
  minute bigint primary key,
  -- Whether the API answered with demo weather; null: it did not answer.
  is_demo boolean
);
comment on table status_minute is 'Reference table: claims of workers, a few days of them.';

-- Minutes by what was found. A minute of a day that stands in none was not probed.
create table status_day (
  component text not null,
  -- Start of a day in Vietnam.
  day bigint not null,
  good integer not null,
  degraded integer not null,
  down integer not null,
  primary key (component, day)
);
comment on table status_day is 'Reference table: ninety days of some components.';

create table status_state (
  component text primary key,
  state text not null check (state in ('good', 'degraded', 'down')),
  checked_at bigint not null,
  -- First of the failed probes in a row, how many, and the worst of them; null and 0 while it is well.
  bad_since bigint,
  failures integer not null,
  worst text check (worst in ('degraded', 'down'))
);
comment on table status_state is 'Reference table: a row a component.';

create table status_incident (
  component text not null,
  started_at bigint not null,
  -- Null while it goes on.
  ended_at bigint,
  worst text not null check (worst in ('degraded', 'down')),
  primary key (component, started_at)
);
comment on table status_incident is 'Reference table: ninety days of trouble.';
