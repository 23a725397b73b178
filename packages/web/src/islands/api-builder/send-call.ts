import type { BuiltCall } from './build-call.ts';

export interface CallAnswer {
  readonly status: number;
  readonly milliseconds: number;
  readonly bytes: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
  /** Null where the body is not JSON. */
  readonly json: unknown;
  /** Reader's clock time. */
  readonly clock: string;
  /** Calls left today; null where unknown or unlimited. */
  readonly left: { readonly count: number; readonly limit: number } | null;
}

const SHOWN_HEADERS = [
  'content-type',
  'cache-control',
  'etag',
  'ratelimit-policy',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'retry-after',
] as const;

const LIMITS_PATH = '/api/v1/limits';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const toKeyHeader = (key: string): Record<string, string> => (key === '' ? {} : { 'x-api-key': key });

/**
 * Remaining quota of the caller: requested separately, since cached replies cannot carry it. Null without an answer.
 */
async function fetchLeft(key: string): Promise<CallAnswer['left']> {
  try {
    const response = await fetch(LIMITS_PATH, { headers: toKeyHeader(key) });
    if (!response.ok) return null;
    const { day } = await response.json();
    return day.limit === null ? null : { count: Math.max(0, day.limit - day.used), limit: day.limit };
  } catch {
    return null;
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Sends the call as the reader's program would, optionally with a key; null without an answer. Never throws. */
export async function sendCall({ method, address, body }: BuiltCall, key: string): Promise<CallAnswer | null> {
  const started = performance.now();
  try {
    const headers = { ...toKeyHeader(key), ...(body === null ? {} : { 'content-type': 'application/json' }) };
    const response = await fetch(address, body === null ? { method, headers } : { method, headers, body });
    const text = await response.text();
    const milliseconds = Math.round(performance.now() - started);
    const now = new Date();
    return {
      status: response.status,
      milliseconds,
      bytes: new TextEncoder().encode(text).length,
      headers: SHOWN_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      }),
      text,
      json: parseJson(text),
      clock: `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`,
      left: await fetchLeft(key),
    };
  } catch {
    return null;
  }
}
