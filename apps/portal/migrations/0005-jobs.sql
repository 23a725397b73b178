-- Work that the role worker does. The bucket comes first in every key, as everywhere; times are epoch seconds. A row is
-- claimed by a lease: a worker that is killed does not renew it, and another one goes on once it is over.

-- Scheduled work, a row a job: its name is unique.
create table job (
  bucket smallint not null,
  name text not null,
  every_seconds integer not null check (every_seconds > 0),
  due_at bigint not null,
  -- Runs begun since the last that ended well.
  attempts integer not null default 0,
  -- Null while nobody runs it.
  lease_until bigint,
  claimed_by text,
  -- An operator ended it: it does not run until somebody lets it again.
  cancelled boolean not null default false,
  progress_done integer,
  progress_total integer,
  succeeded_at bigint,
  last_error text,
  primary key (bucket, name)
);
create index job_due_at on job (due_at);

-- Messages to the world outside, written in the transaction of what they are about and sent at least once; a row is
-- gone once its message was accepted. The id stands for the message with its receiver: one sent twice is known as one.
create table outbox_message (
  bucket smallint not null,
  topic text not null,
  id uuid not null,
  payload jsonb not null,
  due_at bigint not null,
  attempts integer not null default 0,
  lease_until bigint,
  claimed_by text,
  -- A dead letter: it was tried often enough and waits for an operator. Null while it is tried.
  dead_at bigint,
  last_error text,
  primary key (bucket, topic, id)
);
create index outbox_message_due_at on outbox_message (topic, due_at) where dead_at is null;
create index outbox_message_dead_at on outbox_message (dead_at) where dead_at is not null;

-- What calls with an Idempotency-Key were answered; only digests of key and body are stored.
create table idempotency_key (
  bucket smallint not null,
  key_digest bytea not null,
  body_digest bytea not null,
  -- What the first call made: the id of a row.
  result_id uuid not null,
  expires_at bigint not null,
  primary key (bucket, key_digest)
);
create index idempotency_key_expires_at on idempotency_key (expires_at);

-- Calls that processes leased of the windows of callers, by a digest of the caller. Nothing is lost with them: a
-- database that crashes begins every window anew.
create unlogged table rate_limit_use (
  bucket smallint not null,
  -- Digest of limit and caller.
  caller_digest bytea not null,
  window_seconds integer not null,
  window_start bigint not null,
  leased integer not null,
  primary key (bucket, caller_digest, window_seconds)
);
create index rate_limit_use_window_start on rate_limit_use (window_start);

-- The two tables of leads that these replace stay, empty, for an older version that is run again.
insert into outbox_message (bucket, topic, id, payload, due_at, attempts)
  select bucket, 'leads.mail', lead_id, '{}', due_at, attempts from lead_mail;
delete from lead_mail;
insert into idempotency_key (bucket, key_digest, body_digest, result_id, expires_at)
  select bucket, key_digest, body_digest, lead_id, kept_until from lead_idempotency;
delete from lead_idempotency;
