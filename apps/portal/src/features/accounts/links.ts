import { AppError } from '@portal/contract/errors';
import {
  type AccountErrors,
  checkNewPassword,
  parseAccountName,
  readFields,
} from '@portal/domain/account/check-account';
import type { Queries } from '#platform/database/database.ts';
import { countAttempt, forgetAttempts } from '#platform/rate-limit/attempt-limit.ts';
import { findAccountByName } from './account-names.ts';
import { ATTEMPT_RULES, countOrRefuse } from './attempt-rules.ts';
import { moveToEmail } from './email-change.ts';
import { dropUnproved, endBegun } from './end-begun.ts';
import { requestLetter } from './letter-requests.ts';
import { hasLink, type LinkKind, type StoredLink, useLink } from './link-store.ts';
import { parseLinkToken } from './link-token.ts';
import type { AccountNeeds, CallOrigin } from './needs.ts';
import { addNotice, deleteUndo } from './notices.ts';
import { type AccountKey, lockAccount, type StoredAccount, updateAccount } from './store.ts';

type UsedLink = Pick<StoredLink, 'kind' | 'email'>;

/** Uses up a token's link in a transaction and passes account and link to `work`. */
async function openLink<Result>(
  { database, clock }: AccountNeeds,
  { token, kinds }: { readonly token: unknown; readonly kinds: readonly LinkKind[] },
  work: (transaction: Queries, account: StoredAccount, link: UsedLink) => Promise<Result>,
): Promise<Result> {
  const parsed = parseLinkToken(token);
  if (parsed === null) throw new AppError('linkExpired');
  return database.inTransaction(async (transaction) => {
    const account = await lockAccount(transaction, parsed.account);
    const asked = { kinds, secretDigest: parsed.secretDigest };
    const link = account === null ? null : await useLink(transaction, parsed.account, asked, clock());
    // Only a change of address is sent to an address that is not the account's.
    if (account === null || link === null || (link.kind !== 'changeEmail' && link.email !== account.email))
      throw new AppError('linkExpired');
    return work(transaction, account, link);
  });
}

/**
 * Verifies the recipient's address, and makes it the account's if it is a change. Throws `AppError`: `linkExpired`,
 * `emailTaken`.
 */
export async function verifyEmail(needs: AccountNeeds, token: unknown): Promise<void> {
  const kinds = ['verifyEmail', 'changeEmail'] as const;
  await openLink(needs, { token, kinds }, async (transaction, account, { kind, email }) => {
    const now = needs.clock();
    if (kind === 'changeEmail' && email !== account.email) await moveToEmail(transaction, account, email, now);
    else await updateAccount(transaction, account, { emailVerifiedAt: now });
    await needs.verifyChannels(transaction, account.id, { email, now });
  });
}

/**
 * Whether a link may be sent now: one per minute, five per hour, counted per kind, so that someone who knows the
 * password cannot block the owner's reset.
 */
export async function mayWrite(
  { database, clock }: AccountNeeds,
  { id }: AccountKey,
  kind: LinkKind,
): Promise<boolean> {
  const { letter, lettersAnHour } = ATTEMPT_RULES;
  for (const rule of [letter, lettersAnHour]) {
    if ((await countAttempt(database, { rule, subject: `${kind} ${id}` }, clock())) !== null) return false;
  }
  return true;
}

/** Throws `AppError` `tooManyRequests`. */
export async function sendVerification(needs: AccountNeeds, account: StoredAccount): Promise<void> {
  if (!(await mayWrite(needs, account, 'verifyEmail')))
    throw new AppError('tooManyRequests', { retryAfterSeconds: 60 });
  const { email } = account;
  await needs.database.inTransaction((transaction) =>
    requestLetter(transaction, account, { kind: 'verifyEmail', email, now: needs.clock() }),
  );
}

/**
 * Sends a password reset link if the name has an account. Silent for unknown names and within a minute of the last
 * link. Throws `AppError` `tooManyRequests` for a network that asks too often.
 */
export async function requestReset(needs: AccountNeeds, body: unknown, { network }: CallOrigin): Promise<void> {
  const { database, clock } = needs;
  await countOrRefuse(database, { rule: ATTEMPT_RULES.lettersFromNetwork, subject: network }, clock());
  const name = parseAccountName(readFields(body).username);
  const account = name === null ? null : await findAccountByName(database, name);
  if (account === null || !(await mayWrite(needs, account, 'resetPassword'))) return;
  await database.inTransaction((transaction) =>
    requestLetter(transaction, account, { kind: 'resetPassword', email: account.email, now: clock() }),
  );
}

/** What a new password ends (see `endBegun`). Call the returned function after the commit. */
async function claimAccount(
  transaction: Queries,
  needs: AccountNeeds,
  account: StoredAccount,
  endAccess: boolean,
): Promise<() => void> {
  await endBegun(transaction, needs, account, null);
  await deleteUndo(transaction, account, account.email);
  if (account.emailVerifiedAt === null) return dropUnproved(transaction, needs, account);
  return endAccess ? needs.endAccess(transaction, account.id) : () => undefined;
}

/**
 * Sets a new password by an e-mailed link and ends what the old one started. The link also verifies the address; if
 * it was not verified before, what the account's creator put into it is removed. Throws `AppError`: `linkExpired`,
 * `unavailable`.
 */
export async function resetPassword(needs: AccountNeeds, body: unknown): Promise<AccountErrors | null> {
  const checked = checkNewPassword(body, { isCommon: needs.isCommonPassword });
  if (!checked.ok) return checked.errors;
  const { token } = readFields(body);
  const parsed = parseLinkToken(token);
  const link = { kind: 'resetPassword' as const, secretDigest: parsed?.secretDigest ?? Buffer.alloc(0) };
  // Checked before hashing, which is expensive.
  const isValid = parsed !== null && (await hasLink(needs.database, parsed.account, link, needs.clock()));
  if (!isValid) throw new AppError('linkExpired');
  const passwordHash = await needs.passwords.hash(checked.value.password);
  const { account, finish } = await openLink(needs, { token, kinds: ['resetPassword'] }, async (transaction, found) => {
    const now = needs.clock();
    await updateAccount(transaction, found, { passwordHash, emailVerifiedAt: now });
    const ended = await claimAccount(transaction, needs, found, checked.value.endAccess);
    await addNotice(transaction, { ...found, emailVerifiedAt: now }, { kind: 'passwordReset', now });
    return { account: found, finish: ended };
  });
  finish();
  for (const value of [`email ${account.email}`, ...(account.phone === null ? [] : [`phone ${account.phone}`])]) {
    await forgetAttempts(needs.database, { rule: ATTEMPT_RULES.passwordOfName, subject: value });
  }
  return null;
}
