import type { BulletinDocument } from '@portal/domain/expert-bulletin/bulletin-document';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toIdBucket, toTextBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';

/**
 * Outbox topics: draw a document, deliver it, e-mail the sales team about an order, e-mail the customer about a
 * refusal.
 */
export const PRINT_TOPIC = 'expert-bulletins.print';
export const LETTER_TOPIC = 'expert-bulletins.letter';
export const SALES_TOPIC = 'expert-bulletins.order';
export const DECLINE_TOPIC = 'expert-bulletins.decline';

export interface BulletinPayload {
  readonly accountId: string;
}

export interface IssuedBulletin {
  readonly accountId: string;
  readonly orderId: string;
  readonly id: string;
  readonly code: string;
  readonly language: Language;
  readonly version: number;
  readonly document: BulletinDocument;
  readonly publishedAt: EpochSeconds;
  readonly pdfAt: EpochSeconds | null;
}

const COLUMNS = `bulletin.account_id as "accountId", bulletin.order_id as "orderId", bulletin.id, bulletin.code, language, version, document,
  published_at as "publishedAt", pdf_at as "pdfAt"`;
const toBucketOf = ({ accountId }: { readonly accountId: string }) => toIdBucket(accountId);

/** Bulletins of an order, or of all orders of an account; newest version first. */
export function listBulletins(
  queries: Queries,
  { accountId, orderId = null }: { readonly accountId: string; readonly orderId?: string | null },
): Promise<IssuedBulletin[]> {
  return queries.query<IssuedBulletin>(
    `select ${COLUMNS} from expert_bulletin as bulletin
     where bucket = $1 and account_id = $2 and ($3::uuid is null or order_id = $3) order by version desc, language desc`,
    [toIdBucket(accountId), accountId, orderId],
  );
}

/** Null if there is none. */
export async function findBulletin(
  queries: Queries,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<IssuedBulletin | null> {
  const rows = await queries.query<IssuedBulletin>(
    `select ${COLUMNS} from expert_bulletin as bulletin where bucket = $1 and account_id = $2 and id = $3`,
    [toIdBucket(accountId), accountId, id],
  );
  return rows[0] ?? null;
}

/** The bulletin of a page's code; null if there is none. */
export async function findBulletinByCode(queries: Queries, code: string): Promise<IssuedBulletin | null> {
  const [link] = await queries.query<{ accountId: string; id: string }>(
    'select account_id as "accountId", bulletin_id as id from expert_bulletin_link where bucket = $1 and code = $2',
    [toTextBucket(code), code],
  );
  return link === undefined ? null : findBulletin(queries, link);
}

/** The editor's file of the newest version; null if nothing was issued. */
export async function findNewestSource(
  queries: Queries,
  { accountId, id }: OwnKey,
  language: Language,
): Promise<{ readonly version: number; readonly source: string; readonly document: BulletinDocument } | null> {
  const rows = await queries.query<{ version: number; source: string; document: BulletinDocument }>(
    `select version, source, document from expert_bulletin
     where bucket = $1 and account_id = $2 and order_id = $3 and language = $4 order by version desc limit 1`,
    [toIdBucket(accountId), accountId, id, language],
  );
  return rows[0] ?? null;
}

/** Inserts a version with its page code and the message that draws its document, in one transaction. */
export async function insertBulletin(
  queries: Queries,
  bulletin: Omit<IssuedBulletin, 'pdfAt'> & { readonly source: string },
): Promise<void> {
  const { accountId, orderId, id, code, language, version, document, source, publishedAt } = bulletin;
  const bucket = toBucketOf(bulletin);
  await queries.query(
    `insert into expert_bulletin (bucket, account_id, order_id, language, version, id, code, document, source, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [bucket, accountId, orderId, language, version, id, code, JSON.stringify(document), source, publishedAt],
  );
  await queries.query(
    'insert into expert_bulletin_link (bucket, code, account_id, bulletin_id) values ($1, $2, $3, $4)',
    [toTextBucket(code), code, accountId, id],
  );
  const payload: BulletinPayload = { accountId };
  await addMessage(queries, { bucket, topic: PRINT_TOPIC, id, payload }, publishedAt);
}

/** Stores a version's document once. False if it has one. */
export async function savePdf(
  queries: Queries,
  { accountId, id }: Pick<IssuedBulletin, 'accountId' | 'id'>,
  { pdf, now }: { readonly pdf: Buffer; readonly now: EpochSeconds },
): Promise<boolean> {
  const rows = await queries.query(
    `update expert_bulletin set pdf = $4, pdf_at = $5 where bucket = $1 and account_id = $2 and id = $3 and pdf is null
     returning id`,
    [toIdBucket(accountId), accountId, id, pdf, now],
  );
  return rows.length > 0;
}

/** Null until the document is drawn. */
export async function findPdf(
  queries: Queries,
  { accountId, id }: Pick<IssuedBulletin, 'accountId' | 'id'>,
): Promise<Buffer | null> {
  const [row] = await queries.query<{ pdf: Buffer | null }>(
    'select pdf from expert_bulletin where bucket = $1 and account_id = $2 and id = $3',
    [toIdBucket(accountId), accountId, id],
  );
  return row?.pdf ?? null;
}

/** An e-mail that delivers a bulletin to one address. */
export interface BulletinLetter {
  readonly accountId: string;
  readonly id: string;
  readonly bulletinId: string;
  readonly email: string;
}

export async function insertLetter(queries: Queries, letter: BulletinLetter, now: EpochSeconds): Promise<void> {
  const { accountId, id, bulletinId, email } = letter;
  const bucket = toBucketOf(letter);
  await queries.query(
    'insert into bulletin_letter (bucket, account_id, id, bulletin_id, email) values ($1, $2, $3, $4, $5)',
    [bucket, accountId, id, bulletinId, email],
  );
  const payload: BulletinPayload = { accountId };
  await addMessage(queries, { bucket, topic: LETTER_TOPIC, id, payload }, now);
}

/** An unsent e-mail; null otherwise. */
export async function findLetter(
  queries: Queries,
  { accountId, id }: Pick<BulletinLetter, 'accountId' | 'id'>,
): Promise<BulletinLetter | null> {
  const rows = await queries.query<BulletinLetter>(
    `select account_id as "accountId", id, bulletin_id as "bulletinId", email from bulletin_letter
     where bucket = $1 and account_id = $2 and id = $3 and sent_at is null`,
    [toIdBucket(accountId), accountId, id],
  );
  return rows[0] ?? null;
}

export async function markLetterSent(
  queries: Queries,
  { accountId, id }: Pick<BulletinLetter, 'accountId' | 'id'>,
  now: EpochSeconds,
): Promise<void> {
  await queries.query('update bulletin_letter set sent_at = $4 where bucket = $1 and account_id = $2 and id = $3', [
    toIdBucket(accountId),
    accountId,
    id,
    now,
  ]);
}

/**
 * Removes the page codes of an account's bulletins in the transaction that deletes it; the bulletins are deleted by
 * cascade.
 */
