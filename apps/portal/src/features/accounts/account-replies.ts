import { describeAccountError } from '@portal/content/messages/account-messages';
import { AppError, toProblem } from '@portal/contract/errors';
import type { SignedReply } from '@portal/contract/own/account';
import type { AccountErrors, AccountField } from '@portal/domain/account/check-account';
import type { Language } from '@portal/domain/language/language';
import { toJsonReply } from '#platform/http/own-account-reply.ts';
import { OwnReply } from '#platform/own-resource/own-routes.ts';

/** A reply about a person, with a new token in its header. */
export function withToken(value: SignedReply, token: string | null): OwnReply {
  const reply = toJsonReply(value);
  if (token === null) return new OwnReply(reply);
  return new OwnReply({ ...reply, headers: { ...reply.headers, authorization: `Bearer ${token}` } });
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
export function toRegisterRefusal(errors: AccountErrors, language: Language): OwnReply {
  const listed = listErrors(errors, language);
  const [errorCode = 'badInput'] = Object.values(errors);
  const error = { errorCode, message: listed[0]?.message ?? '', errors: listed };
  return new OwnReply(toJsonReply({ error }, 400));
}

/** The same for an e-mail address that has an account. */
export function toTakenReply(language: Language): OwnReply {
  const { errorCode, detail } = toProblem(new AppError('emailTaken'), language, '');
  const error = { errorCode, message: detail, errors: [{ path: 'email', message: detail }] };
  return new OwnReply(toJsonReply({ error }, 409));
}
