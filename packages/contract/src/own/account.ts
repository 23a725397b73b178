import { PLANS, type PlanId } from '@portal/domain/plan/plan.table';
import {
  Boolean as Flag,
  Integer,
  Literal,
  Object as ObjectOf,
  Optional,
  String as Text,
  type TProperties,
  Unknown,
} from 'typebox';
import { Moment } from '#endpoints/place-schema.ts';
import { Id } from '../id.ts';
import { ACCOUNT_ADDRESSES } from './account-addresses.table.ts';
import { defineOwnCalls, itemsOf, nullable, oneOf, type ReplyOf } from './own-call.ts';

const language = oneOf(['vi', 'en']);

/** An account as its owner sees it. */
const User = ObjectOf({
  id: Id,
  email: Text(),
  phone: nullable(Text(), 'E.164'),
  name: nullable(Text()),
  language,
  role: Literal('USER'),
  emailVerified: Flag(),
  phoneVerified: Flag(),
  plan: oneOf(Object.keys(PLANS) as PlanId[]),
  expiresAt: nullable(Moment, 'end of the plan'),
  createdAt: Moment,
});
/** An account. */
export type AccountUser = ReplyOf<typeof User>;

const Signed = ObjectOf({ user: User });
/** A user; the header `Authorization` of the reply has the token of the session. */
export type SignedReply = ReplyOf<typeof Signed>;

const Session = ObjectOf({
  id: Id,
  createdAt: Moment,
  lastSeenAt: Moment,
  device: nullable(Text(), 'browser and operating system'),
  current: Flag(),
});
/** A session of the account. */
export type AccountSession = ReplyOf<typeof Session>;

/** The repeated status of a call that only acts. */
const Done = ObjectOf({ statusCode: Integer() });

/** Any parts of what the browser stores. */
const Local = ObjectOf(
  { settings: Optional(Unknown()), search: Optional(Unknown()), saved: Optional(Unknown()), theme: Optional(Text()) },
  { additionalProperties: true },
);

const AccountExport = ObjectOf({ exportedAt: Moment, user: User }, { additionalProperties: true });

/** A form; `domain/account` checks its values. */
const formOf = (fields: TProperties) => ObjectOf(fields, { additionalProperties: true });
const password = Text();
const newPassword = { password, confirmPassword: password, endAccess: Optional(Flag()) };

const { login, authRegister, passwordForgot, passwordReset, emailVerify, emailUndo, accountDelete, ...own } =
  ACCOUNT_ADDRESSES;

/** Calls about an account for everybody, session or not. */
export const GUEST_ACCOUNT_CALLS = defineOwnCalls(
  'everybody',
  { login, authRegister, passwordForgot, passwordReset, emailVerify, emailUndo, accountDelete },
  {
    login: { summary: 'Sign in', body: formOf({ username: Text(), password }), reply: Signed },
    authRegister: {
      summary: 'Register',
      body: formOf({
        ...{ email: Text(), phone: Optional(Text()), password, confirmPassword: password },
        ...{ acceptTerms: Flag(), ofAge: Flag(), advertising: Optional(Flag()) },
      }),
      reply: ObjectOf({ user: User, access_token: Text() }),
    },
    passwordForgot: { summary: 'Send a reset link', body: formOf({ email: Text() }), reply: Done },
    passwordReset: {
      summary: 'Set a new password with a link',
      body: formOf({ token: Text(), ...newPassword }),
      reply: Done,
    },
    emailVerify: { summary: 'Verify the address with a link', body: formOf({ token: Text() }), reply: Done },
    emailUndo: { summary: 'Undo a change of address with a link', body: formOf({ token: Text() }), reply: Done },
    accountDelete: {
      summary: 'Delete an account, or request deletion of an account in another app',
      body: formOf({ username: Text(), password, app: Optional(Text()) }),
      reply: Done,
    },
  },
);

/** Calls about the caller's account. */
export const ACCOUNT_CALLS = defineOwnCalls('account', own, {
  userAccount: { summary: 'The account; renews the session in its last days', reply: Signed },
  authUpdate: {
    summary: 'Change fields of the account; a new address takes effect once its link is opened',
    body: formOf({
      name: Optional(nullable(Text())),
      language: Optional(language),
      phone: Optional(nullable(Text())),
      email: Optional(Text()),
      password: Optional(password),
    }),
    reply: Signed,
  },
  authLogout: { summary: 'Sign out', reply: Done },
  passwordChange: {
    summary: 'Change the password',
    body: formOf({
      oldPassword: password,
      newPassword: password,
      confirmPassword: password,
      endAccess: Optional(Flag()),
    }),
    reply: Done,
  },
  emailSend: { summary: 'Send the verification link again', reply: Done },
  phoneCode: { summary: 'Send a code to a phone', body: formOf({ phone: Text() }), reply: Done },
  phoneVerify: {
    summary: 'Verify a phone with its code',
    body: formOf({ phone: Text(), code: Text() }),
    reply: Signed,
  },
  sessionsList: { summary: 'Sessions of the account', reply: itemsOf(Session) },
  sessionsEnd: {
    summary: 'Sign out all other devices',
    body: formOf({ endAccess: Optional(Flag()) }),
    reply: Done,
  },
  sessionRevoke: { summary: 'Sign out a device', reply: Done },
  accountExport: { summary: 'Everything that is stored about the account', reply: AccountExport },
  localRead: { summary: 'Synced browser data', reply: Local },
  localSave: { summary: 'Replace the synced data; without parts: remove them', body: Local, reply: Local },
});
