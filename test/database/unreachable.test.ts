import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DatabaseError } from '../../apps/portal/src/platform/database/database-error.ts';
import { withDatabase } from '../../apps/portal/src/platform/database/with-database.ts';
import { listDatabaseServers } from '../builders/database/test-database.ts';

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
  ])(
    'says so in one line without a password: %s',
    async (_why, address, message) => {
      const fault = await findFault(address);
      expect(fault).toBeInstanceOf(DatabaseError);
      expect(fault).toMatchObject({ message });
    },
    30_000,
  );
});
