import { LRUCache } from 'lru-cache';
import { traceWork } from '#platform/tracing/trace-work.ts';

/** A rate limit with bursts and pauses. */
interface AskBudget {
  /** Whether a query is allowed now; counts it if so. */
  tryAcquire(): boolean;
  /** Blocks queries for some seconds. */
  pause(seconds: number): void;
}

/** A token bucket with the clock of `nowMs`; `atOnce` is the burst size. */
function createAskBudget(perSecond: number, atOnce: number, nowMs: () => number): AskBudget {
  let left = atOnce;
  let filledAt = nowMs();
  let pausedUntil = Number.NEGATIVE_INFINITY;
  return {
    tryAcquire: () => {
      const now = nowMs();
      left = Math.min(atOnce, left + (Math.max(0, now - filledAt) / 1000) * perSecond);
      filledAt = now;
      if (now < pausedUntil || left < 1) return false;
      left -= 1;
      return true;
    },
    pause: (seconds) => {
      pausedUntil = Math.max(pausedUntil, nowMs() + seconds * 1000);
    },
  };
}

/** Reads a body as text; throws beyond `mostBytes`. */
async function readBounded(body: ReadableStream<Uint8Array> | null, mostBytes: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let count = 0;
  for await (const piece of body ?? []) {
    count += piece.length;
    if (count > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** A third-party service that answers HTTP requests with JSON. */
export interface ThirdPartyServiceOptions<Answer> {
  /** Begins a warning: `The geocoder does not answer: …`. */
  readonly name: string;
  /** Reads a parsed body; throws where it is not an answer. */
  readonly read: (body: unknown) => Answer;
  /** Monotonic milliseconds. */
  readonly nowMs: () => number;
  /** Called once for each failure. */
  readonly warn: (problem: string) => void;
  readonly timeoutMs?: number;
  /** Queries per second: public services allow one. */
  readonly perSecond?: number;
}

export interface ThirdPartyService<Answer> {
  /** The answer for a key; null if the service cannot be asked now. Never throws. */
  readonly ask: (key: string, url: URL) => Promise<Answer | null>;
}

const TIMEOUT_MS = 2500;
const AT_ONCE = 5;
const MOST_BYTES = 256 * 1024;
const MOST_CACHED_ANSWERS = 2000;
const CACHED_MS = 24 * 3600 * 1000;
const PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3600;

class Refusal extends Error {
  readonly pauseSeconds: number;
  constructor(message: string, pauseSeconds: number) {
    super(message);
    this.pauseSeconds = pauseSeconds;
  }
}

/**
 * Asks a service over HTTP. Answers are cached for a day, identical queries share one request, and the rate limit is
 * never exceeded. After a failure it pauses for half a minute, or as long as the service says.
 */
export function createThirdPartyService<Answer extends {}>(
  options: ThirdPartyServiceOptions<Answer>,
): ThirdPartyService<Answer> {
  const { name, nowMs, warn, perSecond = 1 } = options;
  const cache = new LRUCache<string, Answer>({
    max: MOST_CACHED_ANSWERS,
    ttl: CACHED_MS,
    ttlResolution: 0,
    perf: { now: nowMs },
  });
  const asking = new Map<string, Promise<Answer | null>>();
  const budget = createAskBudget(perSecond, Math.max(AT_ONCE, perSecond), nowMs);

  async function askAndCache(key: string, url: URL): Promise<Answer | null> {
    try {
      const found = await traceWork({ name: `ask ${name}`, kind: 'client' }, () => fetchAnswer(options, url));
      cache.set(key, found);
      return found;
    } catch (error) {
      budget.pause(error instanceof Refusal ? error.pauseSeconds : PAUSE_SECONDS);
      warn(`The ${name} does not answer: ${explain(error)}`);
      return null;
    } finally {
      asking.delete(key);
    }
  }

  return {
    ask: async (key, url) => {
      const known = cache.get(key) ?? asking.get(key);
      if (known !== undefined) return known;
      if (!budget.tryAcquire()) return null;
      const promise = askAndCache(key, url);
      asking.set(key, promise);
      return promise;
    },
  };
}

async function fetchAnswer<Answer>(
  { read, timeoutMs = TIMEOUT_MS }: ThirdPartyServiceOptions<Answer>,
  url: URL,
): Promise<Answer> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': 'troi-viet weather portal' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Refusal(`status ${response.status}`, readPause(response.headers.get('retry-after')));
  }
  return read(JSON.parse(await readBounded(response.body, MOST_BYTES)));
}

function readPause(retryAfter: string | null): number {
  const seconds = retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : PAUSE_SECONDS;
  return Math.min(LONGEST_PAUSE_SECONDS, Math.max(PAUSE_SECONDS, seconds));
}

/** The cause of Node's "fetch failed" in one line. */
function explain(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return 'no answer in time';
  if (cause instanceof SyntaxError) return 'the answer is not JSON';
  return (cause.message.split('\n')[0] ?? '') || cause.name;
}
