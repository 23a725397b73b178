import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addViews,
  deleteOldViews,
  type IndexedPost,
  indexPosts,
  listIndexedPosts,
  listViews,
} from '../../apps/portal/src/features/news/news-store.ts';
import { listNewsJobs, startNewsSync } from '../../apps/portal/src/features/news/start-news-sync.ts';
import { createViewCounter, type ViewCounter } from '../../apps/portal/src/features/news/view-counter.ts';
import type { Database } from '../../apps/portal/src/platform/database/database.ts';
import { makeUuidV7 } from '../../apps/portal/src/platform/database/uuid-v7.ts';
import { parseDate } from '../../packages/domain/src/time/vietnam-time.ts';

const NOW = parseDate('2026-11-21') ?? 0;
const [FIRST, LATER] = [makeUuidV7(1), makeUuidV7(2)];
const makePost = (fields: Partial<IndexedPost> = {}): IndexedPost => ({
  url: 'mot-bai',
  origin: 'seed',
  category: 'tin-bao',
  title: 'Một bài "của" tòa soạn',
  tags: ['rét đậm', 'a,b {c}'],
  places: ['ha-noi'],
  publishedAt: 1_763_700_000,
  updatedAt: 1_763_700_060,
  ...fields,
});

describe.each(listDatabaseServers())('news on $name', (server) => {
  let database: TestDatabase;
  let visitor = 0;
  const warned: string[] = [];
  beforeAll(async () => {
    database = await openTestDatabase(server);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    warned.length = 0;
    await database.query('truncate post, post_view, post_view_batch');
  });

  const countView = (views: ViewCounter, url = 'mot-bai') => {
    visitor += 1;
    const userAgent = `Mozilla/5.0 (Android 14) ${visitor}`;
    views.note({ url, address: '203.0.113.7', userAgent, isPrefetch: false, at: NOW });
  };
  /** A separate process, as far as the database can tell. */
  const open = (views = createViewCounter(), through: Database = database) => ({
    views,
    newsSync: startNewsSync({
      database: through,
      ready: new Promise(() => undefined),
      viewClock: () => NOW,
      warn: (problem) => warned.push(problem),
      views,
    }),
  });

  it('keep the index as the files are: what is new comes, what changed changes, what is gone goes', async () => {
    await indexPosts(database, [makePost(), makePost({ url: 'bai-hai', publishedAt: 1_763_700_001 })]);
    await indexPosts(database, [makePost({ origin: 'file', title: 'Khác' }), makePost({ url: 'bai-ba' })]);
    expect(await listIndexedPosts(database, '2026-11-01')).toEqual([
      { ...makePost({ url: 'bai-ba' }), views: 0 },
      { ...makePost({ origin: 'file', title: 'Khác' }), views: 0 },
    ]);
    await indexPosts(database, []);
    expect(await listIndexedPosts(database, '2026-11-01')).toEqual([]);
  });

  it('leave rows alone that did not change', async () => {
    await indexPosts(database, [makePost()]);
    const version = () => database.query('select xmin::text from post');
    const before = await version();
    await indexPosts(database, [makePost(), makePost({ url: 'bai-hai' })]);
    expect((await version())[0]).toEqual(before[0]);
  });

  it('add up views by day and post, of thirty days only', async () => {
    await addViews(database, FIRST, [
      { day: '2026-10-22', url: 'mot-bai', views: 100 },
      { day: '2026-10-23', url: 'mot-bai', views: 5 },
      { day: '2026-11-21', url: 'bai-hai', views: 1 },
    ]);
    await addViews(database, LATER, [{ day: '2026-11-21', url: 'mot-bai', views: 2 }]);
    const rank = async (day: string) => (await listViews(database, day)).sort((a, b) => b.views - a.views);
    expect(await rank('2026-10-23')).toEqual([
      { url: 'mot-bai', views: 7 },
      { url: 'bai-hai', views: 1 },
    ]);
    await deleteOldViews(database, '2026-10-23');
    expect((await rank('2000-01-01'))[0]?.views).toBe(7);
  });

  it('count a batch once that is sent twice', async () => {
    const batch = [{ day: '2026-11-21', url: 'mot-bai', views: 3 }];
    await addViews(database, FIRST, batch);
    await addViews(database, FIRST, batch);
    expect(await listViews(database, '2026-11-01')).toEqual([{ url: 'mot-bai', views: 3 }]);
  });

  it('have the views of before after a start, and those that were noted last after an end in order', async () => {
    const before = open();
    for (let count = 0; count < 3; count += 1) countView(before.views);
    await before.newsSync.step();
    const after = open();
    expect(after.newsSync.isCaughtUp()).toBe(false);
    await after.newsSync.step();
    expect(after.newsSync.isCaughtUp()).toBe(true);
    expect(after.views.count('mot-bai', NOW)).toBe(3);
    const posts = () => ({ mark: 'a', list: () => [makePost()] });
    for (const job of listNewsJobs({ database, viewClock: () => NOW, posts })) {
      await job.run({ signal: new AbortController().signal, reportProgress: () => undefined });
    }
    expect((await listIndexedPosts(database, '2026-11-01')).map(({ views }) => views)).toEqual([3]);
  });

  it('see the views of another process, and lose none where both write at once', async () => {
    const both = [open(), open()];
    for (let round = 0; round < 10; round += 1) {
      for (const { views } of both) for (const url of ['mot-bai', 'bai-hai']) countView(views, url);
      await Promise.all(both.map(({ newsSync }) => newsSync.step()));
    }
    const third = open();
    await third.newsSync.step();
    expect(third.views.count('mot-bai', NOW)).toBe(20);
    expect(third.views.count('bai-hai', NOW)).toBe(20);
  });

  it('wait in memory while the database is away, and are counted once when its answer was lost', async () => {
    let answers = false;
    const losing: Database = {
      ...database,
      inTransaction: async (work) => {
        const result = await database.inTransaction(work);
        if (!answers) throw new Error('connection lost');
        return result;
      },
    };
    const { views, newsSync } = open(createViewCounter(), losing);
    countView(views);
    await expect(newsSync.step()).rejects.toThrow('connection lost');
    countView(views);
    expect(views.count('mot-bai', NOW)).toBe(2);
    answers = true;
    await newsSync.step();
    await newsSync.step();
    expect(views.count('mot-bai', NOW)).toBe(2);
    expect(await listViews(database, '2026-11-01')).toEqual([{ url: 'mot-bai', views: 2 }]);
  });
});
