import type { Language } from '@portal/domain/language/language';

/** The caller: a guest, a signed-in user, or a program with an API key. */
export type Caller =
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'account';
      readonly accountId: string;
      readonly sessionId: string;
      /** When the token that was sent is over, in epoch seconds. */
      readonly expiresAt: number;
    }
  | { readonly kind: 'key'; readonly keyId: string; readonly accountId: string };

/** Who is let in where an address is not for everybody: owners of an API key or a session, or of a session alone. */
export type Access = 'keyOrAccount' | 'account';

/** What a handler knows of the request beside its input, the same over HTTP and for a call of a page on the server. */
export interface RequestContext {
  /** Always a guest where the endpoint answers everybody alike (`perCaller` is not set): such replies are cached for all. */
  readonly caller: Caller;
  /** Language of the reply's texts and refusals. */
  readonly language: Language;
  /** Stands in the log and in refusals. */
  readonly requestId: string;
  /** `Idempotency-Key` of a write; null where the caller gave none, and for reads. */
  readonly idempotencyKey: string | null;
}

/** The one value of all callers that are not known. */
export const GUEST: Caller = Object.freeze({ kind: 'guest' });

/** The request of a guest by no way in particular: for calls outside of a request. */
export const GUEST_CONTEXT: RequestContext = Object.freeze({
  caller: GUEST,
  language: 'vi',
  requestId: '',
  idempotencyKey: null,
});

/** The context as the handler of an endpoint gets it: one that answers everybody alike never learns who asks. */
export function toHandlerContext(
  { perCaller }: { readonly perCaller?: true },
  context: RequestContext,
): RequestContext {
  return perCaller === true || context.caller === GUEST ? context : { ...context, caller: GUEST };
}
