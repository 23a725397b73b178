import { accountPageMessages } from '@portal/content/messages/account-page-messages';
import type { RequestContext } from '@portal/contract/context';
import { AppError, getStatus, toProblem } from '@portal/contract/errors';
import type { AccountErrors } from '@portal/domain/account/check-account';
import { isCompanionApp } from '@portal/domain/account/companion-app';
import type { PostedAccountForm } from '@portal/domain/account/posted-account-form';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';
import type { RouteId } from '@portal/routes/route-id';
import type { RawReply, RawRequest } from '#platform/http/raw-route.ts';
import { answerEvenly } from './answer-evenly.ts';
import { answerRemoval } from './app-removal.ts';
import { undoEmailChange } from './email-change.ts';
import { requestReset, resetPassword, verifyEmail } from './links.ts';
import { type AccountNeeds, toOrigin } from './needs.ts';
import { register } from './register.ts';

const SEE_OTHER = 303;
const BAD_INPUT = 400;
const ROUTE_OF = {
  login: 'login',
  register: 'register',
  forgot: 'password-reset',
  reset: 'password-reset',
  // Three removal guides share the form; a field says which.
  remove: null,
} as const;

function findRoute({ kind, form }: Pick<PostedPage, 'kind' | 'form'>): RouteId {
  const guide = form.get('guide');
  return ROUTE_OF[kind] ?? `remove-account:${isCompanionApp(guide) ? guide : 'agrox'}`;
}

function toMove(location: string): RawReply {
  return { kind: 'body', status: SEE_OTHER, headers: { 'cache-control': 'no-store', location }, body: null };
}

/** Values to fill in again: no password. */
function toShown(form: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries([...form].filter(([name]) => !/password/i.test(name)));
}

interface PostedPage {
  readonly kind: PostedAccountForm['kind'];
  readonly language: Language;
  readonly form: URLSearchParams;
}

function showAgain({ kind, language, form }: PostedPage, errors: AccountErrors, refusal: AppError | null): RawReply {
  const message = refusal === null ? null : toProblem(refusal, language, '').detail;
  return {
    kind: 'formPage',
    status: refusal === null ? BAD_INPUT : getStatus(refusal.code),
    routeId: findRoute({ kind, form }),
    language,
    form: { kind, values: toShown(form), errors, message },
  };
}

async function answerPosted(
  page: PostedPage,
  work: () => Promise<AccountErrors | null>,
  done: string,
): Promise<RawReply> {
  return showRefusal(page, async () => {
    const errors = await work();
    if (errors !== null) return showAgain(page, errors, null);
    return toMove(addQuery(toLanguagePath(findRoute(page), page.language), done));
  });
}

async function showRefusal(page: PostedPage, answer: () => Promise<RawReply>): Promise<RawReply> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof AppError) return showAgain(page, {}, error);
    throw error;
  }
}

type AnswerForm = (
  form: URLSearchParams,
  request: RawRequest,
  context: Pick<RequestContext, 'language'>,
) => Promise<RawReply>;

/** Uses the link of an e-mail; its page shows the result. */
async function answerLink(language: Language, done: 'yes' | 'undone', work: () => Promise<void>): Promise<RawReply> {
  const path = toLanguagePath('verify', language);
  try {
    await work();
    return toMove(addQuery(path, `done=${done}`));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return toMove(addQuery(path, `done=${error.code === 'emailTaken' ? 'taken' : 'expired'}`));
  }
}

/** Handlers of forms posted without a script. */
export function listFormAnswers(needs: AccountNeeds) {
  return {
    // Only a script can store the session's token. A form posted without one, or before it loaded, is shown again
    // with a message.
    login: async (form, _request, { language }) => {
      const page = { kind: 'login', language, form } as const;
      const reply = showAgain(page, {}, null);
      const message = accountPageMessages[language].login.needsScript;
      return reply.kind === 'formPage' ? { ...reply, form: { ...reply.form, message } } : reply;
    },
    authRegister: (form, request, { language }) =>
      answerPosted(
        { kind: 'register', language, form },
        async () => {
          const body = Object.fromEntries(form);
          const result = await register(needs, body, toOrigin(request), { language, withSession: false });
          return result.ok ? null : result.errors;
        },
        'sent=1',
      ),
    accountDelete: (form, request, { language }) => {
      const page = { kind: 'remove', language, form } as const;
      return showRefusal(page, async () => {
        if (form.get('confirm') !== 'on') return showAgain(page, { confirm: 'notAccepted' }, null);
        const asked = { ...toOrigin(request), language };
        const outcome = await answerRemoval(needs, Object.fromEntries(form), asked, null);
        if (typeof outcome !== 'string') return showAgain(page, outcome, null);
        return toMove(addQuery(toLanguagePath('login', language), `reason=${outcome}`));
      });
    },
    passwordForgot: (form, request, { language }) =>
      answerPosted(
        { kind: 'forgot', language, form },
        async () => {
          await answerEvenly(requestReset(needs, Object.fromEntries(form), toOrigin(request)));
          return null;
        },
        'done=sent',
      ),
    passwordReset: (form, _request, { language }) =>
      answerPosted(
        { kind: 'reset', language, form },
        () => resetPassword(needs, Object.fromEntries(form)),
        'done=saved',
      ),
    emailVerify: (form, _request, { language }) =>
      answerLink(language, 'yes', () => verifyEmail(needs, form.get('token'))),
    emailUndo: (form, _request, { language }) =>
      answerLink(language, 'undone', () => undoEmailChange(needs, form.get('token'))),
  } as const satisfies Record<string, AnswerForm>;
}
