-- Alerts: places, rules, channels, and one row for every message to every channel. All lie in the bucket of their account.
-- Times are epoch seconds.

create table alert_place (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  name text not null,
  lat double precision not null,
  lng double precision not null,
  -- The way of a saved route, a list of {lat, lng} that begins with the place's own; null: a single place.
  points jsonb,
  slug text,
  -- Its owner's switch.
  active boolean not null,
  created_at bigint not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

create table alert_rule (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  -- What every nowcast and run is compared with; the rest is read only for rules that it meets.
  kind text not null check
    (kind in ('rain', 'rainChance', 'thunder', 'lightning', 'gust', 'temperature', 'officialWarning')),
  compare text not null check (compare in ('atLeast', 'atMost')),
  threshold real not null,
  -- Per cent; null: the likeliest course decides.
  least_chance smallint check (least_chance between 1 and 99),
  lead_minutes smallint not null,
  place_ids uuid[] not null,
  channel_ids uuid[] not null,
  -- AlertRule of the domain, whole.
  rule jsonb not null,
  active boolean not null,
  created_at bigint not null,
  -- Moves with each change of the rule, its places and its pauses: workers read what is newer than what they have.
  changed_at bigint not null,
  -- Removed by its owner: stays until workers have seen it.
  removed_at bigint,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index alert_rule_changed_at on alert_rule (changed_at);

create table alert_channel (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('email', 'sms', 'zalo', 'push', 'webhook')),
  -- E-mail, E.164, endpoint of a push subscription, or the https address of a webhook.
  address text not null,
  -- Keys of a push subscription; null for every other kind.
  push_keys jsonb,
  -- What a webhook's messages are signed with; null for every other kind.
  secret text,
  -- The code that was sent to it last.
  code_digest bytea,
  code_expires_at bigint,
  code_attempts smallint not null default 0,
  verified_at bigint,
  active boolean not null,
  -- What stands behind /t/ in its messages.
  stop_code text not null,
  created_at bigint not null,
  primary key (bucket, account_id, id),
  unique (bucket, account_id, kind, address),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

-- What a channel is found by from its messages. Its bucket is that of the code.
create table alert_stop_code (
  bucket smallint not null,
  code text not null,
  account_id uuid not null,
  channel_id uuid not null,
  primary key (bucket, code)
);
create index alert_stop_code_account on alert_stop_code (account_id);

-- What was agreed to or refused, in which words, when and by which way: rows are added, never changed.
create table consent (
  bucket smallint not null,
  account_id uuid not null,
  -- In the order in which they were given: two of one second have one too.
  number integer not null,
  purpose text not null check (purpose in ('alerts', 'advertising')),
  channel text,
  -- Digest of the address that it is about; null where it is about the account.
  address_digest bytea,
  given boolean not null,
  text_version text not null,
  way text not null check (way in ('form', 'letterLink', 'letterHeader', 'stopLink', 'provider', 'operator')),
  at bigint not null,
  primary key (bucket, account_id, number),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

-- Addresses that nothing is sent to, whatever anybody agreed to. They stay when accounts go.
create table do_not_contact (
  bucket smallint not null,
  -- Keyed: who has the list alone finds no number in it by trying all. The bucket is its first byte.
  address_digest bytea not null,
  -- What nothing is sent of: alerts, advertising, or all.
  purpose text not null check (purpose in ('alerts', 'advertising', 'all')),
  added_at bigint not null,
  primary key (bucket, address_digest, purpose)
);

-- What those digests are keyed with.
create table do_not_contact_key (
  id smallint primary key check (id = 1),
  secret bytea not null
);
comment on table do_not_contact_key is 'Reference table: one row, whole on every server.';

-- Tokens of apps at Zalo. A refresh token is valid once: whoever uses it holds the row.
create table zalo_token (
  app_id text primary key,
  access_token text,
  access_expires_at bigint not null,
  refresh_token text not null,
  -- Of the token in the settings that these come from: another one there replaces them.
  seed_digest bytea not null,
  changed_at bigint not null
);
comment on table zalo_token is 'Reference table: a row an app, whole on every server.';

-- Events that a rule follows at a place: one row from its first notice to its end, so that nobody is told twice.
create table alert_event (
  bucket smallint not null,
  account_id uuid not null,
  rule_id uuid not null,
  place_id uuid not null,
  -- When it was first seen coming, epoch seconds: names it in its messages.
  opened_at bigint not null,
  -- Null while it lasts.
  closed_at bigint,
  -- EventState of the domain, whole.
  state jsonb not null,
  primary key (bucket, account_id, rule_id, place_id, opened_at),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create unique index alert_event_open on alert_event (bucket, account_id, rule_id, place_id) where closed_at is null;

-- A message of an event to a channel; also one that was withheld, and an event that nothing was sent of.
create table alert_message (
  bucket smallint not null,
  account_id uuid not null,
  -- Its provider knows it by this too: sent twice, it is one.
  id uuid not null,
  rule_id uuid not null,
  place_id uuid not null,
  opened_at bigint not null,
  kind text not null check (kind in ('start', 'upgrade', 'end')),
  -- When the event begins, rises or ends, as it was forecast.
  event_at bigint not null,
  -- Null where nothing was sent of an event.
  channel_id uuid,
  channel text,
  language text not null check (language in ('vi', 'en')),
  -- AlertText of the content: what each channel makes its message of.
  content jsonb not null,
  issued jsonb not null,
  -- Whether the weather is invented: it reaches sandboxes only.
  is_demo boolean not null,
  state text not null check (state in ('queued', 'sent', 'delivered', 'failed', 'withheld', 'none')),
  reason text check
    (reason in ('quiet', 'limit', 'stale', 'expired', 'demo', 'paused', 'unverified', 'doNotContact', 'noConsent')),
  due_at bigint not null,
  -- From then on it would come too late.
  expires_at bigint not null,
  attempts smallint not null default 0,
  lease_until bigint,
  claimed_by uuid,
  last_error text,
  provider_id text,
  -- Start of Vietnam's day for which a text message counts against its plan; null: it does not, or not yet.
  sms_day bigint,
  created_at bigint not null,
  sent_at bigint,
  outcome text check (outcome in ('right', 'wrong', 'missed', 'unknown')),
  outcome_due_at bigint,
  -- What its reader said happened.
  happened boolean,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create unique index alert_message_once
  on alert_message (bucket, account_id, rule_id, place_id, opened_at, kind, channel_id);
create index alert_message_due on alert_message (channel, bucket, due_at) where state = 'queued';
create index alert_message_expiry on alert_message (expires_at) where state = 'queued';
create index alert_message_sms_day on alert_message (bucket, account_id, sms_day) where sms_day is not null;
create index alert_message_outcome on alert_message (outcome_due_at) where outcome is null;
create index alert_message_list on alert_message (bucket, account_id, created_at);
