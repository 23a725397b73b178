import { type AppError, toProblem } from '@portal/contract/errors';
import { findLanguage } from '@portal/contract/parse-input';
import type { FastifyReply, FastifyRequest } from 'fastify';

function findAskedLanguage(url: string): 'vi' | 'en' {
  const mark = url.indexOf('?');
  return findLanguage({ lang: new URLSearchParams(mark < 0 ? '' : url.slice(mark)).get('lang') ?? undefined });
}

/** Answers with problem details (RFC 9457) in the language that the query asks for. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const problem = toProblem(error, findAskedLanguage(request.url), request.id);
  const { retryAfterSeconds } = error.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfterSeconds)));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}
