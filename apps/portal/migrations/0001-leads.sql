-- What people send by the forms. The bucket comes first in every key, so that the rows of one bucket can live on one
-- server of many; a lead, its idempotency key and its mail share a bucket. Times are epoch seconds.
create table lead (
  bucket smallint not null,
  id uuid not null,
  kind text not null check (kind in ('consultation', 'stormInform', 'userInform')),
  received_at bigint not null,
  name text not null,
  -- E.164, such as +84912345678
  phone text not null,
  email text not null,
  company text,
  area text not null,
  problem text,
  language text not null check (language in ('vi', 'en')),
  -- Which wording of the privacy line stood beside the form.
  consent_version text not null,
  wants_advertising boolean not null,
  -- A filled trap field, or a form filled faster than a person can: kept, but not mailed.
  suspicious boolean not null,
  primary key (bucket, id)
);
create index lead_received_at on lead (received_at);
create index lead_email on lead (lower(email));
create index lead_phone on lead (phone);

-- Answers of calls that carried an Idempotency-Key; only digests of key and body are kept.
create table lead_idempotency (
  bucket smallint not null,
  key_digest bytea not null,
  body_digest bytea not null,
  lead_id uuid not null,
  kept_until bigint not null,
  primary key (bucket, key_digest)
);
create index lead_idempotency_kept_until on lead_idempotency (kept_until);

-- Leads that still have to be mailed; a row is claimed by a lease, and gone once the mail was taken.
create table lead_mail (
  bucket smallint not null,
  lead_id uuid not null,
  due_at bigint not null,
  attempts integer not null,
  primary key (bucket, lead_id),
  foreign key (bucket, lead_id) references lead (bucket, id) on delete cascade
);
create index lead_mail_due_at on lead_mail (due_at);
