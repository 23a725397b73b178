import { randomBytes } from 'node:crypto';
import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import { type LinkKind, saveCode, saveLink } from './link-store.ts';
import type { AccountKey } from './store.ts';

/** Messages of the outbox that mail a link, and that text a code. */
export const LETTER_TOPIC = 'accounts.letter';
export const TEXT_TOPIC = 'accounts.text';

/** What a message of either topic holds: no address and no secret. */
export interface RequestPayload {
  readonly accountId: string;
  /** Absent in a message that texts a code. */
  readonly kind?: LinkKind;
}

const DIGEST_BYTES = 32;
/** How long a letter may wait for the mail server before its link is no longer sent. */
const WAITING_SECONDS = 3600;

/**
 * Asks for a letter with a link, in the transaction of what it is about. The secret is made when the letter is written: until
 * then nothing opens the link.
 */
export async function requestLetter(
  queries: Queries,
  account: AccountKey,
  { kind, email, now }: { readonly kind: LinkKind; readonly email: string; readonly now: EpochSeconds },
): Promise<void> {
  const expiresAt = now + WAITING_SECONDS;
  await saveLink(queries, account, { kind, email, expiresAt, secretDigest: randomBytes(DIGEST_BYTES) });
  const payload: RequestPayload = { accountId: account.id, kind };
  const id = makeUuidV7(Date.now());
  await addMessage(queries, { bucket: account.bucket, topic: LETTER_TOPIC, id, payload }, now);
}

/** Asks for a text message with a one-time code, which is made when the message is written. */
export async function requestText(
  queries: Queries,
  account: AccountKey,
  { phone, now }: { readonly phone: string; readonly now: EpochSeconds },
): Promise<void> {
  const expiresAt = now + ACCOUNT_SECONDS.phoneCode;
  await saveCode(queries, account, { phone, expiresAt, codeDigest: randomBytes(DIGEST_BYTES) });
  const payload: RequestPayload = { accountId: account.id };
  const id = makeUuidV7(Date.now());
  await addMessage(queries, { bucket: account.bucket, topic: TEXT_TOPIC, id, payload }, now);
}
