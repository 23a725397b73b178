import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openEmptyDatabase, type TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../apps/portal/src/platform/database/backup-command.ts';
import { type Migration, migrate } from '../../apps/portal/src/platform/database/migrate.ts';
import { restore } from '../../apps/portal/src/platform/database/restore-command.ts';

const FIRST: Migration = {
  name: '0001-a.sql',
  checksum: 'a',
  sql: `create table z_parent (bucket smallint, id uuid, at bigint, primary key (bucket, id));
    create table a_child (bucket smallint, parent uuid, words text, bytes bytea, facts jsonb, tags text[], number numeric,
      big text generated always as (upper(words)) stored, foreign key (bucket, parent) references z_parent (bucket, id));`,
  compatibleWith: null,
};
const SECOND: Migration = {
  name: '0002-b.sql',
  checksum: 'b',
  sql: 'alter table z_parent add column later text',
  compatibleWith: null,
};
const ID = '0192a3b4-c5d6-7fff-bfff-ffffffffffff';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(listDatabaseServers())('a backup on $name', (server) => {
  let from: TestDatabase;
  let into: TestDatabase;
  let path: string;
  beforeEach(async () => {
    [from, into] = await Promise.all([openEmptyDatabase(server), openEmptyDatabase(server)]);
    path = join(folder, 'all.backup');
    await migrate(from, [FIRST]);
    await from.query('insert into z_parent values (1, $1, 1763700000)', [ID]);
    await from.query(
      `insert into a_child values (1, $1, $2, '\\x00ff', '{"a": [1, null]}', '{"x y",z}', 12345678901234567890.5)`,
      [ID, 'Đà Lạt "\\\n\t 😀 {"table":"z_parent"}'],
    );
    await backUp(from, path, '2026-11-21T00:00:00Z');
  });
  afterEach(() => Promise.all([from.close(), into.close()]));

  const readAll = async (database: TestDatabase) => [
    await database.query('select * from a_child'),
    await database.query('select * from z_parent'),
  ];
  const putBack = (migrations: readonly Migration[] = [FIRST], replace = false) =>
    restore(into, path, { migrations, replace });

  it('brings every value back, generated columns and references among them', async () => {
    await migrate(into, [FIRST]);
    expect(await putBack()).toBe(2);
    expect(await readAll(into)).toEqual(await readAll(from));
  });

  it('is one private file and leaves nothing else behind', () => {
    expect(readdirSync(folder)).toEqual(['all.backup']);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('of an older schema is brought forward', async () => {
    await migrate(into, [FIRST, SECOND]);
    await putBack([FIRST, SECOND]);
    expect(await into.query('select later, at from z_parent')).toEqual([{ later: null, at: 1_763_700_000 }]);
    expect(await migrate(into, [FIRST, SECOND])).toEqual([]);
  });

  it('of a newer or another schema is refused', async () => {
    await migrate(into, [FIRST]);
    await expect(putBack([])).rejects.toThrow('the database is newer than this program: it has 0001-a.sql');
    await expect(putBack([{ ...FIRST, checksum: 'x' }])).rejects.toThrow('0001-a.sql was changed after it was applied');
  });

  it('never takes the place of rows unless it is asked to', async () => {
    await migrate(into, [FIRST]);
    await putBack();
    await expect(putBack()).rejects.toThrow('the database has rows already');
    expect(await putBack([FIRST], true)).toBe(2);
  });

  it('that is damaged changes nothing', async () => {
    await migrate(into, [FIRST]);
    const whole = readFileSync(path);
    const lines = gunzipSync(whole).toString('utf8');
    const damaged: [Buffer | string, RegExp][] = [
      [whole.subarray(0, whole.length - 60), /is (not a whole backup|damaged)/],
      [gzipSync(lines.replace('Lạt', 'Lat')), /is damaged: its checksum is another/],
      [gzipSync(lines.split('\n').slice(0, -2).join('\n')), /is damaged/],
      [gzipSync(lines.replace('"version":1', '"version":2')), /has version 2, this program reads 1/],
      ['words', /is not a whole backup/],
      [gzipSync('{"format":"other"}\n'), /is not a backup of this portal/],
      [gzipSync(''), /is empty/],
    ];
    for (const [bytes, complaint] of damaged) {
      writeFileSync(path, bytes);
      await expect(putBack([FIRST], true)).rejects.toThrow(complaint);
    }
    rmSync(path);
    await expect(putBack()).rejects.toThrow(/there is no such file/);
    expect(await into.query('select * from a_child')).toEqual([]);
  });
});
