import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import { UUID } from '@portal/contract/id';
import { ACCOUNT_CALLS, GUEST_ACCOUNT_CALLS } from '@portal/contract/own/account';
import { type AccountErrors, readFields } from '@portal/domain/account/check-account';
import { isRecord } from '@portal/domain/data/is-record';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { toJsonReply } from '#platform/http/own-account-reply.ts';
import type { RawRoute } from '#platform/http/raw-route.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { type OwnAnswers, type OwnInput, OwnReply, toOwnRoutes } from '#platform/own-resource/own-routes.ts';
import { refuseFields, toRegisterRefusal, toTakenReply, withToken } from './account-replies.ts';
import { answerEvenly } from './answer-evenly.ts';
import { answerRemoval } from './app-removal.ts';
import { undoEmailChange } from './email-change.ts';
import { listFormAnswers } from './form-answers.ts';
import { requestReset, resetPassword, sendVerification, verifyEmail } from './links.ts';
import { type AccountNeeds, type SignedIn, toOrigin } from './needs.ts';
import { sendPhoneCode, verifyPhone } from './phone.ts';
import { changePassword, getAccount, signOutOthers, updateProfile } from './profile.ts';
import { register } from './register.ts';
import { deleteSession, listSessions } from './session-store.ts';
import { renewToken, signOut } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { findLocal, type StoredAccount, saveLocal, toAccountKey } from './store.ts';
import { exportAccount, toUser } from './user.ts';

/** Many times what people need; guessing is slowed by the attempt counters. */
const LIMIT = { name: 'accounts', perMinute: 120, perDay: 3000 } as const;

/** Parts of browser storage that can be synced. */
const PARTS = ['settings', 'search', 'saved'] as const;
const THEMES = new Set<unknown>(['light', 'dark', 'system']);

/**
 * The known parts of a body; others are left out. Browsers validate the content when they read it back. Throws
 * `AppError` `badInput` for a part that is not an object.
 */
function readLocal(body: unknown): Readonly<Record<string, unknown>> {
  const values = readFields(body);
  const wrong = PARTS.filter((part) => values[part] !== undefined && values[part] !== null && !isRecord(values[part]));
  if (wrong.length > 0 || !isRecord(body)) throw new AppError('badInput');
  const parts = PARTS.filter((part) => isRecord(values[part])).map((part) => [part, values[part]] as const);
  const theme = THEMES.has(values.theme) ? { theme: values.theme } : {};
  return { ...Object.fromEntries(parts), ...theme };
}

const DONE = { statusCode: 200 };
const REQUESTED = { statusCode: 202 };

const findSession = ({ caller }: Pick<RequestContext, 'caller'>): SignedIn | null =>
  caller.kind === 'account' ? caller : null;

function getSession(input: OwnInput): SignedIn {
  const session = findSession(input);
  if (session === null) throw new AppError('notSignedIn');
  return session;
}

async function answerRegister(needs: AccountNeeds, { language, ...request }: OwnInput) {
  try {
    const result = await register(needs, request.body, toOrigin(request), { language, withSession: true });
    if (!result.ok) return toRegisterRefusal(result.errors, language);
    const reply = { user: await toUser(needs, result.account), access_token: result.token };
    return withToken(reply, result.token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'emailTaken') return toTakenReply(language);
    throw error;
  }
}

/** The reply to what only acts, unless fields are wrong. */
function settle(errors: AccountErrors | null, language: Language): typeof DONE {
  return errors === null ? DONE : refuseFields(errors, language);
}

type GuestAnswers = OwnAnswers<typeof GUEST_ACCOUNT_CALLS>;

function listGuestAnswers(needs: AccountNeeds): GuestAnswers {
  return {
    async login(_key, input) {
      const { account, token } = await signIn(needs, input.body, toOrigin(input));
      return withToken({ user: await toUser(needs, account) }, token);
    },
    authRegister: (_key, input) => answerRegister(needs, input),
    async passwordForgot(_key, input) {
      await answerEvenly(requestReset(needs, input.body, toOrigin(input)));
      return DONE;
    },
    passwordReset: async (_key, { body, language }) => settle(await resetPassword(needs, body), language),
    async emailVerify(_key, { body }) {
      await verifyEmail(needs, readFields(body).token);
      return DONE;
    },
    async emailUndo(_key, { body }) {
      await undoEmailChange(needs, readFields(body).token);
      return DONE;
    },
    async accountDelete(_key, input) {
      const { body, language } = input;
      const outcome = await answerRemoval(needs, body, { ...toOrigin(input), language }, findSession(input));
      if (outcome === 'requested') return new OwnReply(toJsonReply(REQUESTED, REQUESTED.statusCode));
      return settle(outcome === 'removed' ? null : outcome, language);
    },
  };
}

