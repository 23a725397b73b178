import { BAD_IDEMPOTENCY_KEY } from '@portal/content/messages/call-refusal-messages';
import { type Access, type Caller, GUEST, type RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import { findLanguage, type RawQuery } from '@portal/contract/parse-input';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who is allowed; absent: everybody. */
    access?: Access | undefined;
  }
  interface FastifyRequest {
    knownCaller: Caller | null;
  }
}

/** Identifies a caller by key or session; a guest without a valid one. Rejects or throws to refuse the request. */
export type IdentifyCaller = (request: FastifyRequest) => Caller | Promise<Caller>;

/** Identifies the caller once per request, before anything else. Absent: everybody is a guest, at no cost. */
export function identifyCallers(app: FastifyInstance, identify: IdentifyCaller | undefined): void {
  app.decorateRequest('knownCaller', null);
  if (identify === undefined) return;
  // Most callers are guests, known synchronously: avoid a promise.
  app.addHook('onRequest', (request, _reply, done) => {
    const note = (caller: Caller): void => {
      request.knownCaller = caller;
      done();
    };
    let found: ReturnType<IdentifyCaller>;
    try {
      found = identify(request);
    } catch (error) {
      return done(error as Error);
    }
    if (found instanceof Promise) found.then(note).catch(done);
    else note(found);
  });
}

export function getCaller({ knownCaller }: FastifyRequest): Caller {
  return knownCaller ?? GUEST;
}

/**
 * Refuses callers without the required access, and invalid or revoked keys everywhere, with 401 before input is read.
 */
export function createGuard(access: Access | undefined): onRequestHookHandler {
  return (request, reply, done) => {
    const isForEverybody = access === undefined && request.headers['x-api-key'] === undefined;
    const { kind } = getCaller(request);
    if (isForEverybody || (access === 'account' ? kind === 'account' : kind !== 'guest')) return done();
    reply.header('www-authenticate', 'Bearer');
    const isKeyRefused = access !== 'account' && request.headers['x-api-key'] !== undefined;
    done(new AppError(isKeyRefused ? 'invalidKey' : 'notSignedIn'));
  };
}

/** Refuses another account in `owner` on routes that are not shared with a team. */
export const refuseOtherOwner: onRequestHookHandler = (request, _reply, done) => {
  const { owner } = (request.query ?? {}) as RawQuery;
  const caller = getCaller(request);
  const isOther = owner !== undefined && caller.kind !== 'guest' && owner !== caller.accountId;
  done(isOther ? new AppError('forbidden') : undefined);
};

const KEY = /^[\x21-\x7e]{1,64}$/;

/** The `Idempotency-Key` of a write. Throws `AppError` if invalid. */
function readIdempotencyKey({ method, headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined || method === 'GET' || method === 'HEAD') return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new AppError('badInput', { detail: BAD_IDEMPOTENCY_KEY });
}

/** Context for a handler. Throws `AppError` for an invalid `Idempotency-Key`. */
export function toRequestContext(request: FastifyRequest): RequestContext {
  return {
    caller: getCaller(request),
    language: findLanguage((request.query ?? {}) as RawQuery),
    requestId: request.id,
    idempotencyKey: readIdempotencyKey(request),
  };
}
