import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { type RatedWarning, stopsOutdoorWork } from '#warning/warning-kind.ts';
import type { Thunder } from '#weather/thunder.ts';

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

/** An official warning as reasons name it; its text stays with the issuer. */
export interface WorkWarning extends RatedWarning {
  readonly id: string;
  /** As the bulletin has it. */
  readonly number: string;
  readonly startsAt: EpochSeconds;
  readonly expiresAt: EpochSeconds;
}

/** What stands above every verdict at a place. */
export interface WorkConditions {
  /** Start of the current clock hour. */
  readonly hourAt: EpochSeconds;
  /** Null where nothing of this minute is known. */
  readonly rainNow: RainNow | null;
  /** Those for the place, in force or to come, the weightiest first. */
  readonly warnings: readonly WorkWarning[];
}

/** Why an hour in the open is not fit for work, or, of thunder that is but possible, not wholly so. */
export type WorkGate =
  | { readonly kind: 'warning'; readonly warning: WorkWarning }
  | { readonly kind: 'thunder' | 'rainNow' | 'thunderPossible' };

/** Likely by the forecast, or observed. */
const LIKELY_THUNDER = 2;
const OBSERVED_THUNDER = 3;
/** Thirty minutes after the last thunder the open is safe again (domain.md §3.5.1): in whole hours, this one and the next. */
const HOURS_AFTER_THUNDER = 2;

/** Nothing stands above the verdicts: for places and times of which nothing is known. */
export const NO_CONDITIONS: WorkConditions = { hourAt: Number.NEGATIVE_INFINITY, rainNow: null, warnings: [] };

/**
 * What stands above the verdict of the clock hour that begins at `at`: an official warning that holds in any minute of it, then
 * thunder, then rain at this minute, then thunder that is possible; null where nothing does.
 */
export function findWorkGate(
  { at, thunder }: { readonly at: EpochSeconds; readonly thunder: Thunder | null },
  { hourAt, rainNow, warnings }: WorkConditions,
): WorkGate | null {
  const endAt = at + HOUR_SECONDS;
  const warning = warnings.find((one) => one.startsAt < endAt && at < one.expiresAt && stopsOutdoorWork(one));
  if (warning !== undefined) return { kind: 'warning', warning };
  const isNow = at === hourAt;
  const isAfterThunder =
    rainNow?.thunder === OBSERVED_THUNDER && at >= hourAt && at < hourAt + HOURS_AFTER_THUNDER * HOUR_SECONDS;
  const highest = Math.max(thunder ?? 0, isNow ? (rainNow?.thunder ?? 0) : 0);
  if (isAfterThunder || highest >= LIKELY_THUNDER) return { kind: 'thunder' };
  if (isNow && rainNow !== null && isRainingNow(rainNow)) return { kind: 'rainNow' };
  return highest > 0 ? { kind: 'thunderPossible' } : null;
}