function listOwnAnswers(needs: AccountNeeds): OwnAnswers<typeof ACCOUNT_CALLS> {
  const { database, clock } = needs;
  const getOwn = (input: OwnInput): Promise<StoredAccount> => getAccount(needs, getSession(input));
  const showUser = async (input: OwnInput) => ({ user: await toUser(needs, await getOwn(input)) });
  return {
    userAccount: async (_key, input) => withToken(await showUser(input), await renewToken(needs, getSession(input))),
    async authUpdate(_key, input) {
      settle(await updateProfile(needs, getSession(input), input.body), input.language);
      return showUser(input);
    },
    async authLogout(_key, input) {
      await signOut(needs, getSession(input));
      return DONE;
    },
    passwordChange: async (_key, input) =>
      settle(await changePassword(needs, getSession(input), input.body), input.language),
    async emailSend(_key, input) {
      const account = await getOwn(input);
      if (account.emailVerifiedAt === null) await sendVerification(needs, account);
      return DONE;
    },
    async phoneCode(_key, input) {
      await sendPhoneCode(needs, await getOwn(input), input.body, toOrigin(input), input.language);
      return DONE;
    },
    async phoneVerify(_key, input) {
      await verifyPhone(needs, await getOwn(input), input.body);
      return showUser(input);
    },
    async sessionsList({ accountId }, input) {
      const { sessionId } = getSession(input);
      const sessions = await listSessions(database, toAccountKey(accountId), clock());
      const items = sessions.map(({ id, createdAt, lastSeenAt, device }) => ({
        id,
        createdAt: formatMoment(createdAt),
        lastSeenAt: formatMoment(lastSeenAt),
        device,
        current: id === sessionId,
      }));
      return { items };
    },
    sessionsEnd: async (_key, input) =>
      settle(await signOutOthers(needs, getSession(input), input.body), input.language),
    // Only sessions of the caller's own account.
    async sessionRevoke({ accountId, id }) {
      if (!UUID.test(id) || !(await deleteSession(database, toAccountKey(accountId), id)))
        throw new AppError('notFound');
      return DONE;
    },
    async accountExport(_key, input) {
      const reply = toJsonReply(await exportAccount(needs, await getOwn(input)));
      const name = 'attachment; filename="troi-viet-account.json"';
      return new OwnReply({ ...reply, headers: { ...reply.headers, 'content-disposition': name } });
    },
    localRead: async ({ accountId }) => (await findLocal(database, toAccountKey(accountId))) ?? {},
    async localSave({ accountId }, { body }) {
      const document = readLocal(body);
      await saveLocal(database, toAccountKey(accountId), document, clock());
      return document;
    },
  };
}

/** Adds form posts without a script, which are answered with a page. */
function acceptForms(answers: GuestAnswers, forms: ReturnType<typeof listFormAnswers>): GuestAnswers {
  const accepting = Object.entries(answers).map(([id, answer]: [string, (key: OwnKey, input: OwnInput) => unknown]) => {
    const answerForm = forms[id as keyof GuestAnswers];
    const either = async (key: OwnKey, input: OwnInput) =>
      input.body instanceof URLSearchParams
        ? new OwnReply(await answerForm(input.body, input, input))
        : answer(key, input);
    return [id, either];
  });
  return Object.fromEntries(accepting) as GuestAnswers;
}

export function listAccountRoutes(needs: AccountNeeds): readonly RawRoute[] {
  const options = { limit: LIMIT, body: 'jsonOrForm' } as const;
  const guests = acceptForms(listGuestAnswers(needs), listFormAnswers(needs));
  return [
    ...toOwnRoutes(GUEST_ACCOUNT_CALLS, guests, options),
    ...toOwnRoutes(ACCOUNT_CALLS, listOwnAnswers(needs), options),
  ];
}
