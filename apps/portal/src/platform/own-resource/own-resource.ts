import { AppError } from '@portal/contract/errors';
import { UUID } from '@portal/contract/id';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { equate, joinSql, runSql, type Sql, sql, toColumn, trusted } from '#platform/database/sql.ts';

/** Key of something that an account owns. */
export interface OwnKey {
  readonly accountId: string;
  readonly id: string;
}

export interface OwnRow extends OwnKey {
  readonly createdAt: EpochSeconds;
}

/** Quantities of a plan towards which resources of several features count together. */
export type CountedQuantity = 'locationNumber' | 'insightNumber';

/** How a field is stored, and its column if that is not the field's name in snake case. */
type Column = 'value' | 'json' | { readonly column: string; readonly isJson?: true };

type Field<Row> = Exclude<keyof Row, keyof OwnRow> & string;

/** A resource of accounts: its table, and what it counts towards. */
interface Declaration<Row extends OwnRow, Large extends Field<Row>> {
  readonly table: string;
  readonly columns: Readonly<Record<Field<Row>, Column>>;
  /** Fields that are too large for lists. */
  readonly large?: readonly Large[];
  /** Default: oldest first. */
  readonly order?: 'newest';
  /** Quantity of the plan that rows count towards; absent: none. */
  readonly counts?: CountedQuantity;
  /** Condition of the rows that their owner still has. Default: every row. */
  readonly live?: string;
  /** Default: every row. */
  readonly isCounted?: (row: Omit<Row, Large>) => boolean;
}

/** Rows of a resource by account. */
export interface OwnResource<Row extends OwnRow, Large extends Field<Row> = never> {
  readonly counts: CountedQuantity | null;
  readonly isCounted: (row: Omit<Row, Large>) => boolean;
  /** Columns of all fields, for other statements on the table. */
  readonly columns: string;
  /** In the declared order. */
  list(queries: Queries, accountId: string): Promise<Omit<Row, Large>[]>;
  /** The same, of what counts towards the plan. */
  listCounted(queries: Queries, accountId: string): Promise<readonly OwnRow[]>;
  /** Null if there is none. */
  find(queries: Queries, key: OwnKey): Promise<Row | null>;
  /** The same, locked until the end of the transaction. */
  lock(queries: Queries, key: OwnKey): Promise<Row | null>;
  /** Throws `AppError` `notFound`. */
  get(queries: Queries, key: OwnKey): Promise<Row>;
  insert(queries: Queries, row: Row): Promise<void>;
  /** False if a row is in its way. */
  insertNew(queries: Queries, row: Row): Promise<boolean>;
  /** Changes the given fields of a row that meets a condition. False if there is none. */
  update(queries: Queries, key: OwnKey, fields: Partial<Row>, when?: Sql): Promise<boolean>;
  /** Removes a row that meets a condition. False if there is none. */
  drop(queries: Queries, key: OwnKey, when?: Sql): Promise<boolean>;
  /** Throws `AppError` `notFound`. */
  remove(queries: Queries, key: OwnKey): Promise<void>;
  /** Removes all rows of an account that meet a condition. */
  clear(queries: Queries, accountId: string, when?: Sql): Promise<void>;
}

const KEY_FIELDS = ['accountId', 'id', 'createdAt'] as const;
const ALWAYS = trusted('true');
const ofAccount = (accountId: string): Sql => equate({ bucket: toIdBucket(accountId), accountId });
const ofOwn = ({ accountId, id }: OwnKey): Sql => sql`${ofAccount(accountId)} and id = ${id}`;

/** Names and values of the columns of declared fields. */
function readColumns(kinds: Readonly<Record<string, Column>>) {
  const findColumn = (field: string): string => {
    const kind = kinds[field];
    return typeof kind === 'object' ? kind.column : toColumn(field);
  };
  const toValue = (row: object, field: string): unknown => {
    const value: unknown = row[field as keyof typeof row];
    const kind = kinds[field];
    const isJson = kind === 'json' || (typeof kind === 'object' && kind.isJson === true);
    return isJson && value !== null ? JSON.stringify(value) : value;
  };
  const select = (names: readonly string[]): string =>
    names.map((name) => `${findColumn(name)} as "${name}"`).join(', ');
  return { findColumn, toValue, select };
}

