import { AppError } from '@portal/contract/errors';
import {
  type AccountErrors,
  checkNewPassword,
  parseAccountName,
  readFields,
} from '@portal/domain/account/check-account';
import type { Queries } from '#platform/database/database.ts';
import { countAttempt, forgetAttempts } from '#platform/rate-limit/attempt-limit.ts';
import { ATTEMPT_RULES, countOrRefuse } from './attempt-rules.ts';
import { requestLetter } from './letter-requests.ts';
import { hasLink, type LinkKind, useLink } from './link-store.ts';
import { parseLinkToken } from './link-token.ts';
import type { AccountNeeds, CallOrigin } from './needs.ts';
import { deleteSessions } from './session-store.ts';
import {
  type AccountKey,
  claimName,
  findAccount,
  findAccountByName,
  releaseName,
  type StoredAccount,
  updateAccount,
} from './store.ts';

/** Uses a token's link up in a transaction, and hands the account and the letter's address to `work`. */
async function openLink<Result>(
  { database, clock }: AccountNeeds,
  { token, kind }: { readonly token: unknown; readonly kind: LinkKind },
  work: (transaction: Queries, account: StoredAccount, email: string) => Promise<Result>,
): Promise<Result> {
  const parsed = parseLinkToken(token);
  if (parsed === null) throw new AppError('linkExpired');
  return database.inTransaction(async (transaction) => {
    const link = { kind, secretDigest: parsed.secretDigest };
    const email = await useLink(transaction, parsed.account, link, clock());
    const account = email === null ? null : await findAccount(transaction, parsed.account);
    if (email === null || account === null) throw new AppError('linkExpired');
    return work(transaction, account, email);
  });
}

/** Makes a verified address the account's; it was another's where somebody registered it meanwhile. */
async function setEmail(transaction: Queries, account: StoredAccount, email: string, now: number): Promise<void> {
  if (email !== account.email) {
    if (!(await claimName(transaction, { kind: 'email', value: email }, account))) throw new AppError('emailTaken');
    await releaseName(transaction, { kind: 'email', value: account.email }, account);
  }
  await updateAccount(transaction, account, { email, emailVerifiedAt: now });
}

/** Verifies the address that a letter went to. Throws `AppError`: `linkExpired`, `emailTaken`. */
export async function verifyEmail(needs: AccountNeeds, token: unknown): Promise<void> {
  await openLink(needs, { token, kind: 'verifyEmail' }, (transaction, account, email) =>
    setEmail(transaction, account, email, needs.clock()),
  );
}

/** Whether a letter may go to an account now: one a minute, five an hour, of either kind. */
async function mayWrite({ database, clock }: AccountNeeds, { id }: AccountKey): Promise<boolean> {
  const { letter, lettersAnHour } = ATTEMPT_RULES;
  for (const rule of [letter, lettersAnHour]) {
    if ((await countAttempt(database, { rule, subject: id }, clock())) !== null) return false;
  }
  return true;
}

/** Sends the link that verifies an address again. Throws `AppError` `tooManyRequests`. */
export async function sendVerification(needs: AccountNeeds, account: StoredAccount, email: string): Promise<void> {
  if (!(await mayWrite(needs, account))) throw new AppError('tooManyRequests', { retryAfterSeconds: 60 });
  await needs.database.inTransaction((transaction) =>
    requestLetter(transaction, account, { kind: 'verifyEmail', email, now: needs.clock() }),
  );
}

/**
 * Sends a link for a new password where a name has an account, and says nothing of it: to an unknown name, and to one that
 * was written to a minute ago, it does nothing. Throws `AppError` `tooManyRequests` for a network that asks too often.
 */
export async function requestReset(needs: AccountNeeds, body: unknown, { network }: CallOrigin): Promise<void> {
  const { database, clock } = needs;
  await countOrRefuse(database, { rule: ATTEMPT_RULES.lettersFromNetwork, subject: network }, clock());
  const name = parseAccountName(readFields(body).username);
  const account = name === null ? null : await findAccountByName(database, name);
  if (account === null || !(await mayWrite(needs, account))) return;
  await database.inTransaction((transaction) =>
    requestLetter(transaction, account, { kind: 'resetPassword', email: account.email, now: clock() }),
  );
}

/**
 * Sets a new password by the link of a letter and ends every session. Who could open the letter has its address, so that it
 * is verified too. Throws `AppError`: `linkExpired`, `unavailable`.
 */
export async function resetPassword(needs: AccountNeeds, body: unknown): Promise<AccountErrors | null> {
  const checked = checkNewPassword(body, { isCommon: needs.isCommonPassword });
  if (!checked.ok) return checked.errors;
  const { token } = readFields(body);
  const parsed = parseLinkToken(token);
  const link = { kind: 'resetPassword' as const, secretDigest: parsed?.secretDigest ?? Buffer.alloc(0) };
  // Before the hash: who has no link must not cost its work.
  const isValid = parsed !== null && (await hasLink(needs.database, parsed.account, link, needs.clock()));
  if (!isValid) throw new AppError('linkExpired');
  const passwordHash = await needs.passwords.hash(checked.value);
  const account = await openLink(needs, { token, kind: 'resetPassword' }, async (transaction, found, email) => {
    const verified = email === found.email ? { emailVerifiedAt: needs.clock() } : {};
    await updateAccount(transaction, found, { passwordHash, ...verified });
    await deleteSessions(transaction, found, null);
    return found;
  });
  for (const value of [`email ${account.email}`, ...(account.phone === null ? [] : [`phone ${account.phone}`])]) {
    await forgetAttempts(needs.database, { rule: ATTEMPT_RULES.passwordOfName, subject: value });
  }
  return null;
}
