import type { EpochSeconds } from '@portal/domain/time/epoch';
import type { Stroke } from '#lightning/stroke.ts';
import { listSpans, readSpan, SPAN_SECONDS, type StrokeOrigin } from './stroke-folder.ts';

/** What the sensors have at a moment. */
export interface LightningState {
  readonly origin: StrokeOrigin;
  /** Strokes of the last 30 minutes, oldest first. */
  readonly strokes: readonly Stroke[];
}

/** Reads what the lightning's keeper has kept, also from another process. */
export interface LightningStore {
  /** Changes with every stroke that is taken in, after a few seconds. */
  version(): string;
  /** Of real sensors before the demonstration's; null where no sensor was at work in the last 30 minutes. */
  findState(now: EpochSeconds, demo: boolean): LightningState | null;
}

/** Strokes count for so long (domain.md 3.5.1: thirty minutes after the last thunder). */
export const STROKE_LASTS_SECONDS = 1800;
const LOOK_EVERY_MS = 2000;

/** Opens the lightning of a data folder; looks at the disk every other second at most. `readTimer` is a clock in ms. */
export function openLightningStore(dataDir: string, readTimer: () => number): LightningStore {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let origins: Readonly<Record<StrokeOrigin, readonly Stroke[]>> = { lightning: [], demo: [] };
  let spans: Readonly<Record<StrokeOrigin, readonly EpochSeconds[]>> = { lightning: [], demo: [] };
  let version = '';

  function refresh(): void {
    if (readTimer() - lookedAt < LOOK_EVERY_MS) return;
    lookedAt = readTimer();
    try {
      spans = { lightning: listSpans(dataDir, 'lightning'), demo: listSpans(dataDir, 'demo') };
    } catch {
      // A folder that cannot be read for a moment is not an empty one: what was seen last stays.
      return;
    }
    origins = { lightning: readNewest('lightning'), demo: readNewest('demo') };
    version = (['lightning', 'demo'] as const)
      .map((origin) => `${spans[origin].at(-1) ?? 0}.${origins[origin].length}`)
      .join('.');
  }

  function readNewest(origin: StrokeOrigin): Stroke[] {
    const newest = spans[origin].at(-1) ?? 0;
    const wanted = spans[origin].filter((span) => span > newest - STROKE_LASTS_SECONDS - 2 * SPAN_SECONDS);
    return wanted.flatMap((span) => readSpan(dataDir, origin, span));
  }

  return {
    version() {
      refresh();
      return version;
    },
    findState(now, demo) {
      refresh();
      const origin = spans.lightning.length > 0 ? 'lightning' : 'demo';
      if (origin === 'demo' && !demo) return null;
      const isAtWork = spans[origin].some((span) => span <= now && span + SPAN_SECONDS > now - STROKE_LASTS_SECONDS);
      if (!isAtWork) return null;
      return {
        origin,
        strokes: origins[origin].filter(({ at }) => at <= now && at > now - STROKE_LASTS_SECONDS),
      };
    },
  };
}
