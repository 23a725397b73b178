import { isRecord } from '#data/is-record.ts';
import { cleanLine } from '../contact/clean-line.ts';
import { isEmailAddress, LONGEST_EMAIL } from '../contact/email-address.ts';
import { parseMobileNumber, parsePhoneNumber } from '../contact/phone-number.ts';
import { ACCOUNT_LIMITS } from './account-limits.table.ts';
import { isTrivialPassword } from './trivial-password.ts';

/** Fields of the account forms, by their names in calls. */
export type AccountField =
  | 'username'
  | 'email'
  | 'phone'
  | 'name'
  | 'language'
  | 'password'
  | 'oldPassword'
  | 'newPassword'
  | 'confirmPassword'
  | 'acceptTerms'
  | 'ofAge'
  | 'confirm'
  | 'endAccess';

/** What is wrong with a field. */
export type AccountErrorCode =
  | 'required'
  | 'tooLong'
  | 'tooShort'
  | 'wrongEmail'
  | 'wrongPhone'
  | 'digitsOnly'
  | 'wrongLanguage'
  | 'notMatching'
  | 'samePassword'
  | 'commonPassword'
  | 'notAccepted'
  | 'wrongChoice';

/** Errors by field; empty if there are none. */
export type AccountErrors = Partial<Record<AccountField, AccountErrorCode>>;

/** A checked value, or the errors of its fields. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: AccountErrors };

/** A valid registration. */
export interface Registration {
  /** Lower-cased. */
  readonly email: string;
  /** E.164; null if none was given. */
  readonly phone: string | null;
  /** In NFKC, as it is hashed. */
  readonly password: string;
  readonly wantsAdvertising: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of any JSON value; none if it is not an object. */
export function readFields(body: unknown): Values {
  return isRecord(body) ? body : {};
}

const readLine = (value: unknown): string => (typeof value === 'string' ? cleanLine(value) : '');

/** Invisible characters of a local part: two addresses that look the same must be the same. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** Label separators of a domain besides the full stop (UTS 46). */
const FULL_STOPS = /[\u3002\uff0e\uff61]/g;

/** A typed line in lower case if it is an address, in any Unicode spelling; else null. */
function readEmailLine(value: unknown): string | null {
  const line = readLine(value).toLowerCase();
  return isEmailAddress(line) && [...line].length <= LONGEST_EMAIL ? line : null;
}

/**
 * The address that identifies an account: a cleaned line in lower case, with its domain in NFKC, as name servers read
 * it. Null if it is not an address, or if NFKC would change the local part: mail servers differ in how they treat such
 * names. Never throws.
 */
export function parseAccountEmail(value: unknown): string | null {
  const line = readLine(value);
  const at = line.lastIndexOf('@') + 1;
  const local = line.slice(0, at);
  if (local.normalize('NFKC') !== local || UNSEEN.test(local)) return null;
  return readEmailLine(local + line.slice(at).replace(FULL_STOPS, '.').normalize('NFKC'));
}

/**
 * A password as it is hashed: NFKC, so that tone marks from different keyboards are equal (NIST SP 800-63B §3.1.1.2);
 * null for anything but text.
 */
export function readPassword(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value.normalize('NFKC') : null;
}

function findEmailError(value: unknown): AccountErrorCode | null {
  if (readLine(value) === '') return 'required';
  return parseAccountEmail(value) === null ? 'wrongEmail' : null;
}

/** Any character that people do not write in a phone number. */
const NOT_OF_A_NUMBER = /[^\d\s+().\-–]/u;

function findPhoneError(value: unknown): AccountErrorCode | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') return 'wrongPhone';
  if (parsePhoneNumber(value) !== null) return null;
  return NOT_OF_A_NUMBER.test(value) ? 'digitsOnly' : 'wrongPhone';
}

