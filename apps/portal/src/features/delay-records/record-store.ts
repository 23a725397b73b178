import type { StoredDay } from '@portal/domain/delay-record/verify-chain';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';

const COLUMNS = 'number, day_at as "dayAt", content, hash';
const OF_SITE = 'bucket = $1 and account_id = $2 and site_id = $3';
const toValues = ({ accountId, id }: OwnKey) => [toIdBucket(accountId), accountId, id] as const;

/** Inserts a day's record; records are never changed. */
export async function insertRecord(queries: Queries, key: OwnKey, day: StoredDay): Promise<void> {
  const { number, dayAt, content, hash } = day;
  await queries.query(
    `insert into delay_record (bucket, account_id, site_id, number, day_at, content, hash) values ($1, $2, $3, $4, $5, $6, $7)`,
    [...toValues(key), number, dayAt, content, hash],
  );
}

/** Days of a site after a sequence number, in order. */
export function listRecordsAfter(
  queries: Queries,
  key: OwnKey,
  { number, most }: { readonly number: number; readonly most: number },
): Promise<StoredDay[]> {
  return queries.query<StoredDay>(
    `select ${COLUMNS} from delay_record where ${OF_SITE} and number > $4 order by number limit $5`,
    [...toValues(key), number, most],
  );
}

/** Days of a site between two times, in order. */
export function listRecordsBetween(
  queries: Queries,
  key: OwnKey,
  { fromAt, toAt }: { readonly fromAt: EpochSeconds; readonly toAt: EpochSeconds },
): Promise<StoredDay[]> {
  return queries.query<StoredDay>(
    `select ${COLUMNS} from delay_record where ${OF_SITE} and day_at >= $4 and day_at < $5 order by number`,
    [...toValues(key), fromAt, toAt],
  );
}

export type RecordHead = Omit<StoredDay, 'content'>;

/** The last day of a site before a time; null: none. */
export async function findLastRecord(
  queries: Queries,
  key: OwnKey,
  beforeAt: EpochSeconds = Number.MAX_SAFE_INTEGER,
): Promise<RecordHead | null> {
  const rows = await queries.query<RecordHead>(
    `select number, day_at as "dayAt", hash from delay_record where ${OF_SITE} and day_at < $4 order by number desc limit 1`,
    [...toValues(key), beforeAt],
  );
  return rows[0] ?? null;
}
