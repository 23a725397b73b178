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

-- Published runs that hosts share: of a source and start the newest revision. The files lie in the shared store of blobs.
create table published_run (
  bucket smallint not null,
  source text not null,
  run_at bigint not null,
  run_id text not null,
  revision integer not null,
  published_at bigint not null,
  -- Length and SHA-256 of its manifest, which names the other files.
  manifest_bytes integer not null,
  manifest_sha256 text not null,
  primary key (bucket, source, run_at)
);

-- How the sources stand that hosts fetch by turns: what was published or given up last, and by which host's clock.
create table source_status (
  bucket smallint not null,
  source text not null,
  status jsonb not null,
  primary key (bucket, source)
);
