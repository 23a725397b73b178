import { join } from 'node:path';
import { openEmptyDatabase, type TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addViews, listViews } from '../../apps/portal/src/features/news/news-store.ts';
import { listMigrations, migrate } from '../../apps/portal/src/platform/database/migrate.ts';

const MIGRATIONS = listMigrations(join(import.meta.dirname, '../../apps/portal/migrations'));
const BEFORE_BUCKETS = MIGRATIONS.filter(({ name }) => name < '0005');
const OLD_BATCH = '019abf00-0000-7000-8000-0000000000fe';

describe.each(listDatabaseServers())('buckets on $name', (server) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openEmptyDatabase(server);
  });
  afterEach(() => database.close());

  it('come first in the key of every table that is no reference table', async () => {
    await migrate(database, MIGRATIONS);
    const tables = await database.query<{ name: string; first: string | null; comment: string | null }>(
      `select c.relname as name, obj_description(c.oid, 'pg_class') as comment,
         (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
          where i.indrelid = c.oid and i.indisprimary) as first
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'portal' and c.relkind = 'r' and c.relname <> 'schema_migration'`,
    );
    expect(tables.length).toBeGreaterThan(6);
    const others = tables.filter(({ first, comment }) => first !== 'bucket' && !comment?.startsWith('Reference table'));
    expect(others).toEqual([]);
  });

  it('are given to the rows of an older database, which are counted on', async () => {
    await migrate(database, BEFORE_BUCKETS);
    await database.query(
      `insert into post_view (day, url, views) values ('2026-11-20', 'mưa-lớn', 3), ('2026-11-21', 'mua-lon', 4)`,
    );
    await database.query('insert into post_view_batch (id) values ($1)', [OLD_BATCH]);
    await migrate(database, MIGRATIONS);
    const rows = () => database.query('select bucket, day::text, url, views from post_view order by views');
    const [first, second] = [
      { bucket: expect.any(Number), day: '2026-11-20', url: 'mưa-lớn', views: 3 },
      { bucket: expect.any(Number), day: '2026-11-21', url: 'mua-lon', views: 4 },
    ];
    expect(await rows()).toEqual([first, second]);
    await addViews(database, OLD_BATCH, [{ day: '2026-11-20', url: 'mưa-lớn', views: 1 }]);
    expect(await rows()).toEqual([first, second]);
    await addViews(database, OLD_BATCH.replace('fe', 'ff'), [{ day: '2026-11-20', url: 'mưa-lớn', views: 2 }]);
    expect(await rows()).toEqual([second, { ...first, views: 5 }]);
    expect(await listViews(database, '2026-11-21')).toEqual([{ url: 'mua-lon', views: 4 }]);
  });
});
