import { randomBytes } from 'node:crypto';
import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { addMessage } from '#platform/outbox/outbox-store.ts';
import { type LinkKind, saveCode, saveLink } from './link-store.ts';
import type { AccountKey } from './store.ts';

/** Outbox topics of e-mailed links and texted codes. */
export const LETTER_TOPIC = 'accounts.letter';
export const TEXT_TOPIC = 'accounts.text';

/** Payload of either topic: no address and no secret. */
export interface RequestPayload {
  readonly accountId: string;
  /** Absent for a texted code. */
  readonly kind?: LinkKind;
}

const DIGEST_BYTES = 32;
/** How long an e-mail may wait before its link is not sent any more. */
const WAITING_SECONDS = 3600;

/**
 * Requests an e-mail with a link, in the caller's transaction. The secret is made when the e-mail is sent; until then
 * nothing opens the link.
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

/** Requests an SMS with a one-time code, which is made when it is sent. */
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
