import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEmptyDatabase, type TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listMigrations, type Migration, migrate } from '../../apps/portal/src/platform/database/migrate.ts';

const FOLDER = join(import.meta.dirname, '../../apps/portal/migrations');
/** The newest migration from before migrations stated which programs they are compatible with. */
const UNMARKED = '0031';

const toMigration = (number: string, compatibleWith: string | null): Migration => ({
  name: `${number}-step.sql`,
  checksum: number,
  sql: `create table step_${number} (bucket smallint primary key)`,
  compatibleWith,
});
const FIRST = toMigration('0001', null);
const SECOND = toMigration('0002', null);

describe.each(listDatabaseServers())('an older program on a newer schema on $name', (server) => {
  let database: TestDatabase;
  let warnings: string[];
  const start = (migrations: readonly Migration[]) =>
    migrate(database, migrations, (problem) => void warnings.push(problem));
  beforeEach(async () => {
    database = await openEmptyDatabase(server);
    warnings = [];
  });
  afterEach(() => database.close());

  it('works where each step that it does not have is marked compatible with it, and says so', async () => {
    await start([FIRST, SECOND, toMigration('0003', '0002'), toMigration('0004', '0001')]);
    expect(warnings).toEqual([]);
    expect(await start([FIRST, SECOND])).toEqual([]);
    expect(warnings).toEqual([
      'the database is newer than this program, which works with it: it has 0003-step.sql, 0004-step.sql',
    ]);
  });

  it('is refused where a step is not marked, or is compatible with newer programs only', async () => {
    await start([FIRST, SECOND, toMigration('0003', '0002')]);
    await expect(start([FIRST])).rejects.toThrow('the database is newer than this program: it has 0002-step.sql');
    await start([FIRST, SECOND, toMigration('0003', '0002'), toMigration('0004', '0003')]);
    await expect(start([FIRST, SECOND])).rejects.toThrow('newer than this program: it has 0004-step.sql');
  });

  it('reads what programs wrote that marked nothing', async () => {
    await database.query('create schema if not exists portal');
    await database.query('create table portal.schema_migration (name text primary key, checksum text not null)');
    await database.query(`insert into portal.schema_migration values ('9999-later.sql', 'x')`);
    await expect(start([FIRST])).rejects.toThrow('newer than this program: it has 9999-later.sql');
  });
});

it('each new migration says which programs work on the schema after it, or why none does', () => {
  const later = listMigrations(FOLDER).filter(({ name }) => name.slice(0, 4) > UNMARKED);
  const silent = later.filter(
    ({ name, compatibleWith }) =>
      compatibleWith === null && !/^-- breaks older programs: ./m.test(readFileSync(join(FOLDER, name), 'utf8')),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
