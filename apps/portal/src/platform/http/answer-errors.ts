import { AppError, getStatus } from '@portal/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '#platform/log/create-log.ts';
import { toLoggableUrl } from '#platform/log/loggable-url.ts';
import { findAppError } from './find-app-error.ts';
import { sendPlainErrorPage } from './page-headers.ts';
import { isProgramPath, toPathname } from './program-path.ts';
import { sendProblem } from './send-problem.ts';

/** Answers a failed request for a page with a page. */
export type SendPageError = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<FastifyReply>;

interface ErrorOptions {
  readonly log: Log;
  readonly sendPageError: SendPageError;
  /** Methods that an address takes, null where there is none. */
  readonly findMethods: (url: string) => string | null;
}

/** The answer to an error: problem details for programs, a page for people. A bug is logged once, with the request id. */
export function createErrorAnswer({ log, sendPageError }: Pick<ErrorOptions, 'log' | 'sendPageError'>) {
  const logBug = (err: unknown, request: FastifyRequest) =>
    log.error(
      { err, requestId: request.id, method: request.method, url: toLoggableUrl(request.url) },
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

/** The method QUERY is refused before its route is looked for; no route here takes it. */
function isRefusedQuery(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE';
}

/** Answers what no route answers: 405 where only the method is wrong, else not found. */
export function answerErrors(app: FastifyInstance, options: ErrorOptions): void {
  const answer = createErrorAnswer(options);
  const answerUnrouted = (request: FastifyRequest, reply: FastifyReply) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const pageMethods = isReading ? null : 'GET, HEAD';
    const methods = isProgramPath(request.url) ? options.findMethods(toPathname(request.url)) : pageMethods;
    if (methods === null) return answer(new AppError('notFound'), request, reply);
    reply.header('allow', methods);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return answer(new AppError('methodNotAllowed'), request, reply);
  };
  app.setNotFoundHandler(answerUnrouted);
  app.setErrorHandler((error, request, reply) =>
    isRefusedQuery(error) ? answerUnrouted(request, reply) : answer(error, request, reply),
  );
}
