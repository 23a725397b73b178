import { join } from 'node:path';
import { openEmptyDatabase, type TestDatabase } from '@portal/testing/database/empty-database';
import { type Bouncer, HAS_BOUNCER, startBouncer } from '@portal/testing/database/start-bouncer';
import { startRelay } from '@portal/testing/database/start-relay';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';
import { openServerDatabase } from '../../apps/portal/src/platform/database/open-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const [server] = listDatabaseServers();

describe.skipIf(!HAS_BOUNCER)('the shipped settings of PgBouncer', () => {
  let database: TestDatabase;
  let bouncer: Bouncer | null = null;
  beforeEach(async () => {
    database = await openEmptyDatabase({ url: server?.url ?? '' });
  });
  afterEach(async () => {
    await bouncer?.stop();
    await database.close();
  });

  const start = async (change?: (settings: string) => string, url = database.url) => {
    bouncer = await startBouncer(url, change);
    return bouncer.toUrl(url);
  };
  const openThrough = (url: string) =>
    openServerDatabase({ url, dataDir: '', migrations: MIGRATIONS, warn: () => undefined });

  it('give every connection the schema and the limit of a statement', async () => {
    const opened = await openThrough(await start());
    await opened.ready;
    expect(
      await opened.database.query(
        `select current_schema() as schema, current_setting('statement_timeout') as "limit", $1::bigint as number`,
        [1_763_700_000],
      ),
    ).toEqual([{ schema: 'portal', limit: '15s', number: 1_763_700_000 }]);
    await opened.close();
  });

  it.each([
    [
      'that refuses what it does not know',
      (settings: string) => settings.replace(/^ignore_startup_parameters.*$/m, ''),
      /DATABASE_URL: the pooler refuses the portal's settings: set ignore_startup_parameters/,
    ],
    [
      'that drops the schema',
      (settings: string) => settings.replace(/connect_query=.*/, "connect_query='set search_path to public'"),
      /DATABASE_URL: the pooler drops the portal's schema: set ignore_startup_parameters/,
    ],
  ])('are asked for by a portal before another %s', async (_title, change, refusal) => {
    const opened = await openThrough(await start(change));
    await expect(opened.ready).rejects.toThrow(refusal);
    await opened.close();
  });

  it('make a lost PostgreSQL look away for a while, as without PgBouncer', async () => {
    const relay = await startRelay(database.url);
    const port = Number(new URL(relay.url).port);
    const pool = openPool({ connectionString: await start(undefined, relay.url) }, { retryTimeoutMs: 0 });
    expect(await pool.query('select 1 as one')).toEqual([{ one: 1 }]);
    await relay.stop();
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'unavailable' });
    const back = await startRelay(database.url, port);
    await expect.poll(() => pool.query('select 1 as one').catch(() => [])).toEqual([{ one: 1 }]);
    // A wrong number of parameters has the same code as a PgBouncer without server, but is a fault of the program.
    await expect(pool.query('select $1::int', [1, 2])).rejects.toMatchObject({ code: '08P01' });
    await pool.close();
    await back.stop();
  });
});
