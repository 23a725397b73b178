import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { OwnKey, OwnResource, OwnRow } from './own-resource.ts';
import type { OwnInput } from './own-routes.ts';
import { findPaused, insertInPlan, lockAccount, type OwnNeeds } from './plan-count.ts';

type Maybe<Value> = Value | Promise<Value>;
type Input = Pick<OwnInput, 'body' | 'language'>;

/** Whose body is read. */
interface Writing {
  readonly accountId: string;
  readonly language: Language;
}

/** How bodies become rows of a resource, and rows replies. */
interface OwnListing<Row extends OwnRow, Large extends Exclude<keyof Row, keyof OwnRow> & string, Shape> {
  readonly resource: OwnResource<Row, Large>;
  /** Fields of a new row. Throws `AppError` `badInput`. */
  readonly toNew: (body: unknown, writing: Writing) => Maybe<Omit<Row, keyof OwnRow>>;
  /** Reads a change; the result makes the changed row. Both throw `AppError` `badInput`. */
  readonly toChange: (body: unknown, writing: Writing) => Maybe<(before: Row) => Row>;
  /** A row as its owner sees it; `paused`: ids that the plan pauses. */
  readonly toShape: (row: Omit<Row, Large>, paused: ReadonlySet<string>, language: Language) => Shape;
  /** What else changes, in the same transaction. */
  readonly onChange?: (transaction: Queries, before: Row, after: Row) => Promise<void>;
}

const NONE: ReadonlySet<string> = new Set();

/** Answers of the calls that list, add, change and remove rows, within the plan. */
export function createOwnList<
  Row extends OwnRow,
  Shape,
  Large extends Exclude<keyof Row, keyof OwnRow> & string = never,
>(
  needs: OwnNeeds & { readonly clock: () => EpochSeconds },
  { resource, toNew, toChange, toShape, onChange }: OwnListing<Row, Large, Shape>,
) {
  const { database, clock } = needs;
  const { counts } = resource;
  const listPaused = async (accountId: string): Promise<ReadonlySet<string>> =>
    counts === null ? NONE : findPaused(needs, accountId, counts);

  /** Stores what `change` makes of a row. Throws `AppError` `notFound` and what `change` throws. */
  async function apply(key: OwnKey, change: (before: Row) => Row, language: Language): Promise<Shape> {
    const row = await database.inTransaction(async (transaction) => {
      await lockAccount(transaction, key.accountId);
      const before = await resource.get(transaction, key);
      const after = change(before);
      await resource.update(transaction, key, after);
      await onChange?.(transaction, before, after);
      return after;
    });
    return toShape(row, await listPaused(key.accountId), language);
  }
  return {
    apply,
    async list({ accountId }: Pick<OwnKey, 'accountId'>, { language }: Pick<Input, 'language'>) {
      const rows = await resource.list(database, accountId);
      const paused = await listPaused(accountId);
      return { items: rows.map((row) => toShape(row, paused, language)) };
    },
    /** Throws `AppError` `planLimit`, and what `toNew` throws. */
    async add({ accountId }: Pick<OwnKey, 'accountId'>, { body, language }: Input): Promise<Shape> {
      const fields = await toNew(body ?? {}, { accountId, language });
      const now = clock();
      const row = { ...fields, accountId, id: makeUuidV7(now * 1000), createdAt: now } as Row;
      await database.inTransaction((transaction) => insertInPlan(needs, transaction, resource, row));
      return toShape(row, NONE, language);
    },
    /** Throws `AppError` `notFound`, and what `toChange` throws. */
    async change(key: OwnKey, { body, language }: Input): Promise<Shape> {
      return apply(key, await toChange(body ?? {}, { accountId: key.accountId, language }), language);
    },
    /** Throws `AppError` `notFound`. */
    remove: (key: OwnKey): Promise<void> => resource.remove(database, key),
  };
}
