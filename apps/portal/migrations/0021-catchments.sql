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
  -- Moves with each change of the outline.
  changed_at bigint not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

-- What an operator measured, one series a catchment: the newest upload. Lists are little-endian float64, NaN is a gap.
create table catchment_series (
  bucket smallint not null,
  account_id uuid not null,
  catchment_id uuid not null,
  step text not null check (step in ('day', 'hour')),
  -- Begin of the first step.
  starts_at bigint not null,
  flow_unit text not null,
  flow bytea not null,
  rain bytea not null,
  pe bytea,
  temperature bytea,
  -- SeriesSummary of the domain.
  summary jsonb not null,
  uploaded_at bigint not null,
  primary key (bucket, account_id, catchment_id),
  foreign key (bucket, account_id, catchment_id) references catchment (bucket, account_id, id) on delete cascade
);

-- The model fitted to it. It goes with the outline that it was fitted to.
create table catchment_model (
  bucket smallint not null,
  account_id uuid not null,
  catchment_id uuid not null,
  -- CatchmentFit of the feature, whole.
  fit jsonb not null,
  -- Mean potential evapotranspiration of a step by month, and by month and hour where steps are hours, mm.
  pe_normals jsonb not null,
  area_km2 double precision not null,
  fitted_at bigint not null,
  primary key (bucket, account_id, catchment_id),
  foreign key (bucket, account_id, catchment_id) references catchment (bucket, account_id, id) on delete cascade
);
