-- What owners typed in of the reservoirs of their catchments. It goes with the catchment.

create table catchment_reservoir (
  bucket smallint not null,
  account_id uuid not null,
  catchment_id uuid not null,
  -- Reservoir of the domain, whole and checked: V(H), levels, reading, release, procedure, planned opening.
  reservoir jsonb not null,
  -- Epoch seconds of the last change.
  changed_at bigint not null,
  primary key (bucket, account_id, catchment_id),
  foreign key (bucket, account_id, catchment_id) references catchment (bucket, account_id, id) on delete cascade
);
