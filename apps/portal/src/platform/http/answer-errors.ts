import { UNREADABLE_REQUEST } from '@portal/content/messages/call-refusal-messages';
import { AppError, getStatus, type PlainErrorCode, toProblem } from '@portal/contract/errors';
import { findLanguage } from '@portal/contract/parse-input';
import { isRecord } from '@portal/domain/data/is-record';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Log, toLoggableUrl } from '#platform/log/create-log.ts';
import type { RequestTracing } from '#platform/tracing/request-tracing.ts';
import { sendPlainErrorPage } from './page-headers.ts';
import { isProgramPath, toPathname } from './program-path.ts';

const KNOWN: Readonly<Record<string, readonly [PlainErrorCode, keyof typeof UNREADABLE_REQUEST | null]>> = {
  FST_ERR_BAD_URL: ['badInput', 'badAddress'],
  FST_ERR_MAX_PARAM_LENGTH: ['notFound', null],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupportedMediaType', null],
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', null],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['badInput', 'badJson'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['badInput', 'badJson'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['badInput', 'badRequest'],
};

/** Errors without a code, such as those of static files, by status. */
const BY_STATUS: Readonly<Record<number, PlainErrorCode>> = { 403: 'notFound', 404: 'notFound' };

function findField(error: unknown, name: string): unknown {
  return isRecord(error) ? error[name] : undefined;
}

/** The refusal for an error of the web server; null for a bug. */
function findAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const known = KNOWN[String(findField(error, 'code'))];
  const status = findField(error, 'statusCode');
  const isRefusal = typeof status === 'number' && status >= 400 && status < 500;
  if (known === undefined && !isRefusal) return null;
  const byStatus = BY_STATUS[Number(status)];
  if (known === undefined && byStatus !== undefined) return new AppError(byStatus);
  const [code, detail] = known ?? ['badInput', error instanceof SyntaxError ? 'badJson' : 'badRequest'];
  return new AppError(code, detail === null ? {} : { detail: UNREADABLE_REQUEST[detail] });
}

function findAskedLanguage(url: string): 'vi' | 'en' {
  const mark = url.indexOf('?');
  return findLanguage({ lang: new URLSearchParams(mark < 0 ? '' : url.slice(mark)).get('lang') ?? undefined });
}

/** Replies with problem details (RFC 9457) in the query's language. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const problem = toProblem(error, findAskedLanguage(request.url), request.id);
  const { retryAfterSeconds } = error.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

export type SendPageError = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;

interface ErrorOptions {
  readonly log: Log;
  readonly sendPageError: SendPageError;
  readonly tracing: RequestTracing | undefined;
  /** Methods of an address; null: no such address. */
  readonly findMethods: (url: string) => string | null;
}

/** Error handler: problem details for programs, a page for people. Bugs are logged once, with the request id. */
export function createErrorAnswer({ log, sendPageError, tracing }: Omit<ErrorOptions, 'findMethods'>) {
  const logBug = (err: unknown, request: FastifyRequest) =>
    log.error(
      {
        err,
        requestId: request.id,
        ...tracing?.describe(request),
        method: request.method,
        url: toLoggableUrl(request.url),
      },
      'request failed',
    );
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const refusal = findAppError(error);
    if (refusal === null) logBug(error, request);
    const shown = refusal ?? new AppError('internal');
    if (isProgramPath(request.url)) return sendProblem(request, reply, shown);
    const { retryAfterSeconds } = shown.options;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)));
    try {
      return await sendPageError(request, reply, getStatus(shown.code));
    } catch (failure) {
      logBug(failure, request);
      return sendPlainErrorPage(reply, getStatus(shown.code));
    }
  };
}

/** The method QUERY is refused before routing; no route accepts it. */
function isRefusedQuery(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE';
}

/** Handles unknown routes: 405 if only the method is wrong, else 404. */
export function answerErrors(app: FastifyInstance, options: ErrorOptions): void {
  const answer = createErrorAnswer(options);
  const answerUnrouted = (request: FastifyRequest, reply: FastifyReply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const pageMethods = isReading ? null : 'GET, HEAD';
    const methods = isProgramPath(request.url) ? options.findMethods(toPathname(request.url)) : pageMethods;
    // The route exists but nothing is there now, such as an ended calendar.
    if (methods === null || methods.split(', ').includes(request.method))
      return answer(new AppError('notFound'), request, reply);
    reply.header('allow', methods);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return answer(new AppError('methodNotAllowed'), request, reply);
  };
  app.setNotFoundHandler(answerUnrouted);
  app.setErrorHandler((error, request, reply) =>
    isRefusedQuery(error) ? answerUnrouted(request, reply) : answer(error, request, reply),
  );
}
