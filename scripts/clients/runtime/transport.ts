import type { Problem } from '@portal/contract/errors';

/** The client has names of its own for these. */
const BASE_URL = '';
const CLIENT_NAME = '';

// What follows, which every call has in common, stands in the client as it is.

/** How a client calls. */
export interface ClientOptions {
  /** Origin of the portal, without a trailing slash. */
  readonly baseUrl?: string;
  /** A key of an account, for its quota and for the calls that ask for one. */
  readonly key?: string;
  /** Language of texts and names where a call names none; the API's own default is Vietnamese. */
  readonly language?: 'vi' | 'en';
  /** Longest time for one try of a call, in milliseconds: 10,000 when left out. */
  readonly timeoutMs?: number;
  /** How often a call is tried again after 429, 503 or no answer: 2 when left out, 0 for never. */
  readonly retries?: number;
  /** Longest wait before a new try, in milliseconds: 30,000 when left out. A longer `Retry-After` ends the call. */
  readonly longestWaitMs?: number;
  /** Name of your program, such as `my-farm/1.2`; browsers send their own. */
  readonly userAgent?: string;
  readonly fetch?: typeof fetch;
}

/** What one call may have of its own. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A name of the call, 1 to 64 letters or digits: repeated within a day, it is executed once. */
  readonly idempotencyKey?: string;
}

/** A refusal of the API with its problem document (RFC 9457), or no answer at all. */
export class TroiVietError extends Error {
  override readonly name: string = 'TroiVietError';
  /** Of HTTP; 0 without an answer. */
  readonly status: number;
  /** Null where the answer is no problem document. */
  readonly problem: Problem | null;
  /** The whole answer as it came. */
  readonly body: unknown;
  /** Seconds after which a new try makes sense, null where the API names none. */
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: unknown, retryAfterSeconds: number | null, cause?: unknown) {
    const problem = isProblem(body) ? body : null;
    super(problem === null ? `HTTP ${status}` : `${status} ${problem.errorCode}: ${problem.detail}`, { cause });
    this.status = status;
    this.problem = problem;
    this.body = body;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** 400: a parameter or the body is wrong; `problem.errors` says which. */
export class BadInputError extends TroiVietError {
  override readonly name = 'BadInputError';
}
/** 401: no key where one is needed, or an unknown or revoked one. */
export class InvalidKeyError extends TroiVietError {
  override readonly name = 'InvalidKeyError';
}
/** 403: beyond the plan, or a key that may not be used from here. */
export class ForbiddenError extends TroiVietError {
  override readonly name = 'ForbiddenError';
}
/** 404: an unknown place, a point outside of the forecast, or no such entry. */
export class NotFoundError extends TroiVietError {
  override readonly name = 'NotFoundError';
}
/** 429: the quota of a window is used up. */
export class TooManyRequestsError extends TroiVietError {
  override readonly name = 'TooManyRequestsError';
}
/** 503: nothing to serve for now. */
export class UnavailableError extends TroiVietError {
  override readonly name = 'UnavailableError';
}
/** No answer in time, or none that can be read. */
export class NoAnswerError extends TroiVietError {
  override readonly name = 'NoAnswerError';
}

const ERRORS: Readonly<Record<number, typeof TroiVietError>> = {
  400: BadInputError,
  401: InvalidKeyError,
  403: ForbiddenError,
  404: NotFoundError,
  429: TooManyRequestsError,
  503: UnavailableError,
};

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'errorCode' in body && 'status' in body;

interface CallParts {
  readonly method: string;
  readonly path: string;
  readonly query?: object;
  readonly body?: unknown;
  readonly options?: CallOptions | undefined;
}

const DEFAULTS = { timeoutMs: 10_000, retries: 2, longestWaitMs: 30_000 } as const;
const IS_BROWSER = 'document' in globalThis || 'importScripts' in globalThis;

/** Seconds of a `Retry-After` header, which may also name a moment. */
function readRetryAfter(header: string | null): number | null {
  if (header === null) return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, (moment - Date.now()) / 1000);
}

/** Address of a call: parameters named in its path stand there, the others in the query. */
function toAddress(path: string, query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const others = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = others.get(name) ?? '';
    others.delete(name);
    return encodeURIComponent(value);
  });
  const text = others.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

/** Sends calls, tries again where that makes sense, and throws errors with their problem document. */
export class Transport {
  protected readonly language: 'vi' | 'en' | undefined;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions = {}) {
    this.language = options.language;
    this.#options = options;
  }

  protected async json<Reply>(parts: CallParts): Promise<Reply> {
    const response = await this.#send(parts);
    try {
      return (await response.json()) as Reply;
    } catch (cause) {
      throw new NoAnswerError(response.status, null, null, cause);
    }
  }

  protected async text(parts: CallParts): Promise<string> {
    return (await this.#send(parts)).text();
  }

  protected async bytes(parts: CallParts): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#send(parts)).arrayBuffer());
  }

  protected async none(parts: CallParts): Promise<void> {
    await this.#send(parts);
  }

  async #send(parts: CallParts): Promise<Response> {
    const { retries = DEFAULTS.retries, longestWaitMs = DEFAULTS.longestWaitMs } = this.#options;
    for (let tried = 0; ; tried += 1) {
      const outcome = await this.#try(parts);
      if (outcome instanceof Response) return outcome;
      const waitMs = (outcome.retryAfterSeconds ?? 2 ** tried) * 1000;
      const isLost = outcome instanceof NoAnswerError && parts.method === 'GET';
      const mayTry = isLost || outcome.status === 429 || outcome.status === 503;
      if (!mayTry || tried >= retries || waitMs > longestWaitMs) throw outcome;
      await wait(waitMs, parts.options?.signal);
    }
  }

  /** One try: the answer, or what went wrong. Throws where the caller ended the call. */
  async #try({ method, path, query = {}, body, options = {} }: CallParts): Promise<Response | TroiVietError> {
    const { baseUrl = BASE_URL, timeoutMs = DEFAULTS.timeoutMs, fetch: send = fetch } = this.#options;
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = options.signal === undefined ? timeout : AbortSignal.any([timeout, options.signal]);
    try {
      const response = await send(`${baseUrl}${toAddress(path, { lang: this.language, ...query })}`, {
        method,
        headers: this.#toHeaders(body, options),
        signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (response.ok) return response;
      const { status } = response;
      const problem: unknown = await response.json().catch(() => null);
      const seconds = readRetryAfter(response.headers.get('retry-after'));
      return new (ERRORS[status] ?? TroiVietError)(status, problem, seconds);
    } catch (cause) {
      if (options.signal?.aborted) throw cause;
      return new NoAnswerError(0, null, null, cause);
    }
  }

  #toHeaders(body: unknown, { idempotencyKey }: CallOptions): Record<string, string> {
    const { key, userAgent } = this.#options;
    const program = userAgent === undefined ? CLIENT_NAME : `${userAgent} ${CLIENT_NAME}`;
    return {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'X-API-Key': key }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      ...(IS_BROWSER ? {} : { 'User-Agent': program }),
    };
  }
}

function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    if (signal?.aborted) end();
    else signal?.addEventListener('abort', end, { once: true });
  });
}
