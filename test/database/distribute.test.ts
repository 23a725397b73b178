import { HAS_CITUS, startCitus } from '@portal/testing/database/start-citus';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { IS_WHOLE_RUN } from '@portal/testing/sample/choose-sample';
import { expect, it } from 'vitest';
import { distribute } from '../../apps/portal/src/platform/database/distribute-command.ts';

it.skipIf(listDatabaseServers().some(({ workerUrls }) => workerUrls))('refuses a database without Citus', async () => {
  const [server] = listDatabaseServers();
  if (server === undefined) throw new Error('no server');
  const database = await openTestDatabase(server);
  await expect(distribute(database)).rejects.toThrow('this database has no Citus');
  await database.close();
});

it.runIf(IS_WHOLE_RUN && HAS_CITUS)(
  'lays related rows on one of the servers, and changes nothing a second time',
  async () => {
    const servers = await startCitus();
    try {
      const database = await openTestDatabase(servers);
      const tables = await database.query<{ name: string; method: string; group: number }>(
        `select c.relname as name, partmethod as method, colocationid as "group"
       from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid`,
      );
      const spread = tables.filter(({ method }) => method === 'h');
      expect(spread.length).toBeGreaterThan(50);
      expect(new Set(spread.map(({ group }) => group)).size).toBe(1);
      expect(tables.find(({ name }) => name === 'warning')?.method).toBe('n');
      const holders = await database.query(
        `select distinct nodeport from citus_shards where table_name = 'account'::regclass`,
      );
      expect(holders).toHaveLength(servers.workerUrls.length);
      expect(await distribute(database)).toEqual({ spread: [], reference: [] });
      await database.close();
    } finally {
      await servers.stop();
    }
  },
);
