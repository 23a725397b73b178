import type { InputError } from '@portal/contract/errors';
import { ACCOUNT_ADDRESSES, type AccountCallId } from '@portal/contract/own/account-addresses.table';
import type { OwnReplyAt } from '@portal/contract/own/own-call-list';
import { clearToken, findToken, saveToken } from './access-token.ts';

/** What sentences about a refusal are made of; status 0: no answer. */
export interface Refusal {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds until a retry makes sense; null where not given. */
  readonly retryAfter: number | null;
}

/** Answer of a call: its reply by the contract, or a refusal. */
export type AccountAnswer<Reply = unknown> = Refusal &
  ({ readonly ok: true; readonly reply: Reply } | { readonly ok: false; readonly reply: null });

/** A page that waits longer than this for its data says so and asks again. */
export const SLOW_MS = 4000;

interface CallOptions {
  readonly body?: object;
  /** Sent unchanged instead of a body: the server detects its encoding. */
  readonly file?: Blob;
  /** Replaces `:id` in the path. */
  readonly id?: string;
  /** Replaces `:number` in the path. */
  readonly number?: string;
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

const NO_ANSWER = { status: 0, body: {}, retryAfter: null, ok: false, reply: null } as const;

function toUrl(path: string, { id = '', number = '', language, query = {} }: CallOptions): string {
  const asked = new URLSearchParams(language === 'en' ? { ...query, lang: 'en' } : query).toString();
  const named = path.replace(':id', encodeURIComponent(id)).replace(':number', encodeURIComponent(number));
  return named + (asked === '' ? '' : `?${asked}`);
}

/** Headers of a call, with the session token if present. */
export function toCallHeaders({ body, file, idempotencyKey }: CallOptions = {}): Record<string, string> {
  const token = findToken();
  return {
    accept: 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

const NO_CONTENT = 204;

async function readBody(response: Response): Promise<Refusal['body']> {
  if (response.status === NO_CONTENT) return {};
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null ? (body as Refusal['body']) : {};
}

/** Calls the portal with the session token if present; stores a token from the answer. Never throws. */
async function callWithToken<const Address extends CallAddress>(
  { method, path }: Address,
  options: CallOptions = {},
): Promise<AccountAnswer<OwnReplyAt<Address>>> {
  const { body: sent, file, signal } = options;
  try {
    const response = await fetch(toUrl(path, options), {
      method,
      cache: 'no-store',
      headers: toCallHeaders(options),
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      ...(file === undefined ? {} : { body: file }),
      ...(signal === undefined ? {} : { signal }),
    });
    const given = response.headers.get('authorization')?.replace(/^Bearer /, '');
    if (given !== undefined && response.ok) saveToken(given);
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    const body = await readBody(response);
    const answered = { status: response.status, body, retryAfter: Number.isFinite(retryAfter) ? retryAfter : null };
    if (!response.ok) return { ...answered, ok: false, reply: null };
    return { ...answered, ok: true, reply: body as OwnReplyAt<Address> };
  } catch {
    return NO_ANSWER;
  }
}

export const callAccount = <Id extends AccountCallId>(call: Id, options: CallOptions = {}) =>
  callWithToken(ACCOUNT_ADDRESSES[call], options);

const UNAUTHORIZED = 401;

/** For calls that need a session: redirects to the home page if it has ended (spec §7). */
export async function callOwn<const Address extends CallAddress>(
  address: Address,
  options: CallOptions = {},
): Promise<AccountAnswer<OwnReplyAt<Address>>> {
  const answer = await callWithToken(address, options);
  if (answer.status === UNAUTHORIZED) {
    clearToken();
    location.assign('/');
  }
  return answer;
}

/** The same for account calls. */
export const callSignedIn = <Id extends AccountCallId>(call: Id, options: CallOptions = {}) =>
  callOwn(ACCOUNT_ADDRESSES[call], options);

/** Errors of a refusal by field. */
export const listErrors = ({ body }: Pick<Refusal, 'body'>): readonly InputError[] =>
  Array.isArray(body.errors) ? (body.errors as readonly InputError[]) : [];
