-- Posts as the portal read them from files: made anew from the files at every start, never the other way round.
create table post (
  url text primary key,
  -- Whether it came along with the portal or lies in the editors' folder.
  origin text not null check (origin in ('seed', 'file')),
  category text not null,
  title text not null,
  tags text[] not null,
  places text[] not null,
  published_at bigint not null,
  updated_at bigint not null
);
create index post_published_at on post (published_at desc);

-- Readers of a post on a day of Vietnam. Nothing here says who they were.
create table post_view (
  day date not null,
  url text not null,
  views integer not null check (views > 0),
  primary key (day, url)
);

-- Batches of views that were added: one that is sent again because its answer was lost counts once.
create table post_view_batch (
  id uuid primary key,
  added_at timestamptz not null default now()
);
create index post_view_batch_added_at on post_view_batch (added_at);
