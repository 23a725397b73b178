import { isLate, isSlot } from '@portal/domain/hydro/bulletin/bulletin-slot';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import type { Bulletin, BulletinContent, BulletinHead } from './bulletin-content.ts';
import { type ForecastDay, insertForecastDays } from './forecast-day-store.ts';

const HEAD = 'number, slot_at as "slotAt", issued_at as "issuedAt", demo';
const OF_CATCHMENT = 'bucket = $1 and account_id = $2 and catchment_id = $3';
const toValues = ({ accountId, id }: OwnKey) => [toIdBucket(accountId), accountId, id] as const;

interface StoredRow extends BulletinHead {
  readonly content: string;
}

const toBulletin = ({ content, ...head }: StoredRow): Bulletin => ({
  ...head,
  content: JSON.parse(content) as BulletinContent,
});

/** A new bulletin; its number is assigned on insert. */
export interface NewBulletin extends Omit<Bulletin, 'number'> {
  readonly days: readonly ForecastDay[];
}

/**
 * Inserts a bulletin with its scored days unless one with its issue time exists. Returns the number of the existing
 * or new bulletin; null if the catchment is gone. Locks the catchment's row, so that numbers are assigned one after
 * the other.
 */
export function insertBulletin(database: Database, key: OwnKey, bulletin: NewBulletin): Promise<number | null> {
  const { slotAt, issuedAt, demo, content, days } = bulletin;
  return database.inTransaction(async (transaction) => {
    const [catchment] = await transaction.query(
      'select id from catchment where bucket = $1 and account_id = $2 and id = $3 for update',
      toValues(key),
    );
    if (catchment === undefined) return null;
    const [added] = await transaction.query<{ number: number }>(
      `insert into catchment_bulletin (bucket, account_id, catchment_id, slot_at, number, issued_at, demo, content)
       select $1, $2, $3, $4, coalesce(max(number), 0) + 1, $5, $6, $7 from catchment_bulletin where ${OF_CATCHMENT}
       on conflict (bucket, account_id, catchment_id, slot_at) do nothing returning number`,
      [...toValues(key), slotAt, issuedAt, demo, JSON.stringify(content)],
    );
    if (added !== undefined) {
      await insertForecastDays(transaction, key, slotAt, days);
      return added.number;
    }
    const [known] = await transaction.query<{ number: number }>(
      `select number from catchment_bulletin where ${OF_CATCHMENT} and slot_at = $4`,
      [...toValues(key), slotAt],
    );
    return known?.number ?? null;
  });
}

/** Newest first. */
export function listBulletins(queries: Queries, key: OwnKey, most: number): Promise<BulletinHead[]> {
  return queries.query<BulletinHead>(
    `select ${HEAD} from catchment_bulletin where ${OF_CATCHMENT} order by number desc limit $4`,
    [...toValues(key), most],
  );
}

/** Null if there is none. */
export async function findBulletin(queries: Queries, key: OwnKey, number: number): Promise<Bulletin | null> {
  const [row] = await queries.query<StoredRow>(
    `select ${HEAD}, content from catchment_bulletin where ${OF_CATCHMENT} and number = $4`,
    [...toValues(key), number],
  );
  return row === undefined ? null : toBulletin(row);
}

/** The bulletin of an issue time, without its content; null if there is none. */
export async function findBulletinOfSlot(
  queries: Queries,
  key: OwnKey,
  slotAt: EpochSeconds,
): Promise<BulletinHead | null> {
  const [row] = await queries.query<BulletinHead>(
    `select ${HEAD} from catchment_bulletin where ${OF_CATCHMENT} and slot_at = $4`,
    [...toValues(key), slotAt],
  );
  return row ?? null;
}

export const toBulletinShape = ({ number, slotAt, issuedAt, demo }: BulletinHead) => ({
  number,
  slotAt: formatMoment(slotAt),
  issuedAt: formatMoment(issuedAt),
  late: isLate(slotAt, issuedAt),
  asked: !isSlot(slotAt),
  demo,
});

interface DueQuestion {
  readonly slotAt: EpochSeconds;
  /** Last key of the previous batch; null: start. */
  readonly after: OwnKey | null;
  readonly most: number;
}

/** Active catchments that existed at an issue time and have no bulletin for it. */
export function listDueCatchments(queries: Queries, { slotAt, after, most }: DueQuestion): Promise<OwnKey[]> {
  const from = after === null ? [-1, null, null] : [toIdBucket(after.accountId), after.accountId, after.id];
  return queries.query<OwnKey>(
    `select account_id as "accountId", id from catchment as own
     where active and created_at <= $1
       and (bucket > $2 or (bucket = $2 and (account_id, id) > ($3::uuid, $4::uuid)))
       and not exists (
         select 1 from catchment_bulletin as known
         where known.bucket = own.bucket and known.account_id = own.account_id and known.catchment_id = own.id
           and known.slot_at = $1)
     order by bucket, account_id, id limit $5`,
    [slotAt, ...from, most],
  );
}
