import { describeUsedUpCalls } from '@portal/content/messages/call-refusal-messages';
import { AppError } from '@portal/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from './find-caller.ts';
import type { RateLimit, WindowState } from './rate-limit.ts';

/** A request counted in a quota. */
export interface CountedCall {
  readonly allowed: boolean;
  /** Whether the reply is private in any case, so that it always states the remaining quota. */
  readonly isPrivate: boolean;
  /** `RateLimit-Policy`; null: no limit. */
  readonly policy: string | null;
  /** Counts more calls for the request. False: the quota does not have enough, and nothing was counted. */
  countMore(calls: number): boolean | Promise<boolean>;
  /** Uncounts all calls of the request. */
  giveBack(): void;
  /** The window with fewer calls left; null: no limit. */
  describe(): WindowState | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    countedCall: CountedCall | null;
  }
}

/** Counts a request of a caller with a quota of its own; null for all others. Rejects if it cannot be counted. */
export type CountCall = (request: FastifyRequest) => CountedCall | Promise<CountedCall> | null;

interface CallLimits {
  /** The limit of a request; null: not counted. */
  readonly choose: (request: FastifyRequest) => RateLimit | null;
  /** Takes precedence over `choose`. */
  readonly countCall?: CountCall | undefined;
  /** Policy header of replies that shared caches may serve. */
  readonly sharedPolicy: string;
}

const TOO_MANY = 429;

function toRefusal(counted: CountedCall): AppError {
  const state = counted.describe();
  if (state === null) return new AppError('tooManyRequests');
  const { window, limit, resetSeconds } = state;
  const detail = describeUsedUpCalls(window, limit, resetSeconds);
  return new AppError('tooManyRequests', { detail, retryAfterSeconds: resetSeconds });
}

/** A call counted by its caller's network address. */
function countByAddress(limit: RateLimit, request: FastifyRequest): CountedCall {
  const caller = findCaller(request);
  const tickets = [limit.acquire(caller)];
  return {
    allowed: tickets[0]?.allowed === true,
    isPrivate: false,
    policy: limit.policy,
    countMore(calls) {
      const more = limit.acquire(caller, calls);
      if (more.allowed) tickets.push(more);
      return more.allowed;
    },
    giveBack() {
      if (!limit.countsFailures) for (const ticket of tickets.splice(0)) limit.giveBack(ticket);
    },
    describe: () => limit.describe(caller),
  };
}

/**
 * Counts the further calls of a batch; the request itself was counted once. Throws `AppError` `tooManyRequests` if
 * the quota does not have enough.
 */
export async function countMoreCalls({ countedCall }: FastifyRequest, calls: number): Promise<void> {
  // Direct calls by pages are not counted.
  if (calls <= 1 || !countedCall) return;
  if (!(await countedCall.countMore(calls - 1))) throw toRefusal(countedCall);
}

/**
 * Refusals and private replies state the caller's remaining quota; other replies may reach someone else through a
 * cache.
 */
function isForCallerAlone(reply: FastifyReply): boolean {
  return reply.statusCode === TOO_MANY || String(reply.getHeader('cache-control') ?? '').startsWith('private');
}

function writeHeaders(reply: FastifyReply, counted: CountedCall, sharedPolicy: string): void {
  if (!counted.isPrivate && !isForCallerAlone(reply)) {
    reply.header('ratelimit-policy', sharedPolicy);
    return;
  }
  const state = counted.describe();
  if (counted.policy === null || state === null) return;
  reply.header('ratelimit-policy', counted.policy).header('ratelimit-limit', state.limit);
  reply.header('ratelimit-remaining', state.remaining).header('ratelimit-reset', state.resetSeconds);
}

/** Counts calls in this scope per caller and refuses those over the limit; the limit decides whether failures count. */
export function limitCalls(app: FastifyInstance, { choose, countCall, sharedPolicy }: CallLimits): void {
  const count = (request: FastifyRequest): CountedCall | Promise<CountedCall> | null => {
    const counted = countCall?.(request) ?? null;
    if (counted !== null) return counted;
    const limit = choose(request);
    return limit === null ? null : countByAddress(limit, request);
  };
  app.decorateRequest('countedCall', null);
  app.addHook('onRequest', (request: FastifyRequest, _reply, done) => {
    const note = (counted: CountedCall | null): void => {
      request.countedCall = counted;
      done(counted === null || counted.allowed ? undefined : toRefusal(counted));
    };
    const counted = count(request);
    // Nearly every call is counted synchronously: avoid a promise.
    if (counted instanceof Promise) counted.then(note).catch(done);
    else note(counted);
  });
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload, done) => {
    const { countedCall } = request;
    if (countedCall === null) return done(null, payload);
    if (reply.statusCode >= 400) countedCall.giveBack();
    writeHeaders(reply, countedCall, sharedPolicy);
    done(null, payload);
  });
}
