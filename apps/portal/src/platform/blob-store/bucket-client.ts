import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeErrorInLine } from '@portal/domain/error/describe-error';
import { type BackOff, computeRetryDelay } from '@portal/domain/retry/retry-delay';
import { BlobError, type BlobErrorKind } from '@portal/forecast/store/blob-store';
import { publishFigure } from '@portal/forecast/store/work-figures';
import { AwsV4Signer } from 'aws4fetch';
import type { BucketSetting } from '#platform/settings/blob-store-setting.ts';

/** A request to a bucket. */
interface BucketRequest {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Below the prefix; empty: the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestBody;
  /** Refusals that the caller understands. */
  readonly expects?: readonly number[];
  /** Ends this request. */
  readonly signal?: AbortSignal;
}

export interface RequestBody {
  readonly content: Blob | string;
  /** In hex: signed, and compared by the store. */
  readonly sha256: string;
  readonly bytes: number;
}

export interface BucketAnswer {
  readonly status: number;
  /** Empty without one. */
  readonly etag: string;
  /** The store's clock, ms. */
  readonly at: number;
  readonly text: string;
  /** Number of attempts; after more than one, an earlier one may have been carried out. */
  readonly attempts: number;
}

/** Limits of one attempt. */
export interface BucketTimes {
  /** Until the answer begins; longer for what is sent. */
  readonly answerMs: number;
  /** Between two pieces of an answer. */
  readonly silenceMs: number;
  /** Scales the pauses between attempts. */
  readonly pauseFactor: number;
}

export interface BucketClient {
  /** Start of every key, which requests leave out and answers contain. */
  readonly prefix: string;
  /** Sends a request and reads the answer. Throws `BlobError`. */
  ask(request: BucketRequest): Promise<BucketAnswer>;
  /** The content of a blob. Throws `BlobError`, also while it is read. */
  open(request: BucketRequest): Promise<AsyncIterable<Uint8Array>>;
}

/** All limits of this file: đề xuất. */
const TIMES: BucketTimes = { answerMs: 20_000, silenceMs: 30_000, pauseFactor: 1 };
/** A slower upload counts as hanging. */
const SLOWEST_BYTES_PER_MS = 50;
/** A page of a listing has at most a thousand keys, a catalogue some hundred runs. */
const MOST_TEXT_BYTES = 8 * 2 ** 20;

/** What follows an error: how many attempts in all, and the pauses between them in ms. */
const RETRIES: Readonly<Record<BlobErrorKind, { readonly attempts: number; readonly pause: BackOff }>> = {
  missing: { attempts: 1, pause: { first: 0, longest: 0 } },
  refused: { attempts: 1, pause: { first: 0, longest: 0 } },
  // The store read something else than what was sent.
  damaged: { attempts: 2, pause: { first: 200, longest: 200, spread: 1 } },
  away: { attempts: 3, pause: { first: 300, longest: 2000, spread: 1 } },
  'slow-down': { attempts: 5, pause: { first: 1000, longest: 16_000, spread: 1 } },
};

const KIND_OF_STATUS: Readonly<Record<number, BlobErrorKind>> = {
  404: 'missing',
  408: 'away',
  429: 'slow-down',
  500: 'away',
  502: 'away',
  503: 'slow-down',
  504: 'away',
};
const KIND_OF_CODE: Readonly<Record<string, BlobErrorKind>> = {
  BadDigest: 'damaged',
  InternalError: 'away',
  NoSuchBucket: 'refused',
  RequestTimeout: 'away',
  SlowDown: 'slow-down',
  XAmzContentSHA256Mismatch: 'damaged',
};
/** What an operator does about a refusal. */
const ADVICE: Readonly<Record<string, string>> = {
  AccessDenied: 'the key may not do this',
  AuthorizationHeaderMalformed: 'check AWS_REGION',
  InvalidAccessKeyId: 'check AWS_ACCESS_KEY_ID',
  NoSuchBucket: 'there is no such bucket',
  PermanentRedirect: 'check AWS_REGION',
  RequestTimeTooSkewed: 'the clock of this host is wrong',
  SignatureDoesNotMatch: 'check AWS_SECRET_ACCESS_KEY',
};
const FAULT = /^(<\?xml[^>]*>)?\s*<Error>/;
const CODE = /<Code>(\w{1,60})<\/Code>/;

/** How requests are counted: what a store charges for differs. */
function toFigure({ method, key, query }: BucketRequest): 'read' | 'list' | 'write' | 'delete' {
  if (method === 'GET') return key === '' ? 'list' : 'read';
  return method === 'DELETE' || query?.delete !== undefined ? 'delete' : 'write';
}

const describe = ({ method, key, query }: BucketRequest): string =>
  `${method} ${key === '' ? `?${new URLSearchParams(query)}` : key}`;

const hashNothing = createHash('sha256').digest('hex');

export const toBody = (text: string): RequestBody => ({
  content: text,
  sha256: createHash('sha256').update(text).digest('hex'),
  bytes: Buffer.byteLength(text),
});

/** In hex. */
export async function hashBlob(blob: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of blob.stream()) hash.update(piece);
  return hash.digest('hex');
}

