-- Own activities of metplus, the secret address of their calendar, and what was last told of each at each site. All lie in the
-- bucket of their account; sites are its alert places. Times are epoch seconds.

create table activity (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  name text not null,
  -- DecisionCondition of the domain, a list of them.
  conditions jsonb not null,
  -- {cost, loss}; null: not weighed.
  cost_loss jsonb,
  -- Sites, by the ids of alert_place.
  place_ids uuid[] not null,
  -- Whether its owner gets a letter when a verdict changes.
  notify boolean not null,
  -- Its owner's switch.
  active boolean not null,
  created_at bigint not null,
  primary key (bucket, account_id, id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

create table activity_feed (
  bucket smallint not null,
  account_id uuid not null,
  -- SHA-256 of the secret in the address; the address itself is nowhere.
  digest bytea not null,
  created_at bigint not null,
  primary key (bucket, account_id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade
);

create table activity_told (
  bucket smallint not null,
  account_id uuid not null,
  activity_id uuid not null,
  place_id uuid not null,
  -- First hour of `verdicts`.
  start_at bigint not null,
  -- A letter an hour: g go, c consider, s stop, u unknown.
  verdicts text not null,
  -- Of the newest letter; null: none yet.
  letter_at bigint,
  primary key (bucket, account_id, activity_id, place_id),
  foreign key (bucket, account_id, activity_id) references activity (bucket, account_id, id) on delete cascade
);
