import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import { countAttempt } from '#platform/rate-limit/attempt-limit.ts';
import { ATTEMPT_RULES } from './attempt-rules.ts';
import { type AccountKey, findAccount, type StoredAccount, toAccountKey } from './store.ts';

/** Messages of the outbox that tell the owner of an account what was changed. */
export const NOTICE_TOPIC = 'accounts.notice';

/** What an owner is told of. */
export type NoticeKind =
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChanging'
  | 'emailChanged'
  | 'keyAdded'
  | 'webhookAdded';

/** Notices whose e-mail has a link that undoes what they speak of. */
const UNDONE: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['emailChanging', 'emailChanged']);

/** A notice that waits for its e-mail, or whose link may be opened. */
export interface StoredNotice {
  readonly kind: NoticeKind;
  readonly email: string;
  readonly detail: string | null;
  readonly createdAt: EpochSeconds;
}

/** What a message of the topic holds. */
export interface NoticePayload {
  readonly accountId: string;
  readonly noticeId: string;
}

/** Tells the owner of an account, at the address that it has now, in the transaction of what is told. */
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

/** Tells of something new in an account, some times an hour: nobody's mailbox is filled by somebody who makes keys all day. */
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

/** A notice whose e-mail is written now, with the digest of the link that it has from now on; null where it was ended or is over. */
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

/** The address that a link brings an account back to, and since when that was proved; null where the link is over or was used. */
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

/** Ends the links that bring an account back: to one address, or to any. */
export async function deleteUndo(queries: Queries, { bucket, id }: AccountKey, email: string | null): Promise<void> {
  await queries.query(
    `delete from account_notice
     where bucket = $1 and account_id = $2 and kind = any($3) and ($4::text is null or email = $4)`,
    [bucket, id, [...UNDONE], email],
  );
}
