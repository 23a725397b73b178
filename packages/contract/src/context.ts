import type { Language } from '@portal/domain/language/language';

/** The caller: a guest, a signed-in user, or a program with an API key. */
export type Caller =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'account';
      readonly accountId: string;
      readonly sessionId: string;
      /** Expiry of the token, epoch seconds. */
      readonly expiresAt: number;
    }
  | { readonly kind: 'key'; readonly keyId: string; readonly accountId: string };

/** Required caller of a restricted address: an API key or a session, or a session only. */
export type Access = 'keyOrAccount' | 'account';

/** Request context of a handler besides its input, the same over HTTP and for a page's call on the server. */
export interface RequestContext {
  /**
   * Always a guest if the endpoint's reply is the same for everybody (`perCaller` is not set): such replies are cached
   * for all.
   */
  readonly caller: Caller;
  /** Language of the reply's texts and refusals. */
  readonly language: Language;
  /** Appears in the log and in refusals. */
  readonly requestId: string;
  /** `Idempotency-Key` of a write; null if none was sent, and for reads. */
  readonly idempotencyKey: string | null;
}

/** The shared value of all anonymous callers. */
export const GUEST: Caller = Object.freeze({ kind: 'guest' });

/** The context of a guest, for calls outside of a request. */
export const GUEST_CONTEXT: RequestContext = Object.freeze({
  caller: GUEST,
  language: 'vi',
  requestId: '',
  idempotencyKey: null,
});

/** The context passed to an endpoint's handler: one whose reply is the same for everybody never learns the caller. */
export function toHandlerContext(
  { perCaller }: { readonly perCaller?: true },
  context: RequestContext,
): RequestContext {
  return perCaller === true || context.caller === GUEST ? context : { ...context, caller: GUEST };
}
