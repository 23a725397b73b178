-- Accounts. The bucket comes first in every key, as everywhere: that of an account is made from its id, and all its rows share
-- it. Times are epoch seconds.

create table account (
  bucket smallint not null,
  id uuid not null,
  -- Lower case. Unique through account_name, where the account is found by it.
  email text not null,
  -- Null until the link in the letter was opened.
  email_verified_at bigint,
  -- E.164; unique only once it is verified.
  phone text,
  phone_verified_at bigint,
  name text,
  language text not null check (language in ('vi', 'en')),
  -- argon2id in the PHC string format.
  password_hash text not null,
  wants_advertising boolean not null,
  -- Which wording of the terms was accepted.
  terms_version text not null,
  created_at bigint not null,
  primary key (bucket, id)
);

-- What an account is found by: each e-mail and each verified phone once. Its bucket is that of the value, so that looking up
-- a name asks one server; the account may lie on another.
create table account_name (
  bucket smallint not null,
  kind text not null check (kind in ('email', 'phone')),
  value text not null,
  account_id uuid not null,
  primary key (bucket, kind, value)
);
create index account_name_account on account_name (account_id);

-- Signed-in devices. A token is valid as long as its session stands here.
create table account_session (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null,
  -- Program and system in words, such as "Chrome, Android"; null where the device did not say.
  device text,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index account_session_expires_at on account_session (expires_at);

-- Links in letters, each valid once: only a digest of its secret is stored. One of a kind an account: a newer one replaces it.
create table account_link (
  bucket smallint not null,
  account_id uuid not null,
  kind text not null check (kind in ('verifyEmail', 'resetPassword')),
  secret_digest bytea not null,
  -- The address that is verified; a changed one is the account's only from then on.
  email text not null,
  expires_at bigint not null,
  primary key (bucket, account_id, kind),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index account_link_expires_at on account_link (expires_at);

-- The one-time code that was sent to a phone last.
create table account_phone_code (
  bucket smallint not null,
  account_id uuid not null,
  phone text not null,
  code_digest bytea not null,
  expires_at bigint not null,
  -- Wrong codes tried so far.
  attempts smallint not null default 0,
  primary key (bucket, account_id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index account_phone_code_expires_at on account_phone_code (expires_at);

-- Networks from which an account was signed in to, by digest: a stranger's wrong passwords do not lock its owner out there.
create table account_known_network (
  bucket smallint not null,
  account_id uuid not null,
  network_digest bytea not null,
  seen_at bigint not null,
  primary key (bucket, account_id, network_digest),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index account_known_network_seen_at on account_known_network (seen_at);

-- What a browser stores, where its reader agreed to have it in the account too.
create table account_local (
  bucket smallint not null,
  account_id uuid not null,
  document jsonb not null,
  updated_at bigint not null,
  primary key (bucket, account_id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

-- Tries that are counted and slowed down, such as wrong passwords of a name; by digest, so that no name stands here.
create table attempt_count (
  bucket smallint not null,
  subject_digest bytea not null,
  attempts integer not null,
  last_at bigint not null,
  -- No try counts before this moment.
  blocked_until bigint not null,
  primary key (bucket, subject_digest)
);
create index attempt_count_last_at on attempt_count (last_at);

-- Secrets that session tokens are signed with. The newest signs; older ones verify until the last token they signed is over.
create table signing_key (
  id uuid primary key,
  secret bytea not null,
  created_at bigint not null
);
comment on table signing_key is 'Reference table: few rows, whole on every server.';
