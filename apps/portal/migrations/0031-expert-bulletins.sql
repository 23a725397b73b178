-- Bulletins that experts write on demand: orders, what was issued for them, and the letters that deliver it. Times are epoch seconds.

create table bulletin_order (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  -- BulletinRequest of the domain, whole.
  request jsonb not null,
  state text not null check (state in ('received', 'writing', 'delivered', 'declined', 'cancelled')),
  -- Why it was declined.
  reason text,
  created_at bigint not null,
  -- When its editor began.
  writing_at bigint,
  -- When it was delivered first, declined or cancelled.
  ended_at bigint,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
-- Editors name an order by its id alone.
create index bulletin_order_id on bulletin_order (id);
create index bulletin_order_open on bulletin_order (created_at) where state in ('received', 'writing');

create table expert_bulletin (
  bucket smallint not null,
  account_id uuid not null,
  order_id uuid not null,
  language text not null check (language in ('vi', 'en')),
  -- From 1; a version is never changed, the next one replaces it.
  version integer not null,
  id uuid not null,
  -- Names its page; nobody can guess it.
  code text not null,
  -- BulletinDocument of the domain, whole: text and figures as they were issued.
  document jsonb not null,
  -- The editor's file.
  source text not null,
  published_at bigint not null,
  -- Null until the document was drawn.
  pdf bytea,
  pdf_at bigint,
  primary key (bucket, account_id, order_id, language, version),
  foreign key (bucket, account_id, order_id) references bulletin_order (bucket, account_id, id) on delete cascade
);
create index expert_bulletin_id on expert_bulletin (bucket, id);

-- What a page finds its bulletin by. Its bucket is made from the code; the account may lie on another server.
create table expert_bulletin_link (
  bucket smallint not null,
  code text not null,
  account_id uuid not null,
  bulletin_id uuid not null,
  primary key (bucket, code)
);
create index expert_bulletin_link_account on expert_bulletin_link (account_id);

-- A letter to one address, added with the document in one transaction: it is neither lost nor written twice.
create table bulletin_letter (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  bulletin_id uuid not null,
  email text not null,
  sent_at bigint,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index bulletin_letter_bulletin on bulletin_letter (bucket, account_id, bulletin_id);
