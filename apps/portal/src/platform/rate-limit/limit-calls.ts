import { describeUsedUpCalls } from '@portal/content/messages/call-refusal-messages';
import { AppError } from '@portal/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from './find-caller.ts';
import type { RateLimit, Ticket, WindowState } from './rate-limit.ts';

interface CountedCall {
  readonly limit: RateLimit;
  readonly ticket: Ticket;
}

declare module 'fastify' {
  interface FastifyRequest {
    countedCall: CountedCall | null;
  }
}

interface CallLimits {
  /** The limit that a request is counted in; null where it is not counted. */
  readonly choose: (request: FastifyRequest) => RateLimit | null;
  /** Header of replies that shared caches may serve: they are not personal. */
  readonly sharedPolicy: string;
}

const TOO_MANY = 429;

function toRefusal({ window, limit, resetSeconds }: WindowState): AppError {
  const detail = describeUsedUpCalls(window, limit, resetSeconds);
  return new AppError('tooManyRequests', { detail, retryAfterSeconds: resetSeconds });
}

/** A refusal, and a reply for one caller alone, report the caller's remaining quota; other replies may reach someone else through a cache. */
function isForCallerAlone(reply: FastifyReply): boolean {
  return reply.statusCode === TOO_MANY || String(reply.getHeader('cache-control') ?? '').startsWith('private');
}

/** Counts the calls of this part of the server per caller and refuses those over the limit; whether failed calls count is the limit's to say. */
export function limitCalls(app: FastifyInstance, { choose, sharedPolicy }: CallLimits): void {
  app.decorateRequest('countedCall', null);
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    const limit = choose(request);
    if (limit === null) return done();
    const ticket = limit.acquire(findCaller(request));
    request.countedCall = { limit, ticket };
    done(ticket.allowed ? undefined : toRefusal(limit.describe(ticket.caller)));
  });
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload, done) => {
    if (request.countedCall === null) return done(null, payload);
    const { limit, ticket } = request.countedCall;
    if (reply.statusCode >= 400 && !limit.countsFailures) limit.giveBack(ticket);
    if (isForCallerAlone(reply)) {
      const { limit: allowed, remaining, resetSeconds } = limit.describe(ticket.caller);
      reply.header('ratelimit-policy', limit.policy).header('ratelimit-limit', allowed);
      reply.header('ratelimit-remaining', remaining).header('ratelimit-reset', resetSeconds);
    } else reply.header('ratelimit-policy', sharedPolicy);
    done(null, payload);
  });
}
