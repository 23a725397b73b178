-- Official warnings, quoted. Times are epoch seconds; `content` is everything else of the bulletin as it was read. A
-- warning that is over or was ended stays, so that a bulletin that comes a second time does not come back to life.
create table warning (
  id text not null primary key,
  expires_at bigint not null,
  added_at bigint not null,
  -- When it was cancelled, or followed by another bulletin; null while it holds.
  ended_at bigint,
  -- Changes with the content.
  digest text not null,
  -- `sender,identifier,sent` of the CAP message, as later messages refer to it; null for a bulletin in words.
  cap_reference text,
  -- References of the messages that this one follows.
  cap_replaces text[] not null,
  content jsonb not null
);
create index warning_expires_at on warning (expires_at) where ended_at is null;
create index warning_cap_reference on warning (cap_reference);
