import { describeAccountError } from '@portal/content/messages/account-messages';
import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { AccountCallId } from '@portal/contract/own/account-addresses.table';
import {
  type AccountErrors,
  type AccountField,
  checkNewPassword,
  checkRegistration,
} from '@portal/domain/account/check-account';
import type { Language } from '@portal/domain/language/language';
import type { FieldName } from './account-field.tsx';

export type AccountFormKind = 'login' | 'register' | 'forgot' | 'reset' | 'remove';

/** Error sentences by field name, including checkboxes. */
export type Sentences = Readonly<
  Partial<Record<FieldName | 'acceptTerms' | 'ofAge' | 'confirm' | 'endAccess', string>>
>;

interface FormKind {
  readonly call: AccountCallId;
  readonly fields: readonly FieldName[];
  /** Errors found before sending: the server checks the same, plus common passwords. */
  readonly check: (values: Readonly<Record<string, unknown>>, language: Language) => Sentences;
}

/** The list of common passwords is on the server. */
const RULES = { isCommon: () => false };

export function toSentences(errors: AccountErrors, language: Language): Sentences {
  const found = Object.entries(errors) as [AccountField, NonNullable<AccountErrors[AccountField]>][];
  return Object.fromEntries(found.map(([field, code]) => [field, describeAccountError(field, code, language)]));
}

function requireFields(names: readonly FieldName[]): FormKind['check'] {
  return (values, language) => {
    const { fields, required } = accountPageMessages[language];
    const missing = names.filter((name) => String(values[name] ?? '').trim() === '');
    return Object.fromEntries(missing.map((name) => [name, required(fields[name].toLocaleLowerCase(language))]));
  };
}

export const FORM_KINDS: Readonly<Record<AccountFormKind, FormKind>> = {
  login: { call: 'login', fields: ['username', 'password'], check: requireFields(['username', 'password']) },
  register: {
    call: 'authRegister',
    fields: ['email', 'phone', 'password', 'confirmPassword'],
    check: (values, language) => {
      const checked = checkRegistration(values, RULES);
      return checked.ok ? {} : toSentences(checked.errors, language);
    },
  },
  remove: {
    call: 'accountDelete',
    fields: ['username', 'password'],
    check: (values, language) => ({
      ...requireFields(['username', 'password'])(values, language),
      ...(values.confirm === true ? {} : { confirm: describeAccountError('confirm', 'notAccepted', language) }),
    }),
  },
  forgot: { call: 'passwordForgot', fields: ['username'], check: requireFields(['username']) },
  reset: {
    call: 'passwordReset',
    fields: ['password', 'confirmPassword'],
    check: (values, language) => {
      const checked = checkNewPassword(values, RULES);
      return checked.ok ? {} : toSentences(checked.errors, language);
    },
  },
};