/** The error of a new password; `isCommon` looks it up in the list of common passwords. */
function findPasswordError(value: unknown, isCommon: (password: string) => boolean): AccountErrorCode | null {
  const password = readPassword(value);
  if (password === null) return 'required';
  const { length } = [...password];
  if (length < ACCOUNT_LIMITS.passwordShortest) return 'tooShort';
  if (length > ACCOUNT_LIMITS.passwordLongest) return 'tooLong';
  return isTrivialPassword(password, isCommon) ? 'commonPassword' : null;
}

function findConfirmationError(password: unknown, confirmation: unknown): AccountErrorCode | null {
  const confirmed = readPassword(confirmation);
  if (confirmed === null) return 'required';
  return confirmed === readPassword(password) ? null : 'notMatching';
}

/** A ticked checkbox: JSON's true, or what a form without a script posts. */
const isTicked = (value: unknown): boolean => value === true || value === 'on' || value === 'true';

/** A cleared checkbox of a form without a script, and JSON's false. */
const isCleared = (value: unknown): boolean => value === false || value === 'off' || value === 'false';
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** The error of the choice whether keys, webhooks and calendars are revoked too. */
const findChoiceError = (value: unknown): AccountErrorCode | null =>
  isTicked(value) || isCleared(value) || isAbsent(value) ? null : 'wrongChoice';

/** The choice itself; the default if the field is absent. */
const readChoice = (value: unknown, otherwise: boolean): boolean => (isAbsent(value) ? otherwise : isTicked(value));

function collect(errors: Readonly<Record<string, AccountErrorCode | null>>): AccountErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== null));
}

const isEmpty = (errors: AccountErrors): boolean => Object.keys(errors).length === 0;

/** Dependencies of a check. */
export interface PasswordRules {
  /** Whether a password is in the list of common ones, ignoring case. */
  readonly isCommon: (password: string) => boolean;
}

/**
 * Checks the registration form (spec §5, api.md "Accounts"): the same in browser and server. Takes any JSON value,
 * ignores other fields, and never throws.
 */
export function checkRegistration(body: unknown, { isCommon }: PasswordRules): Checked<Registration> {
  const values = readFields(body);
  const email = parseAccountEmail(values.email);
  const isOwnName = (password: string) => email !== null && password.toLowerCase() === email;
  const errors = collect({
    email: findEmailError(values.email),
    phone: findPhoneError(values.phone),
    password: findPasswordError(values.password, (password) => isCommon(password) || isOwnName(password)),
    confirmPassword: findConfirmationError(values.password, values.confirmPassword),
    acceptTerms: isTicked(values.acceptTerms) ? null : 'notAccepted',
    ofAge: isTicked(values.ofAge) ? null : 'notAccepted',
  });
  const password = readPassword(values.password);
  if (!isEmpty(errors) || email === null || password === null) return { ok: false, errors };
  const phone = typeof values.phone === 'string' ? parsePhoneNumber(values.phone) : null;
  return { ok: true, value: { email, phone, password, wantsAdvertising: isTicked(values.advertising) } };
}

/**
 * Whether keys, webhooks and calendars are revoked too, from `endAccess`; `otherwise` if it is absent. Never throws.
 */
export function checkEndAccess(body: unknown, otherwise: boolean): Checked<boolean> {
  const { endAccess } = readFields(body);
  const errors = collect({ endAccess: findChoiceError(endAccess) });
  return isEmpty(errors) ? { ok: true, value: readChoice(endAccess, otherwise) } : { ok: false, errors };
}

/** A new password, and whether keys, webhooks and calendars are revoked with the old one. */
export interface NewPassword {
  readonly password: string;
  readonly endAccess: boolean;
}

/**
 * Checks a new password and its repetition, as a reset sends it: by default keys, webhooks and calendars are revoked.
 * Never throws.
 */
export function checkNewPassword(body: unknown, { isCommon }: PasswordRules): Checked<NewPassword> {
  const values = readFields(body);
  const errors = collect({
    password: findPasswordError(values.password, isCommon),
    confirmPassword: findConfirmationError(values.password, values.confirmPassword),
    endAccess: findChoiceError(values.endAccess),
  });
  const password = readPassword(values.password);
  if (!isEmpty(errors) || password === null) return { ok: false, errors };
  return { ok: true, value: { password, endAccess: readChoice(values.endAccess, true) } };
}

