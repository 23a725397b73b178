-- Accounts of the companion apps whose owners asked for their deletion here and whom the app's own address did not serve: the
-- company deletes them there. Never a password.
create table app_removal (
  bucket smallint not null,
  id uuid not null,
  app text not null check (app in ('vnagri', 'mobiagri', 'agrox')),
  username text not null,
  language text not null check (language in ('vi', 'en')),
  received_at bigint not null,
  primary key (bucket, id)
);
create index app_removal_received_at on app_removal (received_at);
