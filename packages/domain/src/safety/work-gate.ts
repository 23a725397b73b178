import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { Thunder } from '#weather/thunder.ts';
import { findWarningGate, type WarningGate, type WorkWarning } from './warning-gate.ts';

/** Rain and thunder at a place now, as far as known. */
export interface RainNow {
  /** Rain rate, mm/h; null if unknown. */
  readonly rateMmh: number | null;
  /** Null where it is not known. */
  readonly thunder: Thunder | null;
}

/** Lower rates count as dry (domain.md §1.3.6). */
const RAINS_FROM_MMH = 0.1;

/** Whether it rains now; false if the rate is unknown. */
export function isRainingNow({ rateMmh }: RainNow): boolean {
  return rateMmh !== null && rateMmh >= RAINS_FROM_MMH;
}

/** Conditions that override every verdict at a place. */
export interface WorkConditions {
  /** Start of the current clock hour. */
  readonly hourAt: EpochSeconds;
  /** Null if nothing is known for now. */
  readonly rainNow: RainNow | null;
  /** Warnings for the place: current, future, or past for less than a day, the most important first. */
  readonly warnings: readonly WorkWarning[];
}

/**
 * Why an outdoor hour is unfit for work, is not judged (`afterWarning`), or, with possible thunder, is at best
 * `consider`.
 */
export type WorkGate = WarningGate | { readonly kind: 'thunder' | 'rainNow' | 'thunderPossible' };

/**
 * Whether a gate stops all work; after a warning an hour is not judged at all, the other gates allow at best
 * `consider`.
 */
export function isStop(gate: WorkGate | null): boolean {
  return gate?.kind === 'warning' || gate?.kind === 'thunder';
}

/** Likely in the forecast, or observed. */
const LIKELY_THUNDER = 2;
const OBSERVED_THUNDER = 3;
/**
 * Thirty minutes after the last thunder outdoor work is safe again (domain.md §3.5.1): in whole hours, this one and the
 * next.
 */
const HOURS_AFTER_THUNDER = 2;

/** No overriding conditions: for unknown places and times. */
export const NO_CONDITIONS: WorkConditions = { hourAt: Number.NEGATIVE_INFINITY, rainNow: null, warnings: [] };

/**
 * The overriding condition of the clock hour that begins at `at`: an official warning in force in any minute of it,
 * then thunder, then the day after a warning, then current rain, then possible thunder; null if there is none.
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
