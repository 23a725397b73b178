import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { Thunder } from '#weather/thunder.ts';
import { findWarningGate, type WarningGate, type WorkWarning } from './warning-gate.ts';

/** What falls and flashes at a place at this minute, as far as it is known. */
export interface RainNow {
  /** Rate of rain, mm/h; null where it is not known. */
  readonly rateMmh: number | null;
  /** Null where it is not known. */
  readonly thunder: Thunder | null;
}

/** Less is called dry (domain.md §1.3.6). */
const RAINS_FROM_MMH = 0.1;

/** Whether it rains at this minute; false where the rate is not known. */
export function isRainingNow({ rateMmh }: RainNow): boolean {
  return rateMmh !== null && rateMmh >= RAINS_FROM_MMH;
}

/** What stands above every verdict at a place. */
export interface WorkConditions {
  /** Start of the current clock hour. */
  readonly hourAt: EpochSeconds;
  /** Null where nothing of this minute is known. */
  readonly rainNow: RainNow | null;
  /** Those for the place, in force, to come, or over for less than a day, the weightiest first. */
  readonly warnings: readonly WorkWarning[];
}

/** Why an hour in the open is not fit for work, is not judged (`afterWarning`), or, of thunder that is but possible, not wholly fit. */
export type WorkGate = WarningGate | { readonly kind: 'thunder' | 'rainNow' | 'thunderPossible' };

/** Whether a gate stops all work; an hour after a warning is not judged at all, the others leave it no better than to consider. */
export function isStop(gate: WorkGate | null): boolean {
  return gate?.kind === 'warning' || gate?.kind === 'thunder';
}

/** Likely by the forecast, or observed. */
const LIKELY_THUNDER = 2;
const OBSERVED_THUNDER = 3;
/** Thirty minutes after the last thunder the open is safe again (domain.md §3.5.1): in whole hours, this one and the next. */
const HOURS_AFTER_THUNDER = 2;

/** Nothing stands above the verdicts: for places and times of which nothing is known. */
export const NO_CONDITIONS: WorkConditions = { hourAt: Number.NEGATIVE_INFINITY, rainNow: null, warnings: [] };

/**
 * What stands above the verdict of the clock hour that begins at `at`: an official warning that holds in any minute of it, then
 * thunder, then the day after a warning, then rain at this minute, then thunder that is possible; null where nothing does.
 */
export function findWorkGate(
  { at, thunder }: { readonly at: EpochSeconds; readonly thunder: Thunder | null },
  { hourAt, rainNow, warnings }: WorkConditions,
): WorkGate | null {
  const warned = findWarningGate(at, at + HOUR_SECONDS, warnings);
  if (warned?.kind === 'warning') return warned;
  const isNow = at === hourAt;
  const isAfterThunder =
    rainNow?.thunder === OBSERVED_THUNDER && at >= hourAt && at < hourAt + HOURS_AFTER_THUNDER * HOUR_SECONDS;
  const highest = Math.max(thunder ?? 0, isNow ? (rainNow?.thunder ?? 0) : 0);
  if (isAfterThunder || highest >= LIKELY_THUNDER) return { kind: 'thunder' };
  if (warned !== null) return warned;
  if (isNow && rainNow !== null && isRainingNow(rainNow)) return { kind: 'rainNow' };
  return highest > 0 ? { kind: 'thunderPossible' } : null;
}
