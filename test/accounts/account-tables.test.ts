import type { TestDatabase } from '@portal/testing/database/empty-database';
import { listDatabaseServers } from '@portal/testing/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ACCOUNT_TABLES } from '../../apps/portal/src/compose/own-things.table.ts';
import { openAccountServer } from './account-server.ts';

const [server] = listDatabaseServers();
const DECLARED = Object.entries(ACCOUNT_TABLES);

let portal: Awaited<ReturnType<typeof openAccountServer>>;
let database: TestDatabase;
beforeAll(async () => {
  if (server === undefined) throw new Error('there is a database');
  portal = await openAccountServer(server);
  database = portal.database;
});
afterAll(() => portal.close());

/** Tables with a column that names an account, without the account's own. */
const listTables = async (): Promise<string[]> => {
  const rows = await database.query<{ name: string }>(
    `select distinct c.table_name as name from information_schema.columns c
     join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
     where c.table_schema = 'portal' and t.table_type = 'BASE TABLE'
       and c.column_name in ('account_id', 'owner_id', 'member_id')`,
  );
  return rows.map(({ name }) => name);
};

/** Tables whose rows foreign keys delete with the account, directly or through other tables. */
const listEmptied = async (): Promise<ReadonlySet<string>> => {
  const keys = await database.query<{ from: string; to: string }>(
    `select src.relname as "from", dst.relname as "to" from pg_constraint con
     join pg_class src on src.oid = con.conrelid join pg_class dst on dst.oid = con.confrelid
     where con.contype = 'f' and con.confdeltype = 'c'`,
  );
  const emptied = new Set(['account']);
  for (let size = 0; size < emptied.size; ) {
    size = emptied.size;
    for (const { from, to } of keys) if (emptied.has(to)) emptied.add(from);
  }
  return emptied;
};

it('every table with a column of an account is declared, and no other', async () => {
  expect((await listTables()).toSorted()).toEqual(Object.keys(ACCOUNT_TABLES).toSorted());
});

it('a table ends with the account as it is declared', async () => {
  const emptied = await listEmptied();
  const byReference = DECLARED.filter(([name]) => emptied.has(name)).map(([name]) => name);
  expect(byReference).toEqual(DECLARED.filter(([, { ends }]) => ends === 'reference').map(([name]) => name));
});

it('the export has the parts that the tables name', async () => {
  const { token } = await portal.register();
  const { body } = await portal.call('GET', '/api/user/account/export', { token });
  const parts = DECLARED.flatMap(([, table]) => ('shown' in table ? [table.shown] : []));
  expect(parts.length).toBeGreaterThan(20);
  for (const part of parts) expect(body).toHaveProperty(part);
});
