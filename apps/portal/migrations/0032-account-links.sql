-- compatible-with: 0031
-- A change of address is a link of its own kind, can be undone from the address before, and its owner is told. Times are epoch seconds.
-- An older program runs on this schema: it neither reads nor writes what is new here.

alter table account_link drop constraint account_link_kind_check;
alter table account_link add constraint account_link_kind_check
  check (kind in ('verifyEmail', 'changeEmail', 'resetPassword'));
-- Until now a change of address waited as the verification of an address that the account does not have.
update account_link as link set kind = 'changeEmail' from account
  where account.bucket = link.bucket and account.id = link.account_id and link.kind = 'verifyEmail' and link.email <> account.email;

-- An address that an account gave up stays its own for as long as it can be taken back; nobody signs in by it meanwhile.
alter table account_name add column reserved_until bigint;

-- E-mails to the owner of an account about what was changed. Those about its address hold the link that undoes the change.
create table account_notice (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  kind text not null
    check (kind in ('passwordReset', 'passwordChanged', 'emailChanging', 'emailChanged', 'keyAdded', 'webhookAdded')),
  -- The account's address at that moment: where the e-mail goes, and what an undone change goes back to.
  email text not null,
  email_verified_at bigint,
  -- Beginning of a key, host of a webhook, or the new address.
  detail text,
  created_at bigint not null,
  -- Null: the e-mail has no link, or was not written yet.
  undo_digest bytea,
  expires_at bigint not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index account_notice_expires_at on account_notice (expires_at);
create index account_name_reserved_until on account_name (reserved_until) where reserved_until is not null;
