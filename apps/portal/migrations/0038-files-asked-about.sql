-- compatible-with: 0031

-- A model that was fitted beside one in use: it takes its place once its owner accepts it. Columns as in catchment_model.
create table catchment_candidate (
  bucket smallint not null,
  account_id uuid not null,
  catchment_id uuid not null,
  fit jsonb not null,
  pe_normals jsonb not null,
  area_km2 double precision not null,
  fitted_at bigint not null,
  primary key (bucket, account_id, catchment_id),
  foreign key (bucket, account_id, catchment_id) references catchment (bucket, account_id, id) on delete cascade
);

-- Rows that a spreadsheet hides: they are left out of the list and told to its owner.
alter table call_list add column hidden integer not null default 0;
