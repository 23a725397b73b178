import { setTimeout as sleep } from 'node:timers/promises';
import { publishFigure } from '#store/work-figures.ts';
import { FetchError, type Fetching, type FetchOrder, maskSecrets } from './fetching.ts';
import { readAnswer } from './read-answer.ts';

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches and follows redirects on the same host only: a provider, or an impostor, must not direct the portal to other
 * machines of its network. Throws FetchError for other redirects.
 */
async function fetchFromHost(url: string, name: string, init: RequestInit): Promise<Response> {
  let address = new URL(url);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const response = await fetch(address.href, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, address.href) ? new URL(location, address.href) : null;
    if (next === null || !isSameHost(address, next)) {
      throw new FetchError(`${name}: sends to another host (${next?.host ?? 'no address'}), which is not followed`);
    }
    address = next;
  }
  throw new FetchError(`${name}: more than ${MOST_REDIRECTS} redirects`);
}

/** Also accepts http to https of one host. */
function isSameHost(from: URL, to: URL): boolean {
  const isUpgrade = from.protocol === 'http:' && to.protocol === 'https:' && from.hostname === to.hostname;
  return isUpgrade || (from.protocol === to.protocol && from.host === to.host);
}

/** NOMADS blocks an address that sends 120 requests a minute: half of that, whatever the sources and their replies. */
const EVERY_MS = 1000;
const PACED_HOST = 'nomads.ncep.noaa.gov';

let nextTurnAtMs = 0;

/**
 * Waits for the next turn of all requests to NOMADS; other hosts, such as an operator's own, set no pace. Rejects when the
 * signal aborts.
 */
async function awaitTurn(url: string, signal: AbortSignal): Promise<void> {
  if (new URL(url).hostname !== PACED_HOST) return;
  const now = performance.now();
  const turnAtMs = Math.max(now, nextTurnAtMs);
  nextTurnAtMs = turnAtMs + EVERY_MS;
  await sleep(turnAtMs - now, undefined, { signal });
}

/** Timeouts and callbacks of requests. */
export interface HttpFetchingOptions {
  /** Name of the source in the operator's metrics. Default: the host. */
  readonly source?: string;
  /** Aborts all requests. */
  readonly signal: AbortSignal;
  /** Idle timeout of a connection. Default 30 s. */
  readonly silenceMs?: number;
  /** Timeout of a whole reply, however slowly its bytes arrive. Default ten minutes. */
  readonly longestMs?: number;
  /** Called with the number of bytes received, piece by piece; for compressed replies the unpacked size. */
  readonly onBytes?: (count: number) => void;
}

const MOST_BYTES = 64 * 2 ** 20;
const SILENCE_MS = 30_000;
/** The largest reply at 110 kB per second. */
const LONGEST_MS = 600_000;

/** Makes requests with Node's fetch, those to NOMADS once a second, and publishes a figure of each. */
export function createHttpFetching(options: HttpFetchingOptions): Fetching {
  const { signal, source } = options;
  async function getBytes(url: string, order: FetchOrder = {}): Promise<Uint8Array> {
    const name = maskSecrets(order.calledAs ?? url);
    await awaitTurn(url, signal).catch(() => {
      throw new FetchError(`${name}: stopped`);
    });
    const startedAt = performance.now();
    let bytes = 0;
    const onBytes = (count: number): void => {
      bytes += count;
      options.onBytes?.(count);
    };
    let outcome: 'ok' | 'later' | 'failed' = 'failed';
    try {
      const answer = await request(url, order, { ...options, name, onBytes });
      outcome = 'ok';
      return answer;
    } catch (error) {
      if (error instanceof FetchError && error.trouble === 'later') outcome = 'later';
      throw error;
    } finally {
      const seconds = (performance.now() - startedAt) / 1000;
      const figure = { source: source ?? new URL(url).host, outcome, bytes, seconds } as const;
      // Requests that end with the process say nothing about the provider.
      if (!signal.aborted) publishFigure({ kind: 'fetch', ...figure });
    }
  }
  return { getBytes, getText: async (url, order) => new TextDecoder().decode(await getBytes(url, order)), signal };
}

interface RequestOptions extends Pick<HttpFetchingOptions, 'signal' | 'silenceMs' | 'longestMs'> {
  /** Name of the address in errors. */
  readonly name: string;
  readonly onBytes: (count: number) => void;
}

async function request(url: string, order: FetchOrder, options: RequestOptions): Promise<Uint8Array> {
  const { name, signal, silenceMs = SILENCE_MS, longestMs = LONGEST_MS, onBytes } = options;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), silenceMs);
  const slowness = new AbortController();
  const end = setTimeout(() => slowness.abort(), longestMs);
  try {
    const response = await fetchFromHost(url, name, {
      headers: toHeaders(order),
      signal: AbortSignal.any([signal, silence.signal, slowness.signal]),
    });
    return await readAnswer(name, response, { ...order, mostBytes: order.mostBytes ?? MOST_BYTES }, (count) => {
      timer.refresh();
      onBytes(count);
    });
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (signal.aborted) throw new FetchError(`${name}: stopped`);
    if (silence.signal.aborted) throw new FetchError(`${name}: no byte for ${silenceMs / 1000} s`);
    if (slowness.signal.aborted) throw new FetchError(`${name}: not whole after ${longestMs / 1000} s`);
    throw new FetchError(`${name}: ${explain(error)}`);
  } finally {
    clearTimeout(timer);
    clearTimeout(end);
    // Cancels the rest of the reply.
    silence.abort();
  }
}

function toHeaders({ range, packed }: FetchOrder): Record<string, string> {
  // Lengths and ranges count bytes as sent: compression in transit would shift them.
  const headers = { 'accept-encoding': packed ? 'gzip' : 'identity', 'user-agent': 'troi-viet weather portal' };
  if (range === undefined) return headers;
  const last = range.length === null ? '' : range.offset + range.length - 1;
  return { ...headers, range: `bytes=${range.offset}-${last}` };
}

/** The cause of Node's "fetch failed" in a few words. */
function explain(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause ? String(cause.code) : '';
  if (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET') return 'the connection was cut off';
  if (code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') return 'the answer has another length than it states';
  const [line = ''] = cause.message.split('\n');
  return line === '' ? code : line;
}
