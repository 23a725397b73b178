import { describeAccountError } from '@portal/content/messages/account-messages';
import { AppError, toProblem } from '@portal/contract/errors';
import type { AccountErrors, AccountField } from '@portal/domain/account/check-account';
import type { Language } from '@portal/domain/language/language';
import type { RawReply } from '#platform/http/raw-route.ts';

const HEADERS = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' };

/** A reply about a person, with a renewed token in its header. */
export function toJsonReply(status: number, value: unknown, token: string | null = null): RawReply {
  const headers = token === null ? HEADERS : { ...HEADERS, authorization: `Bearer ${token}` };
  return { kind: 'body', status, headers, body: JSON.stringify(value) };
}

const listErrors = (errors: AccountErrors, language: Language) =>
  (Object.entries(errors) as [AccountField, NonNullable<AccountErrors[AccountField]>][]).map(([path, code]) => ({
    path,
    message: describeAccountError(path, code, language),
  }));

export function refuseFields(errors: AccountErrors, language: Language): never {
  throw new AppError('badInput', { errors: listErrors(errors, language) });
}

/** Refuses a registration in the shape of the specification. */
export function toRegisterRefusal(errors: AccountErrors, language: Language): RawReply {
  const listed = listErrors(errors, language);
  const [errorCode = 'badInput'] = Object.values(errors);
  return toJsonReply(400, { error: { errorCode, message: listed[0]?.message ?? '', errors: listed } });
}

/** The same for an e-mail address that has an account. */
export function toTakenReply(language: Language): RawReply {
  const { errorCode, detail } = toProblem(new AppError('emailTaken'), language, '');
  return toJsonReply(409, { error: { errorCode, message: detail, errors: [{ path: 'email', message: detail }] } });
}
