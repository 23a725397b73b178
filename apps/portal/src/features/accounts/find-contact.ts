import type { Language } from '@portal/domain/language/language';
import type { Database } from '#platform/database/database.ts';
import { findAccount, toAccountKey } from './store.ts';

/** Address and language of an account's owner; null if it was deleted. */
export async function findContact(
  database: Database,
  accountId: string,
): Promise<{ readonly email: string; readonly language: Language } | null> {
  const account = await findAccount(database, toAccountKey(accountId));
  return account === null ? null : { email: account.email, language: account.language };
}

/** An account's verified addresses, and its own e-mail even if unverified; null if it was deleted. */
export async function findVerified(
  database: Database,
  accountId: string,
): Promise<{
  readonly email: string | null;
  readonly accountEmail: string;
  readonly phone: string | null;
  readonly language: Language;
} | null> {
  const account = await findAccount(database, toAccountKey(accountId));
  if (account === null) return null;
  const { email, emailVerifiedAt, phone, phoneVerifiedAt, language } = account;
  return {
    email: emailVerifiedAt === null ? null : email,
    accountEmail: email,
    phone: phoneVerifiedAt === null ? null : phone,
    language,
  };
}
