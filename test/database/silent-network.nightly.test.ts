import { join } from 'node:path';
import { openEmptyDatabase, type TestDatabase } from '@portal/testing/database/empty-database';
import { type DatabaseRelay, startRelay } from '@portal/testing/database/start-relay';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPool } from '../../apps/portal/src/platform/database/connection-pool.ts';
import { openServerDatabase } from '../../apps/portal/src/platform/database/open-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');

describe.each(listDatabaseServers())('a network that swallows everything before $name', (server) => {
  let database: TestDatabase;
  let relay: DatabaseRelay;
  beforeEach(async () => {
    database = await openEmptyDatabase(server);
    relay = await startRelay(database.url);
  });
  afterEach(async () => {
    await relay.stop();
    await database.close();
  });

  it('lets nobody wait for ever, and is used again when it is well', async () => {
    const limits = { most: 1, patienceMs: 100, statementTimeoutMs: 200, silenceMs: 100 };
    const pool = openPool({ connectionString: relay.url }, limits);
    expect(await pool.query('select 1 as one')).toEqual([{ one: 1 }]);
    relay.block();
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(pool.inTransaction((one) => one.query('select 1'))).rejects.toMatchObject({ code: 'unavailable' });
    relay.unblock();
    expect(await pool.query('select 2 as two')).toEqual([{ two: 2 }]);
    await relay.stop();
    await pool.close();
  });

  it('is reported as a database that does not answer', async () => {
    const options = { url: relay.url, dataDir: '', migrations: MIGRATIONS, warn: () => undefined };
    const opened = await openServerDatabase(options);
    await opened.ready;
    expect(opened.describe()).toEqual({ ready: true, detail: 'DATABASE_URL' });
    relay.block();
    await expect.poll(() => opened.describe()).toEqual({ ready: false, detail: 'does not answer' });
    relay.unblock();
    await relay.stop();
    await opened.close();
  });
});
