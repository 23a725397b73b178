import { ACCOUNT_ADDRESSES, type AccountCallId } from '@portal/contract/account-addresses.table';
import { clearToken, findToken, saveToken } from './access-token.ts';

/** Answer of a call; status 0 without one. */
export interface AccountAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds until a retry makes sense; null where not given. */
  readonly retryAfter: number | null;
}

interface CallOptions {
  readonly body?: object;
  /** Replaces `:id` in the path. */
  readonly id?: string;
  readonly language?: 'vi' | 'en';
  readonly signal?: AbortSignal;
  /** Makes a repeated write take effect once. */
  readonly idempotencyKey?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Method and path, as in the address tables. */
export interface CallAddress {
  readonly method: string;
  readonly path: string;
}

const NO_ANSWER: AccountAnswer = { status: 0, body: {}, retryAfter: null };

function toUrl(path: string, { id = '', language, query = {} }: CallOptions): string {
  const asked = new URLSearchParams(language === 'en' ? { ...query, lang: 'en' } : query).toString();
  return path.replace(':id', encodeURIComponent(id)) + (asked === '' ? '' : `?${asked}`);
}

/** Headers of a call, with the session token if present. */
export function toCallHeaders({ body, idempotencyKey }: CallOptions = {}): Record<string, string> {
  const token = findToken();
  return {
    accept: 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

const NO_CONTENT = 204;

async function readBody(response: Response): Promise<AccountAnswer['body']> {
  if (response.status === NO_CONTENT) return {};
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null ? (body as AccountAnswer['body']) : {};
}

/** Calls the portal with the session token if present; stores a token from the answer. Never throws. */
async function callWithToken({ method, path }: CallAddress, options: CallOptions = {}): Promise<AccountAnswer> {
  const { body, signal } = options;
  try {
    const response = await fetch(toUrl(path, options), {
      method,
      cache: 'no-store',
      headers: toCallHeaders(options),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const given = response.headers.get('authorization')?.replace(/^Bearer /, '');
    if (given !== undefined && response.ok) saveToken(given);
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    return {
      status: response.status,
      body: await readBody(response),
      retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
    };
  } catch {
    return NO_ANSWER;
  }
}

export const callAccount = (call: AccountCallId, options: CallOptions = {}): Promise<AccountAnswer> =>
  callWithToken(ACCOUNT_ADDRESSES[call], options);

const UNAUTHORIZED = 401;

/** For calls that need a session: redirects to the home page if it has ended (spec §7). */
export async function callOwn(address: CallAddress, options: CallOptions = {}): Promise<AccountAnswer> {
  const answer = await callWithToken(address, options);
  if (answer.status === UNAUTHORIZED) {
    clearToken();
    location.assign('/');
  }
  return answer;
}

/** The same for account calls. */
export const callSignedIn = (call: AccountCallId, options: CallOptions = {}): Promise<AccountAnswer> =>
  callOwn(ACCOUNT_ADDRESSES[call], options);
