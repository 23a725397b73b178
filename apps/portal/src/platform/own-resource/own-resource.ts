import { AppError } from '@portal/contract/errors';
import { UUID } from '@portal/contract/id';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { toColumn } from '#platform/database/sql.ts';

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
type Column = 'value' | 'json' | { readonly column: string };

type Field<Row> = Exclude<keyof Row, keyof OwnRow> & string;

/** A resource of accounts: its table, and what it counts towards. */
interface Declaration<Row extends OwnRow, Large extends Field<Row>> {
  readonly table: string;
  readonly columns: Readonly<Record<Field<Row>, Column>>;
  /** Fields that are too large for lists. */
  readonly large?: readonly Large[];
  /** Quantity of the plan that rows count towards; absent: none. */
  readonly counts?: CountedQuantity;
  /** Default: every row. */
  readonly isCounted?: (row: Omit<Row, Large>) => boolean;
}

/** Rows of a resource by account. */
export interface OwnResource<Row extends OwnRow, Large extends Field<Row> = never> {
  readonly counts: CountedQuantity | null;
  readonly isCounted: (row: Omit<Row, Large>) => boolean;
  /** Columns of all fields, for other statements on the table. */
  readonly columns: string;
  /** Oldest first. */
  list(queries: Queries, accountId: string): Promise<Omit<Row, Large>[]>;
  /** The same, of what counts towards the plan. */
  listCounted(queries: Queries, accountId: string): Promise<readonly OwnRow[]>;
  /** Null if there is none. */
  find(queries: Queries, key: OwnKey): Promise<Row | null>;
  /** Throws `AppError` `notFound`. */
  get(queries: Queries, key: OwnKey): Promise<Row>;
  insert(queries: Queries, row: Row): Promise<void>;
  /** Changes the given fields. */
  update(queries: Queries, key: OwnKey, fields: Partial<Row>): Promise<void>;
  /** Throws `AppError` `notFound`. */
  remove(queries: Queries, key: OwnKey): Promise<void>;
}

const KEY_FIELDS = ['accountId', 'id', 'createdAt'] as const;
const OF_OWN = 'bucket = $1 and account_id = $2 and id = $3';
const toKeyValues = ({ accountId, id }: OwnKey) => [toIdBucket(accountId), accountId, id];

/** Declares a resource whose table has the key `(bucket, account_id, id)` and `created_at`. */
export function defineOwnResource<Row extends OwnRow, Large extends Field<Row> = never>(
  declared: Declaration<Row, Large>,
): OwnResource<Row, Large> {
  const { table, counts = null, isCounted = () => true } = declared;
  const kinds: Readonly<Record<string, Column>> = declared.columns;
  const fields = Object.keys(kinds);
  const findColumn = (field: string): string => {
    const kind = kinds[field];
    return typeof kind === 'object' ? kind.column : toColumn(field);
  };
  const toValue = (row: object, field: string): unknown => {
    const value: unknown = row[field as keyof typeof row];
    return kinds[field] === 'json' && value !== null ? JSON.stringify(value) : value;
  };
  const select = (names: readonly string[]): string =>
    names.map((name) => `${findColumn(name)} as "${name}"`).join(', ');
  const columns = select([...KEY_FIELDS, ...fields]);
  const large: readonly string[] = declared.large ?? [];
  const listed = select([...KEY_FIELDS, ...fields.filter((field) => !large.includes(field))]);
  const inserted = ['bucket', ...[...KEY_FIELDS, ...fields].map(findColumn)];

  const list = (queries: Queries, accountId: string): Promise<Omit<Row, Large>[]> =>
    queries.query(`select ${listed} from ${table} where bucket = $1 and account_id = $2 order by created_at, id`, [
      toIdBucket(accountId),
      accountId,
    ]);
  async function find(queries: Queries, key: OwnKey): Promise<Row | null> {
    if (!UUID.test(key.id)) return null;
    const [row] = await queries.query<Row>(`select ${columns} from ${table} where ${OF_OWN}`, toKeyValues(key));
    return row ?? null;
  }
  return {
    counts,
    isCounted,
    columns,
    list,
    listCounted: async (queries, accountId) =>
      (await list(queries, accountId)).filter(isCounted) as unknown as OwnRow[],
    find,
    async get(queries, key) {
      const row = await find(queries, key);
      if (row === null) throw new AppError('notFound');
      return row;
    },
    async insert(queries, row) {
      await queries.query(
        `insert into ${table} (${inserted.join(', ')}) values (${inserted.map((_, at) => `$${at + 1}`).join(', ')})`,
        [...toKeyValues(row), row.createdAt, ...fields.map((field) => toValue(row, field))],
      );
    },
    async update(queries, key, changed) {
      const names = fields.filter((field) => field in changed);
      if (names.length === 0) return;
      const sets = names.map((field, at) => `${findColumn(field)} = $${at + 4}`).join(', ');
      await queries.query(`update ${table} set ${sets} where ${OF_OWN}`, [
        ...toKeyValues(key),
        ...names.map((field) => toValue(changed, field)),
      ]);
    },
    async remove(queries, key) {
      const statement = `delete from ${table} where ${OF_OWN} returning id`;
      const removed = UUID.test(key.id) ? await queries.query(statement, toKeyValues(key)) : [];
      if (removed.length === 0) throw new AppError('notFound');
    },
  };
}

/** The item with this id. Throws `AppError` `notFound`. */
export function getOwn<Item extends { readonly id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (found === undefined) throw new AppError('notFound');
  return found;
}
