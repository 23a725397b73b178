import { AppError } from '@portal/contract/errors';
import {
  type AccountErrors,
  checkAccountUpdate,
  checkEndAccess,
  checkPasswordChange,
  readAccountFields,
  readFields,
  readPassword,
} from '@portal/domain/account/check-account';
import { toMailboxKey } from '#platform/mail/mailbox-key.ts';
import { forgetAttempts } from '#platform/rate-limit/attempt-limit.ts';
import { releaseName } from './account-names.ts';
import { ATTEMPT_RULES, countOrRefuse } from './attempt-rules.ts';
import { requestEmailChange } from './email-change.ts';
import { endBegun } from './end-begun.ts';
import { mayWrite } from './links.ts';
import type { AccountNeeds, CallOrigin, SignedIn } from './needs.ts';
import { addNotice } from './notices.ts';
import { findByPassword } from './sign-in.ts';
import { deleteAccount, findAccount, lockAccount, type StoredAccount, toAccountKey, updateAccount } from './store.ts';

/** Throws `AppError` `notSignedIn` if the account was deleted after the session check. */
export async function getAccount({ database }: AccountNeeds, { accountId }: SignedIn): Promise<StoredAccount> {
  const account = await findAccount(database, toAccountKey(accountId));
  if (account === null) throw new AppError('notSignedIn');
  return account;
}

/** Checks the password again and counts attempts. Throws `AppError`: `wrongPassword`, `tooManyRequests`. */
async function confirmPassword(needs: AccountNeeds, account: StoredAccount, typed: unknown): Promise<void> {
  const subject = { rule: ATTEMPT_RULES.passwordOfOwner, subject: `signed in ${account.id}` };
  await countOrRefuse(needs.database, subject, needs.clock());
  const password = readPassword(typed) ?? '';
  if (!(await needs.passwords.verify(password, account.passwordHash))) throw new AppError('wrongPassword');
  await forgetAttempts(needs.database, subject);
}

/** Requests verification of a new address. Throws `AppError`: `wrongPassword`, `tooManyRequests`. */
async function askForEmail(needs: AccountNeeds, account: StoredAccount, email: string, typed: unknown): Promise<void> {
  await confirmPassword(needs, account, typed);
  if (!(await mayWrite(needs, account, 'changeEmail')))
    throw new AppError('tooManyRequests', { retryAfterSeconds: 60 });
  await requestEmailChange(needs, account, email);
}

/**
 * Changes name, language and phone, which becomes unverified; a new e-mail address waits for its link. Null: done.
 * Throws `AppError`: `badInput` without fields, `wrongPassword` for a new address, `tooManyRequests`.
 */
export async function updateProfile(
  needs: AccountNeeds,
  session: SignedIn,
  body: unknown,
): Promise<AccountErrors | null> {
  const checked = checkAccountUpdate(body);
  if (!checked.ok) return checked.errors;
  const account = await getAccount(needs, session);
  const { email, phone, ...plain } = checked.value;
  if (Object.keys(checked.value).length === 0) throw new AppError('badInput');
  if (email !== undefined && toMailboxKey(email) === null) return { email: 'wrongEmail' };
  if (email !== undefined && email !== account.email)
    await askForEmail(needs, account, email, readAccountFields(body).password);
  await needs.database.inTransaction(async (transaction) => {
    await updateAccount(transaction, account, plain);
    if (phone === undefined || phone === account.phone) return;
    if (account.phone !== null && account.phoneVerifiedAt !== null)
      await releaseName(transaction, { kind: 'phone', value: account.phone }, account);
    await updateAccount(transaction, account, { phone, phoneVerifiedAt: null });
  });
  return null;
}

/**
 * Changes the password and ends what the old one started, except the caller's session. Null: done. Throws `AppError`:
 * `wrongPassword`, `samePassword`, `tooManyRequests`.
 */
export async function changePassword(
  needs: AccountNeeds,
  session: SignedIn,
  body: unknown,
): Promise<AccountErrors | null> {
  const checked = checkPasswordChange(body, { isCommon: needs.isCommonPassword });
  if (!checked.ok) {
    if (checked.errors.newPassword === 'samePassword') throw new AppError('samePassword');
    return checked.errors;
  }
  const { oldPassword, newPassword, endAccess } = checked.value;
  const account = await getAccount(needs, session);
  await confirmPassword(needs, account, oldPassword);
  const passwordHash = await needs.passwords.hash(newPassword);
  const finish = await needs.database.inTransaction(async (transaction): Promise<() => void> => {
    const locked = await lockAccount(transaction, account);
    // A reset meanwhile has ended this session, and its password stays.
    if (locked === null || locked.passwordHash !== account.passwordHash) throw new AppError('wrongPassword');
    await updateAccount(transaction, locked, { passwordHash });
    await endBegun(transaction, needs, locked, session.sessionId);
    await addNotice(transaction, locked, { kind: 'passwordChanged', now: needs.clock() });
    return endAccess ? needs.endAccess(transaction, locked.id) : () => undefined;
  });
  finish();
  return null;
}

/** Signs out all other devices and ends links and codes; also keys, webhooks and calendars if asked. Null: done. */
export async function signOutOthers(
  needs: AccountNeeds,
  { accountId, sessionId }: SignedIn,
  body: unknown,
): Promise<AccountErrors | null> {
  const checked = checkEndAccess(body, false);
  if (!checked.ok) return checked.errors;
  const account = toAccountKey(accountId);
  const finish = await needs.database.inTransaction(async (transaction): Promise<() => void> => {
    await lockAccount(transaction, account);
    await endBegun(transaction, needs, account, sessionId);
    return checked.value ? needs.endAccess(transaction, accountId) : () => undefined;
  });
  finish();
  return null;
}

/**
 * Deletes an account by name and password, without a session. Throws `AppError` `wrongCredentials` for a wrong name
 * or password or, with a session, another account; `tooManyRequests`.
 */
export async function removeAccount(
  needs: AccountNeeds,
  body: unknown,
  origin: CallOrigin,
  session: SignedIn | null,
): Promise<void> {
  const { username, password } = readFields(body);
  const account = await findByPassword(needs, { username, password }, origin);
  if (account === null || (session !== null && session.accountId !== account.id))
    throw new AppError('wrongCredentials');
  await needs.database.inTransaction(async (transaction) => {
    await needs.unlinkAccount(transaction, account.id);
    await deleteAccount(transaction, account);
  });
}
