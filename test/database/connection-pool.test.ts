import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers, openTestDatabase } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.each(listDatabaseServers())('a database on $name', (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(server);
    await database.query('create table thing (id int primary key, at bigint not null)');
  });
  afterAll(() => database.close());

  it('gives whole numbers of eight bytes as numbers', async () => {
    expect(await database.query('select 1763700000::bigint as at, $1::text as text', ['Đà Lạt'])).toEqual([
      { at: 1_763_700_000, text: 'Đà Lạt' },
    ]);
  });

  it('keeps all of a transaction or nothing of it', async () => {
    await database.inTransaction((transaction) => transaction.query('insert into thing values (1, 1)'));
    const failing = database.inTransaction(async (transaction) => {
      await transaction.query('insert into thing values (2, 2)');
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.query('select id from thing')).toEqual([{ id: 1 }]);
  });

  it('goes on after its connections were cut', async () => {
    const cut = () =>
      database.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`);
    await expect(cut()).rejects.toMatchObject({ code: 'unavailable' });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});
