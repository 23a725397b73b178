-- Orders of data files. Each has a job that makes its file, and goes with it 30 days after the file was made. Times are epoch seconds.

create table data_order (
  bucket smallint not null,
  account_id uuid not null,
  -- Of the job too.
  id uuid not null,
  -- DataRequest of the domain, whole.
  request jsonb not null,
  -- What was said when it was ordered.
  expected_rows integer not null,
  expected_bytes integer not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id, id) references account_job (bucket, account_id, id) on delete cascade
);
