import { timingSafeEqual } from 'node:crypto';
import { describeAccountError } from '@portal/content/messages/account-messages';
import { AppError } from '@portal/contract/errors';
import { readFields } from '@portal/domain/account/check-account';
import { parseMobileNumber } from '@portal/domain/contact/phone-number';
import type { Language } from '@portal/domain/language/language';
import { claimName, releaseName } from './account-names.ts';
import { ATTEMPT_RULES, countOrRefuse } from './attempt-rules.ts';
import { requestText } from './letter-requests.ts';
import { countCodeTry, deleteCode } from './link-store.ts';
import { digestPhoneCode } from './link-token.ts';
import type { AccountNeeds, CallOrigin } from './needs.ts';
import { type StoredAccount, updateAccount } from './store.ts';

/** Wrong attempts that void a code. */
const MOST_TRIES = 5;

const readPhone = (value: unknown): string | null => (typeof value === 'string' ? parseMobileNumber(value) : null);

/**
 * Texts a one-time code. Throws `AppError`: `badInput` if it is not a mobile number, `unavailable` without SMS
 * provider, `tooManyRequests`.
 */
export async function sendPhoneCode(
  needs: AccountNeeds,
  account: StoredAccount,
  body: unknown,
  { network }: CallOrigin,
  language: Language,
): Promise<void> {
  const { database, clock } = needs;
  const phone = readPhone(readFields(body).phone);
  if (phone === null)
    throw new AppError('badInput', {
      errors: [{ path: 'phone', message: describeAccountError('phone', 'wrongPhone', language) }],
    });
  if (!needs.sendsTexts) throw new AppError('unavailable');
  const { text, textsToPhone, textsOfAccount, textsFromNetwork, textsADay } = ATTEMPT_RULES;
  const counted = [
    { rule: text, subject: account.id },
    { rule: text, subject: phone },
    { rule: textsToPhone, subject: phone },
    { rule: textsOfAccount, subject: account.id },
    { rule: textsFromNetwork, subject: network },
    { rule: textsADay, subject: 'all' },
  ];
  for (const subject of counted) await countOrRefuse(database, subject, clock());
  await database.inTransaction((transaction) => requestText(transaction, account, { phone, now: clock() }));
}

/**
 * Verifies a phone by its code and makes it a sign-in name. Throws `AppError`: `wrongCode`, `codeExpired`,
 * `phoneTaken`, `tooManyRequests`.
 */
export async function verifyPhone(needs: AccountNeeds, account: StoredAccount, body: unknown): Promise<void> {
  const { database, clock } = needs;
  const { phone: typedPhone, code } = readFields(body);
  const phone = readPhone(typedPhone);
  if (phone === null || typeof code !== 'string') throw new AppError('wrongCode');
  await countOrRefuse(database, { rule: ATTEMPT_RULES.codeTries, subject: account.id }, clock());
  const digest = await countCodeTry(database, account, { phone, mostTries: MOST_TRIES, now: clock() });
  if (digest === null) throw new AppError('codeExpired');
  if (!timingSafeEqual(digest, digestPhoneCode(account, code.trim()))) throw new AppError('wrongCode');
  await database.inTransaction(async (transaction) => {
    // The code may have been ended meanwhile, for example by a new password.
    if (!(await deleteCode(transaction, account))) throw new AppError('codeExpired');
    if (!(await claimName(transaction, { kind: 'phone', value: phone }, account, clock())))
      throw new AppError('phoneTaken');
    if (account.phoneVerifiedAt !== null && account.phone !== null && account.phone !== phone)
      await releaseName(transaction, { kind: 'phone', value: account.phone }, account);
    await updateAccount(transaction, account, { phone, phoneVerifiedAt: clock() });
  });
}
