import { AppError } from '@portal/contract/errors';
import {
  type AccountErrors,
  checkAccountUpdate,
  checkPasswordChange,
  readFields,
  readPassword,
} from '@portal/domain/account/check-account';
import { forgetAttempts } from '#platform/rate-limit/attempt-limit.ts';
import { ATTEMPT_RULES, countOrRefuse } from './attempt-rules.ts';
import { sendVerification } from './links.ts';
import type { AccountNeeds, CallOrigin, SignedIn } from './needs.ts';
import { deleteSessions } from './session-store.ts';
import { findByPassword } from './sign-in.ts';
import { deleteAccount, findAccount, releaseName, type StoredAccount, toAccountKey, updateAccount } from './store.ts';

/** The account of a session. Throws `AppError` `notSignedIn` where it was deleted since the session was checked. */
export async function getAccount({ database }: AccountNeeds, { accountId }: SignedIn): Promise<StoredAccount> {
  const account = await findAccount(database, toAccountKey(accountId));
  if (account === null) throw new AppError('notSignedIn');
  return account;
}

/** Whether somebody signed in knows the account's password; tries are counted. Throws `AppError`: `wrongPassword`, `tooManyRequests`. */
async function confirmPassword(needs: AccountNeeds, account: StoredAccount, typed: unknown): Promise<void> {
  const subject = { rule: ATTEMPT_RULES.passwordOfOwner, subject: `signed in ${account.id}` };
  await countOrRefuse(needs.database, subject, needs.clock());
  const password = readPassword(typed) ?? '';
  if (!(await needs.passwords.verify(password, account.passwordHash))) throw new AppError('wrongPassword');
  await forgetAttempts(needs.database, subject);
}

/**
 * Changes name, language, phone, and the e-mail once its link was opened. A changed phone is no longer verified. Null:
 * changed. Throws `AppError`: `wrongPassword` where the e-mail changes, `tooManyRequests`.
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
  if (email !== undefined && email !== account.email) {
    await confirmPassword(needs, account, readFields(body).password);
    await sendVerification(needs, account, email);
  }
  await needs.database.inTransaction(async (transaction) => {
    await updateAccount(transaction, account, plain);
    if (phone === undefined || phone === account.phone) return;
    if (account.phone !== null && account.phoneVerifiedAt !== null)
      await releaseName(transaction, { kind: 'phone', value: account.phone }, account);
    await updateAccount(transaction, account, { phone, phoneVerifiedAt: null });
  });
  return null;
}

/** Changes the password and ends every other session. Null: changed. Throws `AppError`: `wrongPassword`, `samePassword`, `tooManyRequests`. */
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
  const account = await getAccount(needs, session);
  await confirmPassword(needs, account, checked.value.oldPassword);
  const passwordHash = await needs.passwords.hash(checked.value.newPassword);
  await needs.database.inTransaction(async (transaction) => {
    await updateAccount(transaction, account, { passwordHash });
    await deleteSessions(transaction, account, session.sessionId);
  });
  return null;
}

/**
 * Deletes an account at once, by its name and password; a session is not needed. Throws `AppError` `wrongCredentials` for a
 * wrong name or password and, with a session, for another's account; `tooManyRequests`.
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
