-- Automatic calls: who may order them, lists of numbers, recordings, campaigns and their calls, and numbers that nobody calls. Times are
-- epoch seconds; a phone is the figures of its E.164 number, 84912345678 for +84912345678.

-- Accounts that the operator has opened automatic calls for, and how fast they may call.
create table call_client (
  bucket smallint not null,
  account_id uuid not null,
  calls_per_minute integer not null,
  -- Calls that may be on their way at once.
  lines integer not null,
  enabled_at bigint not null,
  -- The minute that calls were last placed in, and how many.
  minute_at bigint not null default 0,
  placed integer not null default 0,
  primary key (bucket, account_id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

create table call_list (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  name text not null,
  -- empty: no file yet; reading: a job reads it; faulty: rows have faults and nobody has accepted the rest; ready.
  state text not null check (state in ('empty', 'reading', 'faulty', 'ready')),
  -- What its owner declared: how people agreed, whether to advertising, the sentence, when, from which network.
  consent jsonb not null,
  row_count integer not null default 0,
  number_count integer not null default 0,
  faulty integer not null default 0,
  duplicates integer not null default 0,
  restored integer not null default 0,
  -- The file until it is read, and the job that reads it, whose own file names the rows to look at.
  upload bytea,
  job_id uuid,
  created_at bigint not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

create table call_list_number (
  bucket smallint not null,
  account_id uuid not null,
  list_id uuid not null,
  -- From 1, in the order of the file.
  number integer not null,
  phone bigint not null,
  primary key (bucket, account_id, list_id, number),
  foreign key (bucket, account_id, list_id) references call_list (bucket, account_id, id) on delete cascade
);

create table call_recording (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  name text not null,
  format text not null check (format in ('wav', 'mp3')),
  seconds double precision not null,
  sample_rate integer not null,
  channels smallint not null,
  bytes bytea not null,
  created_at bigint not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

create table call_campaign (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  name text not null,
  purpose text not null check (purpose in ('notice', 'advertising')),
  list_id uuid not null,
  recording_id uuid not null,
  -- CallWindow and RetryRules of the domain.
  call_window jsonb not null,
  rules jsonb not null,
  starts_at bigint not null,
  state text not null check (state in ('draft', 'scheduled', 'running', 'paused', 'done', 'cancelled')),
  created_at bigint not null,
  ended_at bigint,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index call_campaign_open on call_campaign (starts_at) where state in ('scheduled', 'running');

create table phone_call (
  bucket smallint not null,
  account_id uuid not null,
  campaign_id uuid not null,
  number integer not null,
  phone bigint not null,
  state text not null check (state in
    ('waiting', 'calling', 'answered', 'refused', 'noAnswer', 'busy', 'failed', 'blocked', 'unknown', 'cancelled')),
  tries smallint not null default 0,
  due_at bigint not null,
  -- Names the last try at the provider; stored before it is asked, so that no number is called twice.
  call_id uuid,
  placed_at bigint,
  -- When this account had called the number before this try, for a try that was taken back.
  previous_placed_at bigint,
  last_outcome text,
  seconds integer,
  primary key (bucket, account_id, campaign_id, number),
  foreign key (bucket, account_id, campaign_id) references call_campaign (bucket, account_id, id) on delete cascade
);
create index phone_call_due on phone_call (bucket, account_id, campaign_id, due_at, number) where state = 'waiting';
create index phone_call_underway on phone_call (bucket, account_id, placed_at) where state = 'calling';
create index phone_call_id on phone_call (call_id) where call_id is not null;

-- When an account last called a number, over all of its campaigns.
create table call_history (
  bucket smallint not null,
  account_id uuid not null,
  phone bigint not null,
  last_placed_at bigint,
  last_answered_at bigint,
  primary key (bucket, account_id, phone),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

-- Numbers that an account does not call: put there by itself, or by a key that was pressed during a call.
create table call_block (
  bucket smallint not null,
  account_id uuid not null,
  phone bigint not null,
  source text not null check (source in ('owner', 'key')),
  added_at bigint not null,
  primary key (bucket, account_id, phone),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

create table call_register (
  phone bigint primary key,
  added_at bigint not null
);
comment on table call_register is 'Reference table: the national do-not-call list as the operator loaded it; nobody calls these numbers.';