type Columns = ReturnType<typeof readColumns>;

/** Statements that write rows of a table. */
function listWrites<Row extends OwnRow>(
  table: Sql,
  live: Sql,
  fields: readonly string[],
  { findColumn, toValue }: Columns,
) {
  const inserted = trusted(['bucket', ...[...KEY_FIELDS, ...fields].map(findColumn)].join(', '));
  return {
    async insertNew(queries: Queries, row: Row): Promise<boolean> {
      const key = [toIdBucket(row.accountId), row.accountId, row.id, row.createdAt];
      const values = [...key, ...fields.map((field) => toValue(row, field))].map((value) => sql`${value}`);
      const added = await runSql(
        queries,
        sql`insert into ${table} (${inserted}) values (${joinSql(values, ', ')}) on conflict do nothing returning id`,
      );
      return added.length > 0;
    },
    async update(queries: Queries, key: OwnKey, changed: Partial<Row>, when = ALWAYS): Promise<boolean> {
      const names = fields.filter((field) => field in changed);
      const sets = names.map((field) => sql`${trusted(findColumn(field))} = ${toValue(changed, field)}`);
      if (sets.length === 0) return true;
      const statement = sql`update ${table} set ${joinSql(sets, ', ')}
       where ${ofOwn(key)} and ${live} and ${when} returning id`;
      return (await runSql(queries, statement)).length > 0;
    },
    async drop(queries: Queries, key: OwnKey, when = ALWAYS): Promise<boolean> {
      const statement = sql`delete from ${table} where ${ofOwn(key)} and ${when} returning id`;
      return UUID.test(key.id) && (await runSql(queries, statement)).length > 0;
    },
    async clear(queries: Queries, accountId: string, when = ALWAYS): Promise<void> {
      await runSql(queries, sql`delete from ${table} where ${ofAccount(accountId)} and ${when}`);
    },
  };
}

/** Declares a resource whose table has the key `(bucket, account_id, id)` and `created_at`. */
export function defineOwnResource<Row extends OwnRow, Large extends Field<Row> = never>(
  declared: Declaration<Row, Large>,
): OwnResource<Row, Large> {
  const { counts = null, isCounted = () => true } = declared;
  const table = trusted(declared.table);
  const live = trusted(declared.live ?? 'true');
  const fields = Object.keys(declared.columns);
  const known = readColumns(declared.columns);
  const large: readonly string[] = declared.large ?? [];
  const columns = known.select([...KEY_FIELDS, ...fields]);
  const listed = known.select([...KEY_FIELDS, ...fields.filter((field) => !large.includes(field))]);
  const order = declared.order === 'newest' ? 'created_at desc, id desc' : 'created_at, id';
  const writes = listWrites<Row>(table, live, fields, known);

  const list = (queries: Queries, accountId: string): Promise<Omit<Row, Large>[]> =>
    runSql(
      queries,
      sql`select ${trusted(listed)} from ${table} where ${ofAccount(accountId)} and ${live}
       order by ${trusted(order)}`,
    );
  async function read(queries: Queries, key: OwnKey, locking: '' | 'for update'): Promise<Row | null> {
    if (!UUID.test(key.id)) return null;
    const statement = sql`select ${trusted(columns)} from ${table} where ${ofOwn(key)} and ${live}
     ${trusted(locking)}`;
    return (await runSql<Row>(queries, statement))[0] ?? null;
  }
  return {
    counts,
    isCounted,
    columns,
    list,
    listCounted: async (queries, accountId) =>
      (await list(queries, accountId)).filter(isCounted) as unknown as OwnRow[],
    find: (queries, key) => read(queries, key, ''),
    lock: (queries, key) => read(queries, key, 'for update'),
    async get(queries, key) {
      const row = await read(queries, key, '');
      if (row === null) throw new AppError('notFound');
      return row;
    },
    ...writes,
    async insert(queries, row) {
      if (!(await writes.insertNew(queries, row))) throw new Error(`a row is in the way in ${declared.table}`);
    },
    async remove(queries, key) {
      if (!(await writes.drop(queries, key))) throw new AppError('notFound');
    },
  };
}

/** The item with this id. Throws `AppError` `notFound`. */
export function getOwn<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new AppError('notFound');
  return found;
}
