import { ACCOUNT_ADDRESSES, type AccountCallId } from '@portal/contract/account-addresses.table';
import type { RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import { UUID } from '@portal/contract/id';
import { readFields } from '@portal/domain/account/check-account';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { RawReply, RawRequest, RawRoute } from '#platform/http/raw-route.ts';
import { refuseFields, toJsonReply, toRegisterRefusal, toTakenReply } from './account-replies.ts';
import { answerEvenly } from './answer-evenly.ts';
import { answerRemoval } from './app-removal.ts';
import { undoEmailChange } from './email-change.ts';
import { listFormAnswers } from './form-answers.ts';
import { requestReset, resetPassword, sendVerification, verifyEmail } from './links.ts';
import { type AccountNeeds, type SignedIn, toOrigin } from './needs.ts';
import { sendPhoneCode, verifyPhone } from './phone.ts';
import { changePassword, getAccount, signOutOthers, updateProfile } from './profile.ts';
import { readLocal } from './read-local.ts';
import { register } from './register.ts';
import { deleteSession, listSessions } from './session-store.ts';
import { renewToken, signOut } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { findLocal, saveLocal, toAccountKey } from './store.ts';
import { exportAccount, toUser } from './user.ts';

/** Many times what people need; guessing is slowed by the attempt counters. */
const LIMIT = { name: 'accounts', perMinute: 120, perDay: 3000 } as const;

const DONE = { statusCode: 200 };

const findSession = ({ caller }: RequestContext): SignedIn | null => (caller.kind === 'account' ? caller : null);

function getSession(context: RequestContext): SignedIn {
  const session = findSession(context);
  if (session === null) throw new AppError('notSignedIn');
  return session;
}

async function answerRegister(needs: AccountNeeds, request: RawRequest, language: Language): Promise<RawReply> {
  try {
    const result = await register(needs, request.body, toOrigin(request), { language, withSession: true });
    if (!result.ok) return toRegisterRefusal(result.errors, language);
    return toJsonReply(200, { user: await toUser(needs, result.account), access_token: result.token }, result.token);
  } catch (error) {
    if (error instanceof AppError && error.code === 'emailTaken') return toTakenReply(language);
    throw error;
  }
}

type Answer = (request: RawRequest, context: RequestContext) => Promise<RawReply>;

function listGuestAnswers(needs: AccountNeeds) {
  return {
    login: async (request) => {
      const { account, token } = await signIn(needs, request.body, toOrigin(request));
      return toJsonReply(200, { user: await toUser(needs, account) }, token);
    },
    authRegister: (request, { language }) => answerRegister(needs, request, language),
    passwordForgot: async (request) => {
      await answerEvenly(requestReset(needs, request.body, toOrigin(request)));
      return toJsonReply(200, DONE);
    },
    passwordReset: async ({ body }, { language }) => {
      const errors = await resetPassword(needs, body);
      return errors === null ? toJsonReply(200, DONE) : refuseFields(errors, language);
    },
    emailVerify: async ({ body }) => {
      await verifyEmail(needs, readFields(body).token);
      return toJsonReply(200, DONE);
    },
    emailUndo: async ({ body }) => {
      await undoEmailChange(needs, readFields(body).token);
      return toJsonReply(200, DONE);
    },
    accountDelete: async (request, context) => {
      const asked = { ...toOrigin(request), language: context.language };
      const outcome = await answerRemoval(needs, request.body, asked, findSession(context));
      if (outcome === 'removed') return toJsonReply(200, DONE);
      return outcome === 'requested' ? toJsonReply(202, { statusCode: 202 }) : refuseFields(outcome, context.language);
    },
  } as const satisfies Partial<Record<AccountCallId, Answer>>;
}

function listOwnAnswers(needs: AccountNeeds) {
  const { database, clock } = needs;
  const getOwn = (context: RequestContext) => getAccount(needs, getSession(context));
  return {
    userAccount: async (_request, context) => {
      const account = await getOwn(context);
      return toJsonReply(200, { user: await toUser(needs, account) }, await renewToken(needs, getSession(context)));
    },
    authUpdate: async ({ body }, context) => {
      const errors = await updateProfile(needs, getSession(context), body);
      if (errors !== null) return refuseFields(errors, context.language);
      return toJsonReply(200, { user: await toUser(needs, await getOwn(context)) });
    },
    authLogout: async (_request, context) => {
      await signOut(needs, getSession(context));
      return toJsonReply(200, DONE);
    },
    passwordChange: async ({ body }, context) => {
      const errors = await changePassword(needs, getSession(context), body);
      return errors === null ? toJsonReply(200, DONE) : refuseFields(errors, context.language);
    },
    emailSend: async (_request, context) => {
      const account = await getOwn(context);
      if (account.emailVerifiedAt === null) await sendVerification(needs, account);
      return toJsonReply(200, DONE);
    },
    phoneCode: async (request, context) => {
      await sendPhoneCode(needs, await getOwn(context), request.body, toOrigin(request), context.language);
      return toJsonReply(200, DONE);
    },
    phoneVerify: async ({ body }, context) => {
      await verifyPhone(needs, await getOwn(context), body);
      return toJsonReply(200, { user: await toUser(needs, await getOwn(context)) });
    },
    sessionsList: async (_request, context) => {
      const { accountId, sessionId } = getSession(context);
      const sessions = await listSessions(database, toAccountKey(accountId), clock());
      const items = sessions.map(({ id, createdAt, lastSeenAt, device }) => ({
        id,
        createdAt: formatMoment(createdAt),
        lastSeenAt: formatMoment(lastSeenAt),
        device,
        current: id === sessionId,
      }));
      return toJsonReply(200, { items });
    },
    sessionsEnd: async ({ body }, context) => {
      const errors = await signOutOthers(needs, getSession(context), body);
      return errors === null ? toJsonReply(200, DONE) : refuseFields(errors, context.language);
    },
    accountExport: async (_request, context) => {
      const account = await getOwn(context);
      const reply = toJsonReply(200, await exportAccount(needs, account));
      const name = 'attachment; filename="troi-viet-account.json"';
      return reply.kind === 'body' ? { ...reply, headers: { ...reply.headers, 'content-disposition': name } } : reply;
    },
  } as const satisfies Partial<Record<AccountCallId, Answer>>;
}

/** Calls for an account about one of its sessions and its browser data. */
function listOtherOwnAnswers({ database, clock }: AccountNeeds) {
  return {
    // Only sessions of the caller's own account.
    sessionRevoke: async ({ parameters: { id = '' } }, context) => {
      const account = toAccountKey(getSession(context).accountId);
      if (!UUID.test(id) || !(await deleteSession(database, account, id))) throw new AppError('notFound');
      return toJsonReply(200, DONE);
    },
    localRead: async (_request, context) => {
      const account = toAccountKey(getSession(context).accountId);
      return toJsonReply(200, (await findLocal(database, account)) ?? {});
    },
    localSave: async ({ body }, context) => {
      const account = toAccountKey(getSession(context).accountId);
      const document = readLocal(body);
      await saveLocal(database, account, document, clock());
      return toJsonReply(200, document);
    },
  } as const satisfies Partial<Record<AccountCallId, Answer>>;
}

function toRoute(id: AccountCallId, handle: Answer, access?: 'account'): RawRoute {
  const { method, path } = ACCOUNT_ADDRESSES[id];
  return {
    method,
    path,
    handle,
    limit: LIMIT,
    ...(method === 'GET' ? {} : { ownPagesOnly: true }),
    ...(method === 'POST' || method === 'PUT' ? { body: 'jsonOrForm' } : {}),
    ...(access === undefined ? {} : { access }),
  };
}

const toRoutes = (answers: Readonly<Record<string, Answer>>, access?: 'account'): RawRoute[] =>
  Object.entries(answers).map(([id, handle]) => toRoute(id as AccountCallId, handle, access));

type AnswerForm = ReturnType<typeof listFormAnswers>[keyof ReturnType<typeof listFormAnswers>];

/** Adds form posts without a script, which are answered with a page. */
function acceptForms(
  answers: Readonly<Record<string, Answer>>,
  forms: Readonly<Record<string, AnswerForm>>,
): Readonly<Record<string, Answer>> {
  const accepting = Object.entries(answers).map(([id, answer]) => {
    const answerForm = forms[id];
    if (answerForm === undefined) return [id, answer] as const;
    const either: Answer = (request, context) =>
      request.body instanceof URLSearchParams ? answerForm(request.body, request, context) : answer(request, context);
    return [id, either] as const;
  });
  return Object.fromEntries(accepting);
}

export function listAccountRoutes(needs: AccountNeeds): readonly RawRoute[] {
  return [
    ...toRoutes(acceptForms(listGuestAnswers(needs), listFormAnswers(needs))),
    ...toRoutes(listOwnAnswers(needs), 'account'),
    ...toRoutes(listOtherOwnAnswers(needs), 'account'),
  ];
}
