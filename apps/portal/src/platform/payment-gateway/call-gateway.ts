import { GatewayError } from './payment-gateway.ts';
import { type Fields, parseFields } from './signature.ts';

interface GatewayCall {
  /** Gateway and call, for error messages. */
  readonly name: string;
  readonly url: string;
  readonly body: Readonly<Record<string, string | number>>;
  /** Body format; default: JSON. */
  readonly as?: 'json' | 'form';
  readonly signal: AbortSignal;
  /** Default: 10 s. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 65_536;

function toRequest({ body, as = 'json' }: GatewayCall): Pick<RequestInit, 'body' | 'headers'> {
  if (as === 'json') return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return {
    body: new URLSearchParams(Object.entries(body).map(([name, value]): [string, string] => [name, `${value}`])),
  };
}

/** Throws GatewayError if the reply is too long. */
async function readReply(name: string, { body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new GatewayError(`${name}: the reply is larger than ${MOST_BYTES} bytes`, true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Calls a gateway and parses its JSON object, also of a refusal. Redirects are not followed, because the request is
 * signed for one address. Rejects with GatewayError without address and body in its message.
 */
export async function callGateway(call: GatewayCall): Promise<Fields> {
  const { name, url, signal, timeoutMs = TIMEOUT_MS } = call;
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...toRequest(call),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const { status } = response;
    const fields = parseFields(await readReply(name, response));
    if (status >= 500 || status === 429) throw new GatewayError(`${name}: the gateway answered ${status}`, true);
    if (status >= 300 && status < 400) throw new GatewayError(`${name}: the gateway answered ${status}`, false);
    if (fields === null)
      throw new GatewayError(`${name}: the reply of status ${status} is not a JSON object`, status < 400);
    return fields;
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new GatewayError(`${name}: ${isTimeout ? 'no answer in time' : 'the gateway cannot be reached'}`, true);
  }
}
