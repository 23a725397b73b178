import type { DelayTerms } from '@portal/domain/delay-record/delay-terms';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { sql } from '#platform/database/sql.ts';
import { defineOwnResource, type OwnKey, type OwnRow } from '#platform/own-resource/own-resource.ts';

export interface RecordSite extends OwnRow {
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
}

/** An account's sites; ended ones do not count. */
export const SITES = defineOwnResource<RecordSite>({
  table: 'delay_site',
  columns: {
    publicId: 'value',
    name: 'value',
    language: 'value',
    lat: 'value',
    lng: 'value',
    terms: 'json',
    firstDayAt: 'value',
    nextDayAt: 'value',
    endDayAt: 'value',
  },
  counts: 'locationNumber',
  isCounted: ({ endDayAt }) => endDayAt === null,
});

/** Null if there is none. */
export async function findSiteByPublicId(queries: Queries, publicId: string): Promise<RecordSite | null> {
  const [link] = await queries.query<{ accountId: string; siteId: string }>(
    'select account_id as "accountId", site_id as "siteId" from delay_site_link where bucket = $1 and public_id = $2',
    [toTextBucket(publicId), publicId],
  );
  return link === undefined ? null : SITES.find(queries, { accountId: link.accountId, id: link.siteId });
}

/** Makes a site known by its public id. */
export async function insertSiteLink(queries: Queries, { publicId, accountId, id }: RecordSite): Promise<void> {
  await queries.query('insert into delay_site_link (bucket, public_id, account_id, site_id) values ($1, $2, $3, $4)', [
    toTextBucket(publicId),
    publicId,
    accountId,
    id,
  ]);
}

/** Ends a site: no records from `endDayAt` on. */
export const endSite = (queries: Queries, key: OwnKey, endDayAt: EpochSeconds): Promise<boolean> =>
  SITES.update(queries, key, { endDayAt }, sql`end_day_at is null`);

export async function deleteSite(queries: Queries, site: RecordSite): Promise<void> {
  await SITES.remove(queries, site);
  await queries.query('delete from delay_site_link where bucket = $1 and public_id = $2', [
    toTextBucket(site.publicId),
    site.publicId,
  ]);
}

/** Sites with an open day up to `dayAt`, ordered by key, after `after`. */
export function listDueSites(
  queries: Queries,
  { dayAt, after, most }: { readonly dayAt: EpochSeconds; readonly after: OwnKey | null; readonly most: number },
): Promise<RecordSite[]> {
  return queries.query<RecordSite>(
    `select ${SITES.columns} from delay_site
     where next_day_at <= $1 and (end_day_at is null or next_day_at < end_day_at)
       and ($2::smallint is null or (bucket, account_id, id) > ($2, $3::uuid, $4::uuid))
     order by bucket, account_id, id limit $5`,
    [dayAt, after && toIdBucket(after.accountId), after?.accountId ?? null, after?.id ?? null, most],
  );
}

/** Locks a site for the transaction; null if it is gone or its next day has changed. */
export async function lockSite(queries: Queries, key: OwnKey, nextDayAt: EpochSeconds): Promise<OwnKey | null> {
  const site = await SITES.lock(queries, key);
  const isOpen = site?.nextDayAt === nextDayAt && (site.endDayAt === null || nextDayAt < site.endDayAt);
  return isOpen ? site : null;
}
