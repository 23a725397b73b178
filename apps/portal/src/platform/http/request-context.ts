import { BAD_IDEMPOTENCY_KEY } from '@portal/content/messages/call-refusal-messages';
import { type Access, type Caller, GUEST, type RequestContext } from '@portal/contract/context';
import { AppError } from '@portal/contract/errors';
import { findLanguage, type RawQuery } from '@portal/contract/parse-input';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who is let in; absent: everybody. */
    access?: Access | undefined;
  }
  interface FastifyRequest {
    /** Null: a guest. */
    knownCaller: Caller | null;
  }
}

/** Finds out who sends a request, by its key or session; a guest where neither is valid. Rejects or throws what refuses the request. */
export type IdentifyCaller = (request: FastifyRequest) => Caller | Promise<Caller>;

/** Identifies the caller once a request, before anything else of it is handled. Left out, everybody is a guest at no cost. */
export function identifyCallers(app: FastifyInstance, identify: IdentifyCaller | undefined): void {
  app.decorateRequest('knownCaller', null);
  if (identify === undefined) return;
  // Most are guests, who are known at once: they wait for no promise.
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

/** Who sends a request. */
export function getCaller({ knownCaller }: FastifyRequest): Caller {
  return knownCaller ?? GUEST;
}

/**
 * Lets only known callers on where an address is not for everybody, and nowhere a caller with a key that is unknown or revoked:
 * who sends an invalid key is refused even where none is needed. Others get 401 before their input is read.
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

/** Refuses a caller who names another account in `owner`, where nothing is shared with a team (api.md). */
export const refuseOtherOwner: onRequestHookHandler = (request, _reply, done) => {
  const { owner } = (request.query ?? {}) as RawQuery;
  const caller = getCaller(request);
  const isOther = owner !== undefined && caller.kind !== 'guest' && owner !== caller.accountId;
  done(isOther ? new AppError('forbidden') : undefined);
};

const KEY = /^[\x21-\x7e]{1,64}$/;

/** The `Idempotency-Key` of a write; reads are idempotent without. Throws `AppError` for a key that is none. */
function readIdempotencyKey({ method, headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined || method === 'GET' || method === 'HEAD') return null;
  if (typeof key === 'string' && KEY.test(key)) return key;
  throw new AppError('badInput', { detail: BAD_IDEMPOTENCY_KEY });
}

/** What a handler may know of a request. Throws `AppError` for an `Idempotency-Key` that is none. */
export function toRequestContext(request: FastifyRequest): RequestContext {
  return {
    caller: getCaller(request),
    language: findLanguage((request.query ?? {}) as RawQuery),
    requestId: request.id,
    idempotencyKey: readIdempotencyKey(request),
  };
}
