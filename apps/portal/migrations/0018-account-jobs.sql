-- Work that an account has ordered and does not wait for: calibrations, documents, exports. Times are epoch seconds.

create table account_job (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  -- Names the code that does it.
  kind text not null,
  input jsonb not null,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- Share of the work that is done, 0 to 1.
  progress double precision not null default 0,
  result jsonb,
  -- What the work has made, whole; null where it makes no file.
  file bytea,
  file_name text,
  file_type text,
  -- Why it failed, for its owner: a code of the catalogue and what was said beside it.
  error jsonb,
  -- For the operator, without data of persons.
  last_error text,
  attempts smallint not null default 0,
  -- Place among the account's jobs that wait or run: no two have the same, and there are only so many.
  slot smallint not null,
  due_at bigint not null,
  claimed_by uuid,
  lease_until bigint,
  created_at bigint not null,
  started_at bigint,
  ended_at bigint,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create unique index account_job_slot on account_job (bucket, account_id, slot) where state in ('queued', 'running');
create index account_job_due on account_job (bucket, due_at) where state in ('queued', 'running');
create index account_job_ended on account_job (ended_at) where ended_at is not null;
