import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CitusRule, listBroken, listStatements, listTablesOf } from './citus-rules.ts';

const PORTAL = join(import.meta.dirname, '../../apps/portal');
const TABLES = listTablesOf(join(PORTAL, 'migrations'));

/** What Citus still refuses, one entry for each statement. Nothing is added here: a new statement goes by bucket. */
const KNOWN: readonly (readonly [file: string, rule: CitusRule])[] = [
  // One statement for all accounts of a process: one per bucket would be many.
  ['features/alerts/delivery/reserve-sms.ts', 'lock-over-buckets'],
  ['features/api-keys/quota/quota-store.ts', 'lock-over-buckets'],
  // Counts a batch once in one statement.
  ['features/news/news-store.ts', 'subquery-in-insert'],
  // Leases end by the clock of the database, which every holder shares.
  ['platform/database/postgres-leases.ts', 'volatile-function'],
  ['platform/database/postgres-leases.ts', 'volatile-function'],
];

it('lists no statement of the portal that Citus refuses but the known ones', () => {
  const files = globSync('src/**/*.ts', { cwd: PORTAL }).filter((path) => !path.includes('.test.'));
  const statements = files.flatMap((path) =>
    listStatements(readFileSync(join(PORTAL, path), 'utf8')).map((text) => ({ path: path.slice('src/'.length), text })),
  );
  expect(statements.length).toBeGreaterThan(300);
  const broken = statements.flatMap(({ path, text }) => listBroken(text, TABLES).map((rule) => [path, rule] as const));
  expect(broken.sort()).toEqual([...KNOWN].sort());
});

it('knows every table', () => {
  expect(TABLES.spread.size).toBeGreaterThan(60);
  expect([TABLES.spread.has('account'), TABLES.spread.has('warning'), TABLES.reference.has('warning')]).toEqual([
    true,
    false,
    true,
  ]);
});

it.each<readonly [string, readonly CitusRule[]]>([
  ['select id from lead where due_at < $1 for update skip locked', ['lock-over-buckets']],
  ['select id from lead where bucket = $2 and due_at < $1 for update skip locked', []],
  ['select id from status_state for update', []],
  ['select 1 from account where id = any($1) for no key update', ['lock-over-buckets']],
  ['insert into lead (bucket, id) values ($1, (select $2::uuid))', ['subquery-in-insert']],
  [
    'insert into warning (id) values ($1) on conflict (id) do update set id = (select max(id) from warning)',
    ['subquery-in-insert'],
  ],
  ['insert into lead (bucket, id) select $1, id from unnest($2::uuid[]) as given(id)', []],
  ['insert into lead (bucket, id) values ($1, gen_random_uuid())', ['volatile-function']],
  ['select gen_random_uuid() from lead where bucket = $1', []],
  ['delete from lead where bucket = $1 and created_at < now()', []],
  [
    'insert into lead (bucket, id) values ($1, $2) on conflict (bucket, id) do update set at = now()',
    ['volatile-function'],
  ],
  ['select 1 from account join account_name on account.id = account_name.account_id', ['join-over-buckets']],
  ['select 1 from account a join account_link l on l.bucket = a.bucket and l.account_id = a.id where a.id = $1', []],
  ['select 1 from account join account_link using (bucket, account_id)', []],
  ['select 1 from account join account_link using (account_id)', ['join-over-buckets']],
  ['select 1 from account join warning on warning.id = account.name', []],
])('judges %s', (statement, rules) => {
  expect(listBroken(statement, TABLES)).toEqual(rules);
});

it('reads statements with the constants that they insert, and no comments', () => {
  const source = [
    "const OF = 'bucket = $1';",
    "// It's a trap",
    'await queries.query(`select 1 from lead where $' + '{OF} and $' + '{other()}`);',
    "const words = 'selected';",
  ].join('\n');
  expect(listStatements(source)).toEqual(['select 1 from lead where bucket = $1 and ?']);
});
