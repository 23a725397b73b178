-- Keys of the API, the quota that the keys of an account share, and what was called by day. Times are epoch seconds.

create table api_key (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  name text not null,
  -- The first characters, by which its owner knows it; the key itself is nowhere.
  prefix text not null,
  -- SHA-256 of the key.
  digest bytea not null,
  -- Origins of pages, and networks, that it works from; empty: from anywhere.
  origins text[] not null,
  networks text[] not null,
  created_at bigint not null,
  -- To within some minutes; null: not yet.
  last_used_at bigint,
  revoked_at bigint,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

-- What a key is found by when it is used. Its bucket is the first byte of the digest, so that looking a key up asks one server;
-- the account may lie on another. A revoked one stays for a day: processes that know it see here that it is.
create table api_key_lookup (
  bucket smallint not null,
  digest bytea not null,
  account_id uuid not null,
  key_id uuid not null,
  -- Rises with each change of the key.
  version integer not null,
  changed_at bigint not null,
  revoked boolean not null,
  primary key (bucket, digest)
);
create index api_key_lookup_account on api_key_lookup (account_id);
create index api_key_lookup_changed_at on api_key_lookup (changed_at);

-- Calls of an account's hour and day. Processes lease them in blocks before they serve them, so that all together never serve more
-- than the quota. Logged, other than rate_limit_use: a crash of the database must not grant a quota twice.
create table api_quota_use (
  bucket smallint not null,
  account_id uuid not null,
  window_seconds integer not null,
  window_start bigint not null,
  -- Handed out to processes.
  leased integer not null,
  -- Of these, those that processes have reported as served.
  used integer not null,
  -- Per cent of the quota that its owner was written to about last in this window.
  notified smallint not null,
  primary key (bucket, account_id, window_seconds),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

create table api_usage (
  bucket smallint not null,
  account_id uuid not null,
  -- Start of a day in Vietnam.
  day bigint not null,
  calls integer not null,
  -- Calls beyond the quota.
  refused integer not null,
  primary key (bucket, account_id, day),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index api_usage_day on api_usage (day);
