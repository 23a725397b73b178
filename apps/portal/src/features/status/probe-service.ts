import { ENDPOINT_ADDRESSES } from '@portal/contract/endpoint-addresses.table';
import type { ComponentId } from '@portal/contract/endpoints/status';
import { isRecord } from '@portal/domain/data/is-record';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { toPath } from '@portal/routes/to-path';
import type { PartState } from '#platform/http/health.ts';
import { traceWork } from '#platform/tracing/trace-work.ts';
import type { Probe, ProbedState } from './component-record.ts';

export interface ProbeNeeds {
  readonly origin: string;
  /** Monotonic milliseconds. */
  readonly readTimer: () => number;
  readonly askDatabase: () => Promise<unknown>;
  /** Seconds by which the oldest due alert is late; 0: none waits. */
  readonly readAlertDelay: () => Promise<number>;
  /** Whether the mail server accepts the portal; null: not configured. */
  readonly checkMail: (() => Promise<boolean>) | null;
}

const TIME_LIMIT_MS = 10_000;
/** Slower replies count as degraded. */
const SLOW_MS = 3000;
const ALERT_DELAY_SECONDS = { degraded: 300, down: 900 } as const;
/** Place of the API probe, moved by a few metres each time so that no cache has the reply. */
const PLACE = { lat: 21.0285, lng: 105.8542 } as const;
const STEP_DEGREES = 1e-7;
const MINUTES_OF_STEPS = 1000;

const SEVERITY = { good: 0, degraded: 1, down: 2 } as const;

function findWorst(states: readonly (ProbedState | null)[]): ProbedState | null {
  const known = states.filter((state) => state !== null);
  return known.toSorted((a, b) => SEVERITY[b] - SEVERITY[a])[0] ?? null;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** Requests like the portal's own pages, as programs have lower limits. Null: no reply in time. */
async function ask({ origin, readTimer }: ProbeNeeds, path: string): Promise<Answer | null> {
  const startedAt = readTimer();
  try {
    return await traceWork({ name: 'probe', kind: 'client' }, async (trace) => {
      const response = await fetch(`${origin}${path}`, {
        headers: { 'sec-fetch-site': 'same-origin', ...trace },
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      return { status: response.status, text: await response.text(), ms: readTimer() - startedAt };
    });
  } catch {
    return null;
  }
}

const TOO_MANY = 429;

/** Null if the refusal concerns the caller only and says nothing about the service. */
function rateAnswer(answer: Answer | null, isRight: (text: string) => boolean): ProbedState | null {
  if (answer === null) return 'down';
  if (answer.status === TOO_MANY) return null;
  if (answer.status !== 200 || !isRight(answer.text)) return 'down';
  return answer.ms > SLOW_MS ? 'degraded' : 'good';
}

type Json = Readonly<Record<string, unknown>>;

function parseObject(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const getObject = (json: Json | null, name: string): Json | null => {
  const value = json?.[name];
  return isRecord(value) ? value : null;
};

/** Current weather with a temperature. */
function readWeather(text: string): { readonly isWhole: boolean; readonly isDemo: boolean | null } {
  const reply = parseObject(text);
  const isDemo = getObject(reply, 'issued')?.demo;
  return {
    isWhole: typeof getObject(reply, 'now')?.temperature === 'number',
    isDemo: typeof isDemo === 'boolean' ? isDemo : null,
  };
}

const NOT_CONFIGURED = 'none configured';

/** A part's state in `/readyz`; null if it is missing or not in use. */
function ratePart(parts: Json | null, name: string): ProbedState | null {
  const part = getObject(parts, name) as Partial<PartState> | null;
  if (part === null || part.detail === NOT_CONFIGURED) return null;
  if (part.ready !== true) return 'down';
  return part.degraded === true ? 'degraded' : 'good';
}

function rateDelay(seconds: number): ProbedState {
  if (seconds > ALERT_DELAY_SECONDS.down) return 'down';
  return seconds > ALERT_DELAY_SECONDS.degraded ? 'degraded' : 'good';
}

async function rate<Found>(
  find: () => Promise<Found>,
  toState: (found: Found) => ProbedState,
): Promise<ProbedState | null> {
  try {
    return toState(await find());
  } catch {
    return null;
  }
}

function toCallPath(minute: EpochSeconds): string {
  const lat = PLACE.lat + (Math.floor(minute / 60) % MINUTES_OF_STEPS) * STEP_DEGREES;
  return `${ENDPOINT_ADDRESSES.weatherNow.path}?lat=${lat.toFixed(7)}&lng=${PLACE.lng}`;
}

/**
 * Probes the portal over HTTP, the database and the mail server as their users would. Takes at most ten seconds for
 * each.
 */
export async function probeService(needs: ProbeNeeds, minute: EpochSeconds): Promise<Probe> {
  const [call, page, readiness, database, alerts, email] = await Promise.all([
    ask(needs, toCallPath(minute)),
    ask(needs, toPath('weather:now', 'vi', { location: 'ha-noi' })),
    ask(needs, '/readyz'),
    rate(needs.askDatabase, () => 'good'),
    rate(needs.readAlertDelay, rateDelay),
    needs.checkMail === null ? null : rate(needs.checkMail, (isWell) => (isWell ? 'good' : 'down')),
  ]);
  const parts = getObject(parseObject(readiness?.text ?? ''), 'parts');
  const found: Readonly<Record<ComponentId, ProbedState | null>> = {
    api: rateAnswer(call, (text) => readWeather(text).isWhole),
    pages: rateAnswer(page, (text) => text.includes('</html>')),
    database: database === null ? 'down' : findWorst([database, ratePart(parts, 'database')]),
    forecast: findWorst(['currentRun', 'storedData', 'sources'].map((name) => ratePart(parts, name))),
    radar: ratePart(parts, 'radar'),
    alerts,
    email,
  };
  const known = Object.entries(found).filter(([, state]) => state !== null);
  return { minute, states: Object.fromEntries(known), isDemo: readWeather(call?.text ?? '').isDemo };
}
