import { AppError } from '@portal/contract/errors';
import { ACCOUNT_TERMS_VERSION } from '@portal/domain/account/account-limits.table';
import { type AccountErrors, checkRegistration, type Registration } from '@portal/domain/account/check-account';
import type { Language } from '@portal/domain/language/language';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { toMailboxKey } from '#platform/mail/mailbox-key.ts';
import { claimName, findAccountByName } from './account-names.ts';
import { ATTEMPT_RULES, countOrRefuse } from './attempt-rules.ts';
import { requestLetter } from './letter-requests.ts';
import type { AccountNeeds, CallOrigin } from './needs.ts';
import { beginSession } from './sessions.ts';
import { type SignInResult, signToken } from './sign-in.ts';
import { insertAccount, type StoredAccount, toAccountKey } from './store.ts';

/** `token` is null if no session was requested. */
export type RegisterResult =
  | { readonly ok: false; readonly errors: AccountErrors }
  | ({ readonly ok: true } & Omit<SignInResult, 'token'> & { readonly token: string | null });

interface RegisterOptions {
  readonly language: Language;
  /** False for a form without a script, whose page asks to open the e-mailed link. */
  readonly withSession: boolean;
}

function toAccount(
  { email, phone, wantsAdvertising }: Registration,
  rest: Pick<StoredAccount, 'language' | 'passwordHash' | 'createdAt'>,
): StoredAccount {
  return {
    ...toAccountKey(makeUuidV7(Date.now())),
    email,
    emailVerifiedAt: null,
    phone,
    phoneVerifiedAt: null,
    name: null,
    wantsAdvertising,
    termsVersion: ACCOUNT_TERMS_VERSION,
    ...rest,
  };
}

/** Limited per network, so that addresses cannot be probed in bulk. */
async function refuseTaken({ database, clock }: AccountNeeds, network: string): Promise<never> {
  await countOrRefuse(database, { rule: ATTEMPT_RULES.takenEmail, subject: network }, clock());
  throw new AppError('emailTaken');
}

/**
 * Registers an account and signs it in; account, name, session and verification e-mail are stored in one transaction.
 * Throws `AppError`: `emailTaken`, `tooManyRequests`, `unavailable`.
 */
export async function register(
  needs: AccountNeeds,
  body: unknown,
  origin: CallOrigin,
  { language, withSession }: RegisterOptions,
): Promise<RegisterResult> {
  const { database, clock, passwords, isCommonPassword } = needs;
  const checked = checkRegistration(body, { isCommon: isCommonPassword });
  if (!checked.ok) return checked;
  if (toMailboxKey(checked.value.email) === null) return { ok: false, errors: { email: 'wrongEmail' } };
  await countOrRefuse(database, { rule: ATTEMPT_RULES.registration, subject: origin.network }, clock());
  const name = { kind: 'email', value: checked.value.email } as const;
  if ((await findAccountByName(database, name)) !== null) return refuseTaken(needs, origin.network);
  const passwordHash = await passwords.hash(checked.value.password);
  const account = toAccount(checked.value, { language, passwordHash, createdAt: clock() });
  const session = await database.inTransaction(async (transaction) => {
    if (!(await claimName(transaction, name, account, clock()))) return null;
    await insertAccount(transaction, account);
    await requestLetter(transaction, account, { kind: 'verifyEmail', email: account.email, now: clock() });
    return withSession ? beginSession(transaction, needs, account, origin) : 'none';
  });
  if (session === null) return refuseTaken(needs, origin.network);
  return { ok: true, account, token: session === 'none' ? null : await signToken(needs, session) };
}
