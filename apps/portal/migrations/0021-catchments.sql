-- Catchments of the hydropower desk. All lie in the bucket of their account. Times are epoch seconds.

create table catchment (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  name text not null,
  -- Rings in degrees as CatchmentPolygon of the domain, checked; null: only a place is known as yet.
  polygon jsonb,
  -- Of the polygon, km² on WGS 84; null without one.
  area_km2 double precision,
  -- The plant or dam, or the middle of the polygon's box.
  lat double precision not null,
  lng double precision not null,
  -- Slug of the table of plants; null: none was chosen.
  plant text,
  -- The operator's limits of rain, a list of {hours, mm}.
  limits jsonb not null,
  -- Its owner's switch.
  active boolean not null,
  created_at bigint not null,
  changed_at bigint not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
