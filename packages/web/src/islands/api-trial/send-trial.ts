import { toCallPath } from '@portal/contract/path-parameters';

/** A call to try: its address and initial values. */
export interface TrialCall {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parameters: readonly { readonly name: string; readonly example: string }[];
  /** Initial JSON body; null for a call without one. */
  readonly body: string | null;
}

export interface ApiTrialProps {
  readonly calls: readonly TrialCall[];
  readonly words: {
    readonly call: string;
    readonly send: string;
    readonly sending: string;
    readonly address: string;
    readonly reply: string;
    readonly noAnswer: string;
    readonly body: string;
  };
}

export interface TrialAnswer {
  readonly status: string;
  readonly headers: readonly string[];
  readonly body: string;
}

const SHOWN_HEADERS = ['cache-control', 'etag', 'retry-after', 'ratelimit-limit', 'ratelimit-remaining'];

/** Address with the filled-in parameters; empty ones are left out. */
export function toTrialAddress(call: TrialCall, values: Readonly<Record<string, string>>): string {
  const given = call.parameters.map(({ name }) => [name, values[name] ?? '']).filter(([, value]) => value !== '');
  return toCallPath(call.path, Object.fromEntries(given));
}

/** Sends the call and formats the reply; null without an answer. Never throws. */
export async function sendTrial(
  method: TrialCall['method'],
  address: string,
  body: string | null,
): Promise<TrialAnswer | null> {
  try {
    const request = body === null ? { method } : { method, body, headers: { 'content-type': 'application/json' } };
    const response = await fetch(address, request);
    const text = await response.text();
    return {
      status: `${response.status} ${response.statusText}`.trim(),
      headers: SHOWN_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [`${name}: ${value}`];
      }),
      body: formatJson(text),
    };
  } catch {
    return null;
  }
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
