import type { DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';

export interface SiteKey {
  readonly accountId: string;
  readonly id: string;
}

export interface RecordSite extends SiteKey {
  readonly publicId: string;
  readonly name: string;
  readonly language: Language;
  readonly lat: number;
  readonly lng: number;
  readonly terms: DelayTerms;
  readonly firstDayAt: EpochSeconds;
  readonly nextDayAt: EpochSeconds;
  /** The day on which it was ended; null: active. */
  readonly endDayAt: EpochSeconds | null;
  readonly createdAt: EpochSeconds;
}

const COLUMNS = `site.account_id as "accountId", site.id, site.public_id as "publicId", name, language, lat, lng, terms,
  first_day_at as "firstDayAt", next_day_at as "nextDayAt", end_day_at as "endDayAt", created_at as "createdAt"`;
const OF_SITE = 'bucket = $1 and account_id = $2 and id = $3';
const toValues = ({ accountId, id }: SiteKey) => [toIdBucket(accountId), accountId, id] as const;

/** All sites of an account, including ended ones, oldest first. */
export function listSites(queries: Queries, accountId: string): Promise<RecordSite[]> {
  return queries.query<RecordSite>(
    `select ${COLUMNS} from delay_site as site where bucket = $1 and account_id = $2 order by created_at, id`,
    [toIdBucket(accountId), accountId],
  );
}

export const listGoing = (sites: readonly RecordSite[]): readonly RecordSite[] =>
  sites.filter(({ endDayAt }) => endDayAt === null);

/** Null if there is none. */
export async function findSiteByPublicId(queries: Queries, publicId: string): Promise<RecordSite | null> {
  const [link] = await queries.query<{ accountId: string; siteId: string }>(
    'select account_id as "accountId", site_id as "siteId" from delay_site_link where bucket = $1 and public_id = $2',
    [toTextBucket(publicId), publicId],
  );
  if (link === undefined) return null;
  const rows = await queries.query<RecordSite>(
    `select ${COLUMNS} from delay_site as site where ${OF_SITE}`,
    toValues({ accountId: link.accountId, id: link.siteId }),
  );
  return rows[0] ?? null;
}

export async function insertSite(queries: Queries, site: RecordSite): Promise<void> {
  const { accountId, id, publicId, name, language, lat, lng, terms, firstDayAt, nextDayAt, createdAt } = site;
  await queries.query(
    `insert into delay_site (bucket, account_id, id, public_id, name, language, lat, lng, terms, first_day_at, next_day_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...toValues({ accountId, id }),
      publicId,
      name,
      language,
      lat,
      lng,
      JSON.stringify(terms),
      firstDayAt,
      nextDayAt,
      createdAt,
    ],
  );
  await queries.query('insert into delay_site_link (bucket, public_id, account_id, site_id) values ($1, $2, $3, $4)', [
    toTextBucket(publicId),
    publicId,
    accountId,
    id,
  ]);
}

export async function renameSite(queries: Queries, key: SiteKey, name: string): Promise<void> {
  await queries.query(`update delay_site set name = $4 where ${OF_SITE}`, [...toValues(key), name]);
}

/** Ends a site: no records from `endDayAt` on. */
export async function endSite(queries: Queries, key: SiteKey, endDayAt: EpochSeconds): Promise<void> {
  await queries.query(`update delay_site set end_day_at = $4 where ${OF_SITE} and end_day_at is null`, [
    ...toValues(key),
    endDayAt,
  ]);
}

export async function deleteSite(
  queries: Queries,
  site: Pick<RecordSite, 'accountId' | 'id' | 'publicId'>,
): Promise<void> {
  await queries.query(`delete from delay_site where ${OF_SITE}`, toValues(site));
  await queries.query('delete from delay_site_link where bucket = $1 and public_id = $2', [
    toTextBucket(site.publicId),
    site.publicId,
  ]);
}

/** Removes the public ids of an account in the transaction that deletes it; its sites are deleted by cascade. */
export async function deleteSiteLinks(queries: Queries, accountId: string): Promise<void> {
  await queries.query('delete from delay_site_link where account_id = $1', [accountId]);
}

/** Sites with an open day up to `dayAt`, ordered by key, after `after`. */
export function listDueSites(
  queries: Queries,
  { dayAt, after, most }: { readonly dayAt: EpochSeconds; readonly after: SiteKey | null; readonly most: number },
): Promise<RecordSite[]> {
  return queries.query<RecordSite>(
    `select ${COLUMNS} from delay_site as site
     where next_day_at <= $1 and (end_day_at is null or next_day_at < end_day_at)
       and ($2::smallint is null or (bucket, account_id, id) > ($2, $3::uuid, $4::uuid))
     order by bucket, account_id, id limit $5`,
    [dayAt, after && toIdBucket(after.accountId), after?.accountId ?? null, after?.id ?? null, most],
  );
}

/** Locks a site for the transaction; null if it is gone or its next day has changed. */
export async function lockSite(queries: Queries, key: SiteKey, nextDayAt: EpochSeconds): Promise<SiteKey | null> {
  const rows = await queries.query<SiteKey>(
    `select account_id as "accountId", id from delay_site
     where ${OF_SITE} and next_day_at = $4 and (end_day_at is null or next_day_at < end_day_at) for update`,
    [...toValues(key), nextDayAt],
  );
  return rows[0] ?? null;
}

export async function advanceSite(queries: Queries, key: SiteKey, nextDayAt: EpochSeconds): Promise<void> {
  await queries.query(`update delay_site set next_day_at = $4 where ${OF_SITE}`, [...toValues(key), nextDayAt]);
}
