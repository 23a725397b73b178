-- compatible-with: 0031
-- Daily bulletins of places, by channel of their account: with the channel the subscription ends. Times are epoch seconds.

create table ward_subscription (
  bucket smallint not null,
  account_id uuid not null,
  id uuid not null,
  slug text not null,
  language text not null check (language in ('vi', 'en')),
  channel_id uuid not null,
  -- 00:00 in Vietnam of the day whose bulletin was last put into the outbox; null: none yet.
  queued_day bigint,
  -- When a bulletin was last accepted, by the clock of the weather; null: never.
  sent_at bigint,
  created_at bigint not null,
  primary key (bucket, account_id, id),
  unique (bucket, account_id, slug, language, channel_id),
  foreign key (bucket, account_id) references account (bucket, id) on delete cascade,
  foreign key (bucket, account_id, channel_id) references alert_channel (bucket, account_id, id) on delete cascade
);
