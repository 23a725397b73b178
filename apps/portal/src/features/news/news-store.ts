import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import type { Post } from './post.ts';
import type { DayViews, PostViews } from './view-counter.ts';

type PostOrigin = 'seed' | 'file';

export interface IndexedPost extends Pick<Post, 'url' | 'category' | 'title' | 'tags' | 'places'> {
  readonly origin: PostOrigin;
  readonly publishedAt: number;
  readonly updatedAt: number;
}

export interface CountedPost extends IndexedPost {
  readonly views: number;
}

/** Bucket of a post's address, which holds all its views. */
const toUrlBucket = (url: string) => `get_byte(sha256(convert_to(${url}, 'UTF8')), 0)`;
const COLUMNS = 'url, origin, category, title, tags, places, published_at, updated_at';

/** Replaces the index with these posts. One statement, so readers see all of it or nothing. */
export async function indexPosts(queries: Queries, posts: readonly IndexedPost[]): Promise<void> {
  const rows = posts.map(({ publishedAt, updatedAt, ...post }) => ({
    ...post,
    published_at: publishedAt,
    updated_at: updatedAt,
  }));
  await queries.query(
    `with given as (
       select ${COLUMNS} from jsonb_to_recordset($1::jsonb) as row(url text, origin text, category text, title text,
         tags text[], places text[], published_at bigint, updated_at bigint) order by url
     ), gone as (
       delete from post where url not in (select url from given)
     )
     insert into post (${COLUMNS}) select ${COLUMNS} from given
     on conflict (url) do update set origin = excluded.origin, category = excluded.category, title = excluded.title,
       tags = excluded.tags, places = excluded.places, published_at = excluded.published_at,
       updated_at = excluded.updated_at
     where post is distinct from excluded`,
    [JSON.stringify(rows)],
  );
}

export function listIndexedPosts(queries: Queries, oldestDay: string): Promise<CountedPost[]> {
  return queries.query<CountedPost>(
    `select url, origin, category, title, tags, places, published_at as "publishedAt", updated_at as "updatedAt",
       (select coalesce(sum(views), 0) from post_view
        where bucket = ${toUrlBucket('post.url')} and post_view.url = post.url and day >= $1::date) as views
     from post order by published_at desc, url`,
    [oldestDay],
  );
}

/** Adds a batch of views; idempotent by the batch's id. */
export function addViews(database: Database, batchId: string, views: readonly DayViews[]): Promise<void> {
  const sorted = views.toSorted((a, b) => (a.day + a.url < b.day + b.url ? -1 : 1));
  return database.inTransaction(async (transaction) => {
    const added = await transaction.query(
      'insert into post_view_batch (bucket, id) values ($1, $2) on conflict do nothing returning id',
      [toIdBucket(batchId), batchId],
    );
    if (added.length === 0) return;
    await transaction.query(
      `insert into post_view as kept (bucket, day, url, views)
       select bucket, day::date, url, views
       from unnest($1::smallint[], $2::text[], $3::text[], $4::integer[]) as given(bucket, day, url, views)
       on conflict (bucket, url, day) do update set views = kept.views + excluded.views`,
      [
        sorted.map(({ url }) => toTextBucket(url)),
        sorted.map(({ day }) => day),
        sorted.map(({ url }) => url),
        sorted.map((each) => each.views),
      ],
    );
  });
}

export function listViews(queries: Queries, oldestDay: string): Promise<PostViews[]> {
  return queries.query<PostViews>('select url, sum(views) as views from post_view where day >= $1::date group by url', [
    oldestDay,
  ]);
}

/** Deletes views before a day, and batches that are not sent again. */
export async function deleteOldViews(queries: Queries, oldestDay: string): Promise<void> {
  await queries.query('delete from post_view where day < $1::date', [oldestDay]);
  await queries.query(`delete from post_view_batch where added_at < now() - interval '7 days'`);
}
