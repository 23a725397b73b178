import type { FetchError } from '#sources/fetching/fetch-error.ts';

/** How long and how often a run's pieces are tried. All of it in real time, not in the portal's. */
export interface Patience {
  /** Tries of one piece before the run ends without it; null: as many as its time allows. */
  readonly tries: number | null;
  /** Pause after the first failed try; it doubles with each further one. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Pause before looking again for a piece that is not there yet. */
  readonly laterPauseMs: number;
}

/** Of the schedule: until the run's time is over. */
export const LASTING_PATIENCE: Patience = {
  tries: null,
  firstPauseMs: 2000,
  longestPauseMs: 300_000,
  laterPauseMs: 60_000,
};

/** Of somebody who waits for the command to end. */
export const SHORT_PATIENCE: Patience = { tries: 3, firstPauseMs: 1000, longestPauseMs: 5000, laterPauseMs: 1000 };

/** Milliseconds to wait after the `count`th failed try (from 1); `chance` (0…1) spreads callers over half the pause. */
export function getPauseMs(patience: Patience, error: FetchError | null, count: number, chance: number): number {
  const { firstPauseMs, longestPauseMs, laterPauseMs } = patience;
  const isLater = error?.trouble === 'later';
  const pauseMs = isLater ? laterPauseMs : Math.min(firstPauseMs * 2 ** (count - 1), longestPauseMs);
  const askedMs = Math.min((error?.retryAfterSeconds ?? 0) * 1000, longestPauseMs);
  return Math.max(pauseMs * (0.75 + chance / 2), askedMs);
}
