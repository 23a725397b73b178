import { findWarningGate, type WarningGate, type WorkWarning } from '#safety/warning-gate.ts';
import type { EpochSeconds } from '#time/vietnam-time.ts';
import { getWarningFacts } from '#warning/warning-kind.table.ts';
import { type RatedWarning, stopsOutdoorWork } from '#warning/warning-kind.ts';
import { beaufortForce } from '#wind/beaufort.ts';
import type { BoatLimit } from './boats.table.ts';

/** The sea of one hour; null if unknown. */
export interface SeaHour {
  /** Significant height, m. */
  readonly waveHeight: number | null;
  /** Highest of the wave models, m. */
  readonly waveHeightHigh: number | null;
  /** m/s at 10 m. */
  readonly windSpeed: number | null;
  readonly windGust: number | null;
}

/** `none`: nothing is advised, for want of data or in the day after a warning. */
export type BoatVerdict = 'go' | 'consider' | 'stay' | 'none';

/** What a verdict rests on; null where waves or wind are unknown. */
export type BoatBasis = 'model' | WarningGate['kind'] | null;

/** A vessel's verdict for a span and what it rests on. */
export interface BoatAdvice {
  readonly verdict: BoatVerdict;
  readonly basis: BoatBasis;
}

/** Whether a bulletin keeps boats ashore while it is in force. */
export const isSeaBulletin = (warning: RatedWarning): boolean =>
  getWarningFacts(warning.kind).keepsBoatsAshore === true || stopsOutdoorWork(warning);

/** Why no boat is advised to go between `from` and `to` (excluded); null if none forbids it. */
export function findBoatGate(
  from: EpochSeconds,
  to: EpochSeconds,
  warnings: readonly WorkWarning[],
): WarningGate | null {
  const inForce = warnings.find(
    (warning) => isSeaBulletin(warning) && warning.startsAt < to && from < warning.expiresAt,
  );
  return inForce === undefined ? findWarningGate(from, to, warnings) : { kind: 'warning', warning: inForce };
}

/** From this part of a limit on the sea leaves no margin. */
const MARGIN = 0.85;

/**
 * Whether a vessel of some limit may go out in every one of some hours. A bulletin comes before the model and never lets a boat go. Of the
 * hours the worst counts; an unknown gust allows at most `consider`.
 */
export function assessBoat(
  limit: BoatLimit,
  hours: readonly SeaHour[],
  gate: Pick<WarningGate, 'kind'> | null,
): BoatAdvice {
  if (gate !== null) return { verdict: gate.kind === 'warning' ? 'stay' : 'none', basis: gate.kind };
  let verdict: BoatVerdict = 'go';
  for (const { waveHeight, waveHeightHigh, windSpeed, windGust } of hours) {
    if (waveHeight === null || windSpeed === null) return { verdict: 'none', basis: null };
    const gustForce = windGust === null ? null : beaufortForce(windGust);
    const isOver =
      waveHeight > limit.waveM || beaufortForce(windSpeed) > limit.force || (gustForce ?? 0) > limit.force + 1;
    const isClose =
      waveHeight > MARGIN * limit.waveM ||
      (waveHeightHigh ?? 0) > limit.waveM ||
      gustForce === null ||
      gustForce > limit.force;
    if (isOver) verdict = 'stay';
    else if (isClose && verdict === 'go') verdict = 'consider';
  }
  return hours.length === 0 ? { verdict: 'none', basis: null } : { verdict, basis: 'model' };
}
