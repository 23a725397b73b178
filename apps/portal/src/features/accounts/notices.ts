import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import { countAttempt } from '#platform/rate-limit/attempt-limit.ts';
import { ATTEMPT_RULES } from './attempt-rules.ts';
import { type AccountKey, findAccount, type StoredAccount, toAccountKey } from './store.ts';

export const NOTICE_TOPIC = 'accounts.notice';

export type NoticeKind =
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChanging'
  | 'emailChanged'
  | 'keyAdded'
  | 'webhookAdded';

/** Notices with a link that undoes the change. */
const UNDONE: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['emailChanging', 'emailChanged']);

/** A notice to be sent, or whose link is valid. */
export interface StoredNotice {
  readonly kind: NoticeKind;
  readonly email: string;
  readonly detail: string | null;
  readonly createdAt: EpochSeconds;
}

export interface NoticePayload {
  readonly accountId: string;
  readonly noticeId: string;
}

/** Notifies the owner at the current address, in the transaction of the change. */
export async function addNotice(
  queries: Queries,
  account: Pick<StoredAccount, 'bucket' | 'id' | 'email' | 'emailVerifiedAt'>,
  {
    kind,
    detail = null,
    now,
  }: { readonly kind: NoticeKind; readonly detail?: string | null; readonly now: EpochSeconds },
): Promise<void> {
  const { bucket, id: accountId, email, emailVerifiedAt } = account;
  const noticeId = makeUuidV7(Date.now());
  const expiresAt = now + (UNDONE.has(kind) ? ACCOUNT_SECONDS.undoLink : ACCOUNT_SECONDS.notice);
  await queries.query(
    `insert into account_notice (bucket, account_id, id, kind, email, email_verified_at, detail, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [bucket, accountId, noticeId, kind, email, emailVerifiedAt, detail, now, expiresAt],
  );
  const payload: NoticePayload = { accountId, noticeId };
  await addMessage(queries, { bucket, topic: NOTICE_TOPIC, id: noticeId, payload }, now);
}

/** Notifies of new keys and webhooks, limited per hour so that making many does not flood the mailbox. */
export async function addNoticeOfAccess(
  queries: Queries,
  accountId: string,
  notice: { readonly kind: NoticeKind; readonly detail: string; readonly now: EpochSeconds },
): Promise<void> {
  const account = await findAccount(queries, toAccountKey(accountId));
  if (account === null) return;
  const pause = await countAttempt(queries, { rule: ATTEMPT_RULES.notices, subject: accountId }, notice.now);
  if (pause === null) await addNotice(queries, account, notice);
}

/** Sets the link's digest when a notice is sent; null if it was ended or has expired. */
export async function renewNotice(
  queries: Queries,
  { bucket, id }: AccountKey,
  { noticeId, undoDigest, now }: { readonly noticeId: string; readonly undoDigest: Buffer; readonly now: EpochSeconds },
): Promise<StoredNotice | null> {
  const [row] = await queries.query<StoredNotice>(
    `update account_notice set undo_digest = case when kind = any($5) then $4::bytea end
     where bucket = $1 and account_id = $2 and id = $3 and expires_at >= $6
     returning kind, email, detail, created_at as "createdAt"`,
    [bucket, id, noticeId, undoDigest, [...UNDONE], now],
  );
  return row ?? null;
}

/** The address that a link restores, and when that was verified; null if the link has expired or was used. */
export async function findUndo(
  queries: Queries,
  { bucket, id }: AccountKey,
  undoDigest: Buffer,
  now: EpochSeconds,
): Promise<Pick<StoredAccount, 'email' | 'emailVerifiedAt'> | null> {
  const [row] = await queries.query<Pick<StoredAccount, 'email' | 'emailVerifiedAt'>>(
    `select email, email_verified_at as "emailVerifiedAt" from account_notice
     where bucket = $1 and account_id = $2 and undo_digest = $3 and expires_at >= $4`,
    [bucket, id, undoDigest, now],
  );
  return row ?? null;
}

/** Ends links that restore an account: to one address, or to any. */
export async function deleteUndo(queries: Queries, { bucket, id }: AccountKey, email: string | null): Promise<void> {
  await queries.query(
    `delete from account_notice
     where bucket = $1 and account_id = $2 and kind = any($3) and ($4::text is null or email = $4)`,
    [bucket, id, [...UNDONE], email],
  );
}
