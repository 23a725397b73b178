import { type Fields, parseFields } from '#platform/payment-gateway/signature.ts';

/** A request to a provider at a configured address. */
interface PartnerCall {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | URLSearchParams;
  /** Default: 10 s. */
  readonly timeoutMs?: number;
}

/** The provider's reply, or why it is unknown what the provider did. */
export type PartnerAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly fields: Fields }
  | { readonly kind: 'silence'; readonly why: string };

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 65_536;

/** The reply's text; null if it is too long. */
async function readReply({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Calls a provider and parses its JSON object. Redirects are not followed, because the request contains a secret for
 * this address. Never rejects; problems are described without address and body.
 */
export async function callPartner({ url, headers, body, timeoutMs = TIMEOUT_MS }: PartnerCall): Promise<PartnerAnswer> {
  const isForm = body instanceof URLSearchParams;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...(isForm ? {} : { 'content-type': 'application/json' }), ...headers },
      body: isForm ? body : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    const text = await readReply(response);
    if (text === null) return { kind: 'silence', why: 'the reply is too large' };
    const fields = parseFields(text);
    if (status >= 300) return { kind: 'silence', why: `answered ${status}` };
    return fields === null ? { kind: 'silence', why: 'the reply is not JSON' } : { kind: 'answer', status, fields };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { kind: 'silence', why: isTimeout ? 'no answer in time' : 'cannot be reached' };
  }
}
