import { AppError } from '@portal/contract/errors';
import { ACCOUNT_SECONDS } from '@portal/domain/account/account-limits.table';
import { type AccountName, parseAccountName, readFields, readPassword } from '@portal/domain/account/check-account';
import { type AttemptSubject, forgetAttempts, withdrawAttempt } from '#platform/rate-limit/attempt-limit.ts';
import { findAccountByName } from './account-names.ts';
import { ATTEMPT_RULES, countOrRefuse } from './attempt-rules.ts';
import type { AccountNeeds, CallOrigin, SignedIn } from './needs.ts';
import { knowsNetwork } from './session-store.ts';
import { beginSession, digestNetwork } from './sessions.ts';
import { type StoredAccount, toAccountKey } from './store.ts';

/** Longer than any password; such input is not hashed. */
const LONGEST_TRIED = 1024;

const toSubjectName = (name: AccountName | null, typed: unknown): string =>
  name === null ? `typed ${String(typed).slice(0, 300).toLowerCase()}` : `${name.kind} ${name.value}`;

const NOBODY = toAccountKey('00000000-0000-7000-8000-000000000000');

/** Counters of an attempt: the owner's own from a known network, else those of name and network. */
async function listSubjects(
  { database, clock }: AccountNeeds,
  account: StoredAccount | null,
  nameText: string,
  network: string,
): Promise<readonly AttemptSubject[]> {
  const since = clock() - ACCOUNT_SECONDS.knownAddress;
  // Queried for unknown names too, so that timing does not differ.
  const asked = account ?? NOBODY;
  const isKnown = await knowsNetwork(database, asked, digestNetwork(asked, network), since);
  if (account !== null && isKnown) return [{ rule: ATTEMPT_RULES.passwordOfOwner, subject: `${nameText} ${network}` }];
  return [
    { rule: ATTEMPT_RULES.passwordOfName, subject: nameText },
    { rule: ATTEMPT_RULES.passwordFromNetwork, subject: network },
  ];
}

async function countAll({ database, clock }: AccountNeeds, subjects: readonly AttemptSubject[]): Promise<void> {
  const counted: AttemptSubject[] = [];
  try {
    for (const subject of subjects) {
      await countOrRefuse(database, subject, clock());
      counted.push(subject);
    }
  } catch (error) {
    // An attempt that another counter refuses does not count.
    for (const subject of counted) await withdrawAttempt(database, subject, clock());
    throw error;
  }
}

/** After success the name's counter is reset; the network's is reduced by this attempt. */
async function uncountAll({ database, clock }: AccountNeeds, subjects: readonly AttemptSubject[]): Promise<void> {
  for (const subject of subjects) {
    if (subject.rule === ATTEMPT_RULES.passwordFromNetwork) await withdrawAttempt(database, subject, clock());
    else await forgetAttempts(database, subject);
  }
}

/**
 * The account of a name and password; null for an unknown name or wrong password alike, after the same work. Throws
 * `AppError` `tooManyRequests`, `unavailable` if too many wait.
 */
export async function findByPassword(
  needs: AccountNeeds,
  typed: { readonly username: unknown; readonly password: unknown },
  { network }: CallOrigin,
): Promise<StoredAccount | null> {
  const { database, passwords } = needs;
  const name = parseAccountName(typed.username);
  const password = readPassword(typed.password);
  const account = name === null ? null : await findAccountByName(database, name);
  const subjects = await listSubjects(needs, account, toSubjectName(name, typed.username), network);
  await countAll(needs, subjects);
  const isTried = password !== null && password.length <= LONGEST_TRIED;
  const isRight = await passwords.verify(isTried ? password : '', isTried ? (account?.passwordHash ?? null) : null);
  if (!isRight) return null;
  await uncountAll(needs, subjects);
  return account;
}

export interface SignInResult {
  readonly account: StoredAccount;
  readonly token: string;
}

export async function signToken({ tokens, clock }: AccountNeeds, session: SignedIn): Promise<string> {
  return tokens.sign(session, clock());
}

/** Throws `AppError`: `wrongLogin`, `tooManyRequests`, `unavailable`. */
export async function signIn(needs: AccountNeeds, body: unknown, origin: CallOrigin): Promise<SignInResult> {
  const { username, password } = readFields(body);
  const account = await findByPassword(needs, { username, password }, origin);
  if (account === null) throw new AppError('wrongLogin');
  const session = await needs.database.inTransaction((transaction) =>
    beginSession(transaction, needs, account, origin),
  );
  return { account, token: await signToken(needs, session) };
}
