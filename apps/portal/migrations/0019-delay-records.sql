-- Sites of contracts, and a record of each of their days that is never changed once it is closed. Times are epoch seconds; days
-- begin at midnight in Vietnam.

create table delay_site (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  -- Names its public page; nobody can guess it.
  public_id text not null,
  name text not null,
  language text not null check (language in ('vi', 'en')),
  lat double precision not null,
  lng double precision not null,
  -- DelayTerms of the domain, whole.
  terms jsonb not null,
  first_day_at bigint not null,
  -- The day that is closed next.
  next_day_at bigint not null,
  -- The day on which it was ended, which has no record any more; null while it goes on.
  end_day_at bigint,
  created_at bigint not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index delay_site_due on delay_site (next_day_at);

-- What a public page finds its site by. Its bucket is made from the id itself; the account may lie on another server.
create table delay_site_link (
  bucket smallint not null,
  public_id text not null,
  account_id uuid not null,
  site_id uuid not null,
  primary key (bucket, public_id)
);
create index delay_site_link_account on delay_site_link (account_id);

create table delay_record (
  bucket smallint not null,
  account_id uuid not null,
  site_id uuid not null,
  -- 1 for the first day of the site, without a gap.
  number integer not null,
  day_at bigint not null,
  -- Canonical JSON, byte by byte as it was hashed; holds the hash of the day before.
  content text not null,
  -- SHA-256 of the content in UTF-8, hexadecimal.
  hash text not null,
  primary key (bucket, account_id, site_id, number),
  foreign key (bucket, account_id, site_id) references delay_site (bucket, account_id, id) on delete cascade
);
create unique index delay_record_day on delay_record (bucket, account_id, site_id, day_at);
