-- People on a plan besides its owner: they receive alerts of the places that they were given. Times are epoch seconds.

create table team_member (
  -- Of the owner.
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  -- Where the invitation went; of who has joined, the address of their account.
  email text not null,
  -- The owner's places whose alerts come to them.
  place_ids uuid[] not null,
  -- Null until somebody has joined.
  member_id uuid,
  -- Of the link that joins; null once it was used.
  secret_digest bytea,
  link_expires_at bigint not null,
  created_at bigint not null,
  joined_at bigint,
  primary key (bucket, account_id, id),
  unique (bucket, account_id, email),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

-- The same from the side of a member, in the bucket of their account.
create table team_membership (
  bucket smallint not null,
  account_id uuid not null,
  owner_id uuid not null,
  -- The row of team_member.
  member_row_id uuid not null,
  primary key (bucket, account_id, owner_id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);
create index team_membership_owner on team_membership (owner_id);

-- Whose rule it is, of a message to a member of that account's team; null: the account's own.
alter table alert_message add column owner_id uuid;
