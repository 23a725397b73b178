import { describeUsedUpCalls } from '@portal/content/messages/call-refusal-messages';
import { AppError } from '@portal/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findCaller } from './find-caller.ts';
import type { RateLimit, WindowState } from './rate-limit.ts';

/** A request that was counted in a quota. */
export interface CountedCall {
  readonly allowed: boolean;
  /** Whether the reply is for its caller alone whatever it is, so that it always carries what is left. */
  readonly isPrivate: boolean;
  /** As `RateLimit-Policy` says it; null: there is no limit. */
  readonly policy: string | null;
  /** Counts more calls for the same request. False: the quota has not enough left, and nothing was counted. */
  countMore(calls: number): boolean | Promise<boolean>;
  /** Takes everything back that was counted for the request. */
  giveBack(): void;
  /** The window with less left; null: there is no limit. */
  describe(): WindowState | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    countedCall: CountedCall | null;
  }
}

/** Counts a request of a caller with a quota of its own; null for everybody else. Rejects where it cannot be counted. */
export type CountCall = (request: FastifyRequest) => CountedCall | Promise<CountedCall> | null;

interface CallLimits {
  /** The limit that a request is counted in; null where it is not counted. */
  readonly choose: (request: FastifyRequest) => RateLimit | null;
  /** Comes before `choose`. */
  readonly countCall?: CountCall | undefined;
  /** Header of replies that shared caches may serve: they are not personal. */
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

/** A call that is counted by the network address of its caller. */
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
 * Counts an input that counts as several calls: the request itself was counted once. Throws `AppError` `tooManyRequests` where the
 * quota has not enough left for it.
 */
export async function countMoreCalls({ countedCall }: FastifyRequest, calls: number): Promise<void> {
  // Pages on the server call without being counted.
  if (calls <= 1 || !countedCall) return;
  if (!(await countedCall.countMore(calls - 1))) throw toRefusal(countedCall);
}

/** A refusal, and a reply for one caller alone, report the caller's remaining quota; other replies may reach someone else through a cache. */
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

/** Counts the calls of this part of the server per caller and refuses those over the limit; whether failed calls count is the limit's to say. */
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
    // Nearly every call is counted at once: it waits for no promise.
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
