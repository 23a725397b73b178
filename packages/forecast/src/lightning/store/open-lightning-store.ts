import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Stroke } from '#lightning/parse-strokes.ts';
import { listSpans, readSpan, readSpanMark, SPAN_SECONDS, type StrokeOrigin } from './stroke-folder.ts';

/** Lightning state at a moment. */
export interface LightningState {
  readonly origin: StrokeOrigin;
  /** Strokes of the last 30 minutes, oldest first. */
  readonly strokes: readonly Stroke[];
  /** Time of the sensors' last report: the newest stroke, or the ten-minute span of their last file. */
  readonly reportedAt: EpochSeconds;
}

/** Strokes of a span in which sensors were at work. */
export interface StrokeSpan {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly strokes: readonly Stroke[];
}

/** Reads the strokes that the lightning poller stores, also from another process. */
export interface LightningStore {
  /** Changes within a few seconds of every ingested stroke. */
  version(): string;
  /** Real sensors before the demo; null if no sensor was at work in the last 30 minutes. */
  findState(now: EpochSeconds, demo: boolean): LightningState | null;
  /**
   * Stored spans of the last day between two moments, also those without strokes; spans without sensors are missing.
   */
  listSpans(fromAt: EpochSeconds, toAt: EpochSeconds, demo: boolean): StrokeSpan[];
}

/** Strokes count for this long (domain.md 3.5.1: thirty minutes after the last thunder). */
export const STROKE_LASTS_SECONDS = 1800;
const CHECK_EVERY_MS = 2000;
/**
 * With this many strokes each check finds new ones and invalidates every cached reply: checks are then less frequent.
 */
const BUSY_STROKES = 1000;
const CHECK_BUSY_MS = 30_000;

const ORIGINS = ['lightning', 'demo'] as const;

/**
 * Opens the lightning of a data folder; checks the disk at most every other second. `readTimer` is a monotonic clock in
 * ms.
 */
export function openLightningStore(dataDir: string, readTimer: () => number): LightningStore {
  const sensors = { lightning: openSensors(dataDir, 'lightning'), demo: openSensors(dataDir, 'demo') };
  let nextPollAt = Number.NEGATIVE_INFINITY;
  let version = '';

  function refresh(): void {
    if (readTimer() < nextPollAt) return;
    nextPollAt = readTimer() + CHECK_EVERY_MS;
    try {
      for (const origin of ORIGINS) sensors[origin].poll();
    } catch {
      // A folder that cannot be read right now is not empty: the last known state stays.
      return;
    }
    version = ORIGINS.map((origin) => sensors[origin].version()).join('.');
    const count = Math.max(...ORIGINS.map((origin) => sensors[origin].count()));
    if (count >= BUSY_STROKES) nextPollAt = readTimer() + CHECK_BUSY_MS;
  }

  return {
    version() {
      refresh();
      return version;
    },
    findState(now, demo) {
      refresh();
      const origin = sensors.lightning.hasSpans() ? 'lightning' : 'demo';
      if (origin === 'demo' && !demo) return null;
      const strokes = sensors[origin].listShown(now);
      const reportedAt = Math.max(strokes.at(-1)?.at ?? 0, sensors[origin].findSpan(now) ?? 0);
      return reportedAt > now - STROKE_LASTS_SECONDS ? { origin, strokes, reportedAt } : null;
    },
    listSpans(fromAt, toAt, demo) {
      refresh();
      const origin = sensors.lightning.hasSpans() ? 'lightning' : 'demo';
      return origin === 'demo' && !demo ? [] : sensors[origin].listBetween(fromAt, toAt);
    },
  };
}

/** A span whose file was read; strokes are null if it is damaged. */
interface KnownSpan {
  readonly span: EpochSeconds;
  readonly strokes: readonly Stroke[] | null;
}

/** Stored strokes of one origin. A span whose file is damaged counts as missing. */
function openSensors(dataDir: string, origin: StrokeOrigin) {
  let spans: readonly EpochSeconds[] = [];
  let strokes: readonly Stroke[] = [];
  let shown: readonly Stroke[] = [];
  let known = new Map<string, KnownSpan>();

  /** A span is read again only when its file has changed. */
  function read(span: EpochSeconds): readonly [string, KnownSpan] {
    const mark = `${span} ${readSpanMark(dataDir, origin, span)}`;
    const strokes = known.get(mark)?.strokes ?? readSpan(dataDir, origin, span);
    return [mark, { span, strokes: strokes?.toSorted((a, b) => a.at - b.at) ?? null }];
  }

  return {
    poll(): void {
      const all = listSpans(dataDir, origin);
      const newest = all.at(-1) ?? 0;
      const wanted = all.filter((span) => span > newest - STROKE_LASTS_SECONDS - 2 * SPAN_SECONDS);
      const fresh = new Map(wanted.map(read));
      const damaged = new Set([...fresh.values()].filter((known) => known.strokes === null).map(({ span }) => span));
      spans = all.filter((span) => !damaged.has(span));
      if (fresh.size === known.size && [...fresh.keys()].every((mark) => known.has(mark))) return;
      known = fresh;
      strokes = [...fresh.values()].flatMap((known) => known.strokes ?? []);
    },
    version: () => `${spans.at(-1) ?? 0}.${strokes.length}`,
    count: () => strokes.length,
    listBetween: (fromAt: EpochSeconds, toAt: EpochSeconds): StrokeSpan[] =>
      spans
        .filter((span) => span < toAt && span + SPAN_SECONDS > fromAt)
        .flatMap((span) => {
          const found = readSpan(dataDir, origin, span);
          return found === null ? [] : [{ fromAt: span, toAt: span + SPAN_SECONDS, strokes: found }];
        }),
    hasSpans: () => spans.length > 0,
    /** The newest span that has begun. */
    findSpan: (now: EpochSeconds) => spans.findLast((span) => span <= now),
    listShown(now: EpochSeconds): readonly Stroke[] {
      const from = countUntil(strokes, now - STROKE_LASTS_SECONDS);
      const to = countUntil(strokes, now);
      const isSame = shown.length === to - from && shown[0] === strokes[from] && shown.at(-1) === strokes[to - 1];
      if (!isSame) shown = strokes.slice(from, to);
      return shown;
    },
  };
}

/** Number of strokes, oldest first, up to a moment. */
function countUntil(strokes: readonly Stroke[], at: EpochSeconds): number {
  let [low, high] = [0, strokes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((strokes[middle] as Stroke).at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
