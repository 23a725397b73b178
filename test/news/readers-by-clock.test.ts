import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openNews } from '../../apps/portal/src/features/news/open-news.ts';
import { createPlaces } from '../../apps/portal/src/features/places/service.ts';
import { parseDate } from '../../packages/domain/src/time/vietnam-time.ts';

const TODAY = parseDate('2026-11-22') ?? 0;
const FAR_AHEAD = parseDate('2050-01-01') ?? 0;
const POST = 'doc-ban-tin-bao';

const [server] = listDatabaseServers();

describe.runIf(server !== undefined)('Readers who came while CLOCK showed another year', () => {
  let database: TestDatabase;
  let folder = '';
  beforeAll(async () => {
    if (server !== undefined) database = await openTestDatabase(server);
    folder = mkdtempSync(join(tmpdir(), 'readers-'));
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  /**
   * News with a clock at a given moment, while the machine's shows today; `read` adds one reader, `close` shuts down in
   * order.
   */
  async function open(shown: number) {
    const news = await openNews({
      database,
      ready: Promise.resolve(),
      folder,
      clock: () => shown,
      viewClock: () => TODAY,
      places: createPlaces(),
      warn: (problem) => expect.unreachable(problem),
    });
    const request = { method: 'GET', headers: { 'user-agent': 'Mozilla/5.0 (Android 14)' }, ip: '203.0.113.7' };
    type Noted = Parameters<typeof news.web.noteArticle>[0];
    const read = () => news.web.noteArticle(request as unknown as Noted, POST);
    const close = async (): Promise<void> => news.stop?.();
    const listMost = () => news.calls.postsRecent({ query: { type: 'mostViewed' } }).posts.map(({ url }) => url);
    return { read, close, listMost };
  }

  it('are dated by the machine, and no CLOCK drops them or makes them old', async () => {
    const ahead = await open(FAR_AHEAD);
    ahead.read();
    expect(ahead.listMost()).toEqual([POST]);
    await ahead.close();
    expect(await database.query('select day::text, url, views from post_view')).toEqual([
      { day: '2026-11-22', url: POST, views: 1 },
    ]);
    const today = await open(TODAY);
    await expect.poll(today.listMost).toEqual([POST]);
    await today.close();
  });
});
