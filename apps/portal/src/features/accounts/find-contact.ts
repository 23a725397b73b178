import type { Language } from '@portal/domain/language/language';
import type { Database } from '#platform/database/database.ts';
import { findAccount, toAccountKey } from './store.ts';

/** How the owner of an account is written to; null where it was deleted. */
export async function findContact(
  database: Database,
  accountId: string,
): Promise<{ readonly email: string; readonly language: Language } | null> {
  const account = await findAccount(database, toAccountKey(accountId));
  return account === null ? null : { email: account.email, language: account.language };
}

/** Addresses that are known to be an account's own; null where it was deleted. */
export async function findVerified(
  database: Database,
  accountId: string,
): Promise<{ readonly email: string | null; readonly phone: string | null; readonly language: Language } | null> {
  const account = await findAccount(database, toAccountKey(accountId));
  if (account === null) return null;
  const { email, emailVerifiedAt, phone, phoneVerifiedAt, language } = account;
  return {
    email: emailVerifiedAt === null ? null : email,
    phone: phoneVerifiedAt === null ? null : phone,
    language,
  };
}
