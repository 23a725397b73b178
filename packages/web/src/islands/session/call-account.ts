import { ACCOUNT_ADDRESSES, type AccountCallId } from '@portal/contract/account-addresses.table';
import { clearToken, findToken, saveToken } from './access-token.ts';

/** What a call answered; status 0 where no answer came. */
export interface AccountAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Seconds until the next try makes sense; null where the answer names none. */
  readonly retryAfter: number | null;
}

interface CallOptions {
  readonly body?: object;
  /** Replaces `:id` in the path. */
  readonly id?: string;
  readonly language?: 'vi' | 'en';
  readonly signal?: AbortSignal;
}

const NO_ANSWER: AccountAnswer = { status: 0, body: {}, retryAfter: null };

function toUrl(path: string, { id = '', language }: CallOptions): string {
  return path.replace(':id', encodeURIComponent(id)) + (language === 'en' ? '?lang=en' : '');
}

async function readBody(response: Response): Promise<AccountAnswer['body']> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null ? (body as AccountAnswer['body']) : {};
}

/** Calls about an account, with the session's token where there is one. A token in the answer is stored. Never throws. */
export async function callAccount(call: AccountCallId, options: CallOptions = {}): Promise<AccountAnswer> {
  const { method, path } = ACCOUNT_ADDRESSES[call];
  const { body, signal } = options;
  const token = findToken();
  try {
    const response = await fetch(toUrl(path, options), {
      method,
      cache: 'no-store',
      headers: {
        accept: 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
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

const UNAUTHORIZED = 401;

/** The same for what only somebody signed in can do: whose session has ended meanwhile is led to the home page (spec §7). */
export async function callSignedIn(call: AccountCallId, options: CallOptions = {}): Promise<AccountAnswer> {
  const answer = await callAccount(call, options);
  if (answer.status === UNAUTHORIZED) {
    clearToken();
    location.assign('/');
  }
  return answer;
}
