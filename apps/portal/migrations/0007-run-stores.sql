-- What hosts that fetch and publish weather share. The bucket comes first in every key, as everywhere. Nothing here is lost with
-- the rows: leases expire, the rest is made anew from the folders of runs and sources.

-- Who does something alone for a while, such as fetching a source. Renewed by its holder, free once it expired. Milliseconds
-- of the database's clock, since leases are shorter than the clocks of hosts differ.
create table process_lease (
  bucket smallint not null,
  name text not null,
  -- Random, made anew each time it is acquired.
  holder uuid not null,
  -- For people: process and host.
  label text not null,
  expires_at_ms bigint not null,
  primary key (bucket, name)
);
