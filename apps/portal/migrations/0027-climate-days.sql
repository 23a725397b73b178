-- Days that are over as models had them, a row a climate region: what bulletins look back on. Never demonstration values.

create table climate_day (
  -- Its first second in Vietnam, epoch seconds.
  day_at bigint not null,
  region text not null,
  temperature_c double precision not null,
  rain_mm double precision not null,
  primary key (day_at, region)
);
comment on table climate_day is 'Reference table: seven rows a day.';