function toError(request: BucketRequest, status: number, text: string): BlobError {
  const code = CODE.exec(text)?.[1] ?? '';
  const isRedirect = status >= 300 && status < 400;
  const kind = KIND_OF_CODE[code] ?? KIND_OF_STATUS[status] ?? (status >= 500 && status !== 501 ? 'away' : 'refused');
  const advice = ADVICE[isRedirect ? 'PermanentRedirect' : code];
  const named = `${describe(request)}: the store answers ${status}${code === '' ? '' : ` ${code}`}`;
  return new BlobError(kind, advice === undefined ? named : `${named}: ${advice}`);
}

/** Whatever interrupts an exchange, in one line. */
function toAway(request: BucketRequest, error: unknown): BlobError {
  if (error instanceof BlobError) return error;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new BlobError('away', `${describe(request)}: ${describeErrorInLine(cause)}`, { cause: error });
}

/** Aborts unless `reset` is called again in time. */
function createWatchdog(signals: readonly (AbortSignal | undefined)[]) {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  return {
    signal: AbortSignal.any([late.signal, ...signals.filter((signal) => signal !== undefined)]),
    reset: (ms: number, what: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => late.abort(new Error(`${what} for ${Math.round(ms / 1000)} s`)), ms);
    },
    end: () => clearTimeout(timer),
  };
}

/** Sends one request, signed. */
function createSender({ url, prefix, region, accessKeyId, secretAccessKey }: BucketSetting) {
  // Of derived keys, one per day.
  const cache = new Map<string, ArrayBuffer>();
  return async (request: BucketRequest, signal: AbortSignal): Promise<Response> => {
    const { method, key, query = {}, headers = {}, body } = request;
    const search = new URLSearchParams(query).toString();
    const target = `${url}/${key === '' ? '' : prefix + key}${search === '' ? '' : `?${search}`}`;
    const signer = new AwsV4Signer({
      ...{ method, url: target, accessKeyId, secretAccessKey, region, service: 's3', cache },
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? hashNothing },
    });
    const signed = (await signer.sign()).headers;
    // Not signed, because proxies change it. A compressed answer would have a weak ETag.
    signed.set('accept-encoding', 'identity');
    publishFigure({ kind: 'blob-request', request: toFigure(request) });
    const init = { method, headers: signed, signal, redirect: 'manual' as const };
    return fetch(target, body === undefined ? init : { ...init, body: body.content });
  };
}

/** An answer whose head has arrived. */
interface Begun {
  readonly response: Response;
  readonly watchdog: ReturnType<typeof createWatchdog>;
  readonly silenceMs: number;
}

async function* readPieces(request: BucketRequest, { response, watchdog, silenceMs }: Begun) {
  try {
    for await (const piece of response.body ?? []) {
      yield piece;
      watchdog.reset(silenceMs, 'silence');
    }
  } catch (error) {
    throw toAway(request, error);
  } finally {
    watchdog.end();
  }
}

async function readText(request: BucketRequest, begun: Begun): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of readPieces(request, begun)) {
    bytes += piece.length;
    if (bytes > MOST_TEXT_BYTES) throw new BlobError('refused', `${describe(request)}: the answer is too long`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Requests to a bucket, signed, with time limits and retries. `signal` ends all of them. */
export function createBucketClient(
  setting: BucketSetting,
  { signal, times = TIMES }: { readonly signal?: AbortSignal | undefined; readonly times?: BucketTimes } = {},
): BucketClient {
  const send = createSender(setting);

  /** One attempt up to the head of the answer. */
  async function begin(request: BucketRequest): Promise<Begun> {
    const watchdog = createWatchdog([signal, request.signal]);
    const { answerMs, silenceMs } = times;
    try {
      watchdog.reset(answerMs + (request.body?.bytes ?? 0) / SLOWEST_BYTES_PER_MS, 'no answer');
      const response = await send(request, watchdog.signal);
      watchdog.reset(silenceMs, 'silence');
      return { response, watchdog, silenceMs };
    } catch (error) {
      watchdog.end();
      throw toAway(request, error);
    }
  }

  /** Repeats an attempt by the rule of its error. */
  async function retry<Result>(request: BucketRequest, attempt: (number: number) => Promise<Result>): Promise<Result> {
    for (let number = 1; ; number++) {
      try {
        return await attempt(number);
      } catch (error) {
        const { attempts, pause } = RETRIES[error instanceof BlobError ? error.kind : 'refused'];
        if (number >= attempts || signal?.aborted || request.signal?.aborted) throw error;
        await sleep(computeRetryDelay(pause, number, Math.random()) * times.pauseFactor, undefined, { signal });
      }
    }
  }

  async function ask(request: BucketRequest, attempts: number): Promise<BucketAnswer> {
    const begun = await begin(request);
    const { ok, status, headers } = begun.response;
    const text = await readText(request, begun);
    // The store also answers 200 before it has failed.
    if (ok && FAULT.test(text)) throw toError(request, 500, text);
    const isExpected = request.expects?.includes(status) && !text.includes('<Code>NoSuchBucket<');
    if (!ok && !isExpected) throw toError(request, status, text);
    return { status, etag: headers.get('etag') ?? '', at: Date.parse(headers.get('date') ?? ''), text, attempts };
  }

  return {
    prefix: setting.prefix,
    ask: (request) => retry(request, (attempts) => ask(request, attempts)),
    open: (request) =>
      retry(request, async () => {
        const begun = await begin(request);
        if (begun.response.ok) return readPieces(request, begun);
        throw toError(request, begun.response.status, await readText(request, begun));
      }),
  };
}
