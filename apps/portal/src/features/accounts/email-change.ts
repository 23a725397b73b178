import { randomBytes } from 'node:crypto';
import { AppError } from '@portal/contract/errors';
import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Queries } from '#platform/database/database.ts';
import { claimName, releaseName, reserveName } from './account-names.ts';
import { endBegun } from './end-begun.ts';
import { requestLetter } from './letter-requests.ts';
import { deleteLinks } from './link-store.ts';
import { parseLinkToken } from './link-token.ts';
import type { AccountNeeds } from './needs.ts';
import { addNotice, deleteUndo, findUndo } from './notices.ts';
import { lockAccount, type StoredAccount, updateAccount } from './store.ts';

const toName = (value: string) => ({ kind: 'email', value }) as const;

/** Sends a verification link to the new address and a notice to the current one. */
export async function requestEmailChange(needs: AccountNeeds, account: StoredAccount, email: string): Promise<void> {
  const now = needs.clock();
  await needs.database.inTransaction(async (transaction) => {
    await requestLetter(transaction, account, { kind: 'changeEmail', email, now });
    await addNotice(transaction, account, { kind: 'emailChanging', detail: email, now });
  });
}

/**
 * Makes a verified address the account's, in the transaction of its link. The previous address is notified and
 * reserved while the change can be undone; an unverified one is released at once, as it may be a stranger's. Throws
 * `AppError` `emailTaken`.
 */
export async function moveToEmail(
  transaction: Queries,
  account: StoredAccount,
  email: string,
  now: EpochSeconds,
): Promise<void> {
  if (!(await claimName(transaction, toName(email), account, now))) throw new AppError('emailTaken');
  if (account.emailVerifiedAt === null) {
    await deleteUndo(transaction, account, account.email);
    await releaseName(transaction, toName(account.email), account);
  } else {
    await reserveName(transaction, toName(account.email), account, now + ACCOUNT_SECONDS.undoLink);
    await addNotice(transaction, account, { kind: 'emailChanged', detail: email, now });
  }
  // Links sent to the previous address become void.
  await deleteLinks(transaction, account);
  await updateAccount(transaction, account, { email, emailVerifiedAt: now });
}

/**
 * Undoes a change of address by the link sent to the previous one: restores it, ends all sessions, voids the password
 * and sends a link for a new one. Throws `AppError`: `linkExpired`, `emailTaken`, `unavailable`.
 */
export async function undoEmailChange(needs: AccountNeeds, token: unknown): Promise<void> {
  const { database, clock } = needs;
  const parsed = parseLinkToken(token);
  // Checked before hashing, which is expensive.
  const isThere = parsed !== null && (await findUndo(database, parsed.account, parsed.secretDigest, clock())) !== null;
  if (!isThere) throw new AppError('linkExpired');
  const passwordHash = await needs.passwords.hash(randomBytes(32).toString('base64'));
  await database.inTransaction(async (transaction) => {
    const now = clock();
    const account = await lockAccount(transaction, parsed.account);
    const before = await findUndo(transaction, parsed.account, parsed.secretDigest, now);
    if (account === null || before === null) throw new AppError('linkExpired');
    const { email } = before;
    const { emailVerifiedAt } = email === account.email ? account : before;
    if (email !== account.email) {
      if (!(await claimName(transaction, toName(email), account, now))) throw new AppError('emailTaken');
      await releaseName(transaction, toName(account.email), account);
    }
    await updateAccount(transaction, account, { email, emailVerifiedAt, passwordHash });
    await endBegun(transaction, needs, account, null);
    await deleteUndo(transaction, account, null);
    await requestLetter(transaction, account, { kind: 'resetPassword', email, now });
  });
}
