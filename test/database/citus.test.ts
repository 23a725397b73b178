import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type CitusRule, listBroken, listStatements, listTablesOf } from './citus-rules.ts';

const PORTAL = join(import.meta.dirname, '../../apps/portal');
const TABLES = listTablesOf(join(PORTAL, 'migrations'));

/** What Citus still refuses, one entry for each statement. Nothing is added here: a new statement goes by bucket. */
const KNOWN: readonly (readonly [file: string, rule: CitusRule])[] = [
  ['features/alerts/delivery/delivery-store.ts', 'correlated-subquery'],
  ['features/alerts/evaluate/event-store.ts', 'correlated-subquery'],
  ['features/alerts/evaluate/event-store.ts', 'correlated-subquery'],
  ['features/alerts/outcomes/outcome-store.ts', 'correlated-subquery'],
  ['features/news/news-store.ts', 'correlated-subquery'],
  ['features/payments/order-store.ts', 'join-over-buckets'],
  ['features/payments/payment-store.ts', 'correlated-subquery'],
  ['features/phone-calls/call-book-store.ts', 'correlated-subquery'],
  ['features/rain-reports/report-store.ts', 'correlated-subquery'],
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
  [
    'with clock as materialized (select (extract(epoch from clock_timestamp()) * 1000) as at) update lead set at = clock.at from clock where bucket = $1',
    [],
  ],
  ['select gen_random_uuid() from lead where bucket = $1', []],
  ['delete from lead where bucket = $1 and created_at < now()', []],
  [
    'insert into lead (bucket, id) values ($1, $2) on conflict (bucket, id) do update set at = now()',
    ['volatile-function'],
  ],
  ['select 1 from account join account_name on account.id = account_name.account_id', ['join-over-buckets']],
  ['select 1 from account a join account_link l on l.bucket = a.bucket and l.account_id = a.id where a.id = $1', []],
  ['select 1 from account join account_link using (bucket, account_id)', []],
  ['delete from lead using account where lead_bucket = account.bucket and at < $1', ['join-over-buckets']],
  ['select 1 from account where exists (select 1 from lead where lead.id = account.id)', ['correlated-subquery']],
  ['select 1 from account where exists (select 1 from lead where lead.bucket = account.bucket)', []],
  [
    'select (select max(at) from lead where lead.bucket = given.bucket) from unnest($1) as given',
    ['correlated-subquery'],
  ],
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
