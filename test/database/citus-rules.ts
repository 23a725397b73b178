import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Citus refuses although PostgreSQL runs it; names stand in the decision record. */
export type CitusRule =
  | 'lock-over-buckets'
  | 'subquery-in-insert'
  | 'volatile-function'
  | 'join-over-buckets'
  | 'correlated-subquery';

/** Tables by how they would be spread. */
export interface Tables {
  /** Rows lie where their bucket lies. */
  readonly spread: ReadonlySet<string>;
  /** Each server has all rows. */
  readonly reference: ReadonlySet<string>;
}

/** The tables of all migrations. */
export function listTablesOf(folder: string): Tables {
  const text = globSync(join(folder, '*.sql'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const names = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));
  const reference = names(/comment on table (\w+) is\s+'Reference table/g);
  const made = names(/create table (?:if not exists )?(\w+)/g);
  const spread = [...made].filter((name) => !reference.has(name) && name !== 'schema_migration');
  return { spread: new Set(spread), reference };
}

const BY_BUCKET = /\bbucket = (?:\$|\?)/;
const VOLATILE = /\b(?:clock_timestamp|random|gen_random_uuid|nextval)\(/;
/** Computed once by the coordinator; parentheses three deep. */
const BEFOREHAND = /^with \w+ as materialized \((?:[^()]|\((?:[^()]|\((?:[^()]|\(\))*\))*\))*\)/;
/** Refused only where a conflict is settled. */
const STABLE = /\b(?:now|statement_timestamp)\(|\bcurrent_timestamp\b/;
const CLAUSE_END =
  / (?:where|join|left|full|cross|order by|group by|limit|returning|for update|for no key|union)\b|\)\s*$/;

/** Whether a statement reads or writes one of the tables. */
const isNamed = (statement: string, tables: ReadonlySet<string>): boolean =>
  [...statement.matchAll(/\b(?:from|join|update|into|using) (\w+)/g)].some(([, name]) => tables.has(name ?? ''));

function hasJoinOverBuckets(statement: string, { spread }: Tables): boolean {
  const [, from = '', using = '', given = ''] = /^delete from (\w+) using (\w+) where (.*)/.exec(statement) ?? [];
  if (spread.has(from) && spread.has(using) && !/\bbucket = \w+\.bucket\b/.test(given)) return true;
  return [...statement.matchAll(/\bjoin (\w+)(?: (?:as )?(?!on\b|using\b)\w+)? (on|using) (.*)/g)].some(
    ([, table = '', how, rest = '']) => {
      if (!spread.has(table)) return false;
      const end = CLAUSE_END.exec(rest)?.index ?? rest.length;
      const condition = rest.slice(0, end);
      if (how === 'using') return !/^\(bucket\b/.test(condition);
      return !/\bbucket = (?:\w+\.bucket|\w*bucket|\$|\?)(?![\w(])/.test(condition);
    },
  );
}

/** A subquery about a spread table whose outer query reads only what each server has, or another bucket. */
function hasCorrelatedSubquery(statement: string, { spread, reference }: Tables): boolean {
  const inner = [...statement.matchAll(/\(\s*select\b.*?\bfrom (\w+)(.*)/g)].filter(([, name = '']) =>
    spread.has(name),
  );
  const outer = [...statement.replaceAll(/\(\s*select\b.*?\bfrom \w+/g, '(').matchAll(/\bfrom (\w+)/g)].map(
    ([, name = '']) => name,
  );
  const isEverywhere = outer.some((name) => reference.has(name) || name === 'unnest' || name === 'jsonb_to_recordset');
  return inner.length > 0 && (isEverywhere || inner.some(([, , rest = '']) => !/\bbucket\b/.test(rest)));
}

/** Rules that a statement breaks; `?` stands for what the program inserts. */
export function listBroken(text: string, tables: Tables): CitusRule[] {
  const statement = text.toLowerCase().replaceAll(/\s+/g, ' ');
  const isSpread = isNamed(statement, tables.spread);
  if (!isSpread && !isNamed(statement, tables.reference)) return [];
  const broken: CitusRule[] = [];
  const locks = /\bfor (?:no key )?(?:update|share)\b/.test(statement);
  if (isSpread && locks && !BY_BUCKET.test(statement)) broken.push('lock-over-buckets');
  const [, inserted = ''] = /\binsert into \w+(?: as \w+)? ?\([^)]*\) values (.*)/.exec(statement) ?? [];
  const settled = /\bdo update set (.*)/.exec(statement)?.[1] ?? '';
  if (/\(\s*select\b/.test(`${inserted} ${settled}`)) broken.push('subquery-in-insert');
  const isWrite = /\b(?:insert into|update|delete from) \w+/.test(statement);
  if ((isWrite && VOLATILE.test(statement.replace(BEFOREHAND, ''))) || STABLE.test(settled))
    broken.push('volatile-function');
  if (hasCorrelatedSubquery(statement, tables)) broken.push('correlated-subquery');
  if (hasJoinOverBuckets(statement, tables)) broken.push('join-over-buckets');
  return broken;
}

const COMMENT = /(?<=^|\s)\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs;
const LITERAL = /`((?:[^`\\]|\\.)*)`|'((?:[^'\\\n]|\\.)*)'/gs;
const CONSTANT = /const (\w+)(?:: \w+)? =\s*(?:sql|trusted\()?\s*(?:`([^`]*)`|'([^'\n]*)')/g;

/** Texts of a source file that are statements, with the file's own constants put in. */
export function listStatements(source: string): string[] {
  const code = source.replaceAll(COMMENT, '');
  const constants = new Map(
    [...code.matchAll(CONSTANT)].map(([, name = '', long, short]) => [name, long ?? short ?? '']),
  );
  const fill = (text: string, depth = 0): string =>
    text.replaceAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, inner: string) => {
      const constant = constants.get(inner.trim());
      return constant === undefined || depth > 2 ? '?' : fill(constant, depth + 1);
    });
  return [...code.matchAll(LITERAL)]
    .map(([, long, short]) => fill(long ?? short ?? ''))
    .filter((text) => /^\s*(?:with|select|insert|update|delete)\b/i.test(text));
}
