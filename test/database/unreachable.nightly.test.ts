import { join } from 'node:path';
import { AppError } from '@portal/contract/errors';
import { openEmptyDatabase } from '@portal/testing/database/empty-database';
import { startRelay } from '@portal/testing/database/start-relay';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from '../../apps/portal/src/platform/database/database.ts';
import { openServerDatabase } from '../../apps/portal/src/platform/database/open-database.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../../apps/portal/migrations');
const NOBODY = 'postgres://portal:secret@127.0.0.1:9/postgres';

async function findFault(url: string, work = async () => undefined): Promise<unknown> {
  const options = { url, dataDir: '', migrations: MIGRATIONS, warn: () => undefined };
  return withDatabase(options, work).catch((error: unknown) => error);
}

describe.each(listDatabaseServers())('a command whose database is not there, beside $name', ({ url }) => {
  it.each([
    ['the port is closed', NOBODY, 'the database cannot be reached (ECONNREFUSED)'],
    ['it bears another name', url.replace(/\/[^/?]*(?=$|\?)/, '/nowhere'), 'the database cannot be reached (3D000)'],
  ])('says so in one line without a password: %s', async (_why, address, message) => {
    const fault = await findFault(address);
    expect(fault).toBeInstanceOf(DatabaseError);
    expect(fault).toMatchObject({ message });
  });
});

describe.each(listDatabaseServers())('a portal whose database is not there, beside $name', (server) => {
  const open = (url: string, problems: string[]) =>
    openServerDatabase({ url, dataDir: '', migrations: MIGRATIONS, warn: (problem) => problems.push(problem) });

  it('waits for one that comes up later, says so once, and works with it then', async () => {
    const database = await openEmptyDatabase(server);
    const gone = await startRelay(database.url);
    await gone.stop();
    const problems: string[] = [];
    const opened = await open(gone.url, problems);
    await expect
      .poll(() => problems)
      .toEqual(['DATABASE_URL: the database cannot be reached (ECONNREFUSED); retrying']);
    expect(opened.describe().ready).toBe(false);
    const relay = await startRelay(database.url, Number(new URL(gone.url).port));
    // Who asks meanwhile waits a few seconds, is refused after them, and never meets a database without its tables.
    const early = await opened.database.query('select 1 from lead').catch((error: unknown) => error);
    if (early instanceof AppError) expect(early.code).toBe('unavailable');
    else expect(early).toEqual([]);
    await opened.ready;
    expect(opened.describe()).toEqual({ ready: true, detail: 'DATABASE_URL' });
    expect(await opened.database.query('select count(*)::int as leads from lead')).toEqual([{ leads: 0 }]);
    expect(problems).toHaveLength(1);
    await opened.close();
    await relay.stop();
    await database.close();
  });

  it('ends where waiting helps nobody, and names the setting', async () => {
    const problems: string[] = [];
    const opened = await open(server.url.replace(/\/[^/?]*(?=$|\?)/, '/nowhere'), problems);
    await expect(opened.ready).rejects.toThrow(
      new DatabaseError('DATABASE_URL: the database cannot be reached (3D000)'),
    );
    expect(problems).toEqual([]);
    await opened.close();
  });
});