/**
 * Checks a change of password by a signed-in user; the server verifies the old one. By default keys, webhooks and
 * calendars stay valid. Never throws.
 */
export function checkPasswordChange(
  body: unknown,
  { isCommon }: PasswordRules,
): Checked<{ readonly oldPassword: string; readonly newPassword: string; readonly endAccess: boolean }> {
  const values = readFields(body);
  const [oldPassword, newPassword] = [readPassword(values.oldPassword), readPassword(values.newPassword)];
  const isSame = oldPassword !== null && oldPassword === newPassword;
  const errors = collect({
    oldPassword: oldPassword === null ? 'required' : null,
    newPassword: isSame ? 'samePassword' : findPasswordError(values.newPassword, isCommon),
    confirmPassword: findConfirmationError(values.newPassword, values.confirmPassword),
    endAccess: findChoiceError(values.endAccess),
  });
  if (!isEmpty(errors) || oldPassword === null || newPassword === null) return { ok: false, errors };
  return { ok: true, value: { oldPassword, newPassword, endAccess: readChoice(values.endAccess, false) } };
}

/** Changes to an account; an absent field stays unchanged. */
export interface AccountUpdate {
  /** Null: no name. */
  readonly name?: string | null;
  readonly language?: 'vi' | 'en';
  /** E.164; null: no number. */
  readonly phone?: string | null;
  /** The new address, which takes effect once its link is opened. */
  readonly email?: string;
}

function checkName(value: unknown): AccountErrorCode | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'string') return 'required';
  return [...cleanLine(value)].length > ACCOUNT_LIMITS.name ? 'tooLong' : null;
}

/** The account fields of a body, which may also be nested in its `user`. */
export function readAccountFields(body: unknown): Values {
  const { user, ...values } = readFields(body);
  return { ...values, ...readFields(user) };
}

/** A language by its code in either case, as in settings; null for anything else. */
function parseLanguage(value: unknown): 'vi' | 'en' | null {
  const code = typeof value === 'string' ? value.toLowerCase() : null;
  return code === 'vi' || code === 'en' ? code : null;
}

/** Checks a change of an account's fields. Takes any JSON value, ignores other fields, and never throws. */
export function checkAccountUpdate(body: unknown): Checked<AccountUpdate> {
  const { name, language, phone, email } = readAccountFields(body);
  const chosen = parseLanguage(language);
  const errors = collect({
    name: checkName(name),
    language: language === undefined || chosen !== null ? null : 'wrongLanguage',
    phone: findPhoneError(phone),
    email: email === undefined ? null : findEmailError(email),
  });
  if (!isEmpty(errors)) return { ok: false, errors };
  const address = parseAccountEmail(email);
  return {
    ok: true,
    value: {
      ...(name === undefined ? {} : { name: readLine(name) === '' ? null : readLine(name) }),
      ...(chosen === null ? {} : { language: chosen }),
      ...(phone === undefined ? {} : { phone: typeof phone === 'string' ? parsePhoneNumber(phone) : null }),
      ...(address === null ? {} : { email: address }),
    },
  };
}

/** Account name at sign-in: e-mail or phone. */
export interface AccountName {
  readonly kind: 'email' | 'phone';
  readonly value: string;
  /** The line as typed: older accounts may be stored under it. */
  readonly typed?: string;
}

/** Parses an account name as it is stored; null if it is neither an address nor a number. Never throws. */
export function parseAccountName(value: unknown): AccountName | null {
  const [email, typed] = [parseAccountEmail(value), readEmailLine(value)];
  if (typed !== null) return { kind: 'email', value: email ?? typed, ...(email === typed ? {} : { typed }) };
  if (email !== null) return { kind: 'email', value: email };
  const phone = typeof value === 'string' ? parseMobileNumber(value) : null;
  return phone === null ? null : { kind: 'phone', value: phone };
}
