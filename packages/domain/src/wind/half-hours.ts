import { turnDirection } from './wind-profile.ts';

/** Waves at a moment; null if unknown. */
export interface WaveMoment {
  /** Epoch seconds. */
  readonly at: number;
  readonly heightM: number | null;
  readonly periodS: number | null;
  /** Degrees from which they come. */
  readonly directionDeg: number | null;
}

/** Half-hourly waves; `isInterpolated` for those between two hours of the forecast. */
export interface HalfHourWave extends WaveMoment {
  readonly isInterpolated: boolean;
}

const mean = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : (a + b) / 2);

function findMiddle(before: WaveMoment, after: WaveMoment): HalfHourWave {
  const { directionDeg: from } = before;
  const { directionDeg: to } = after;
  return {
    at: (before.at + after.at) / 2,
    heightM: mean(before.heightM, after.heightM),
    periodS: mean(before.periodS, after.periodS),
    directionDeg: from === null || to === null ? null : turnDirection(from, to, 0.5),
    isInterpolated: true,
  };
}

/**
 * Half-hourly waves from hourly ones: heights and periods linear, directions half the shorter way round (domain.md
 * §6.15). A half hour next to an unknown hour is unknown. They are not a finer forecast and must be labelled as
 * interpolated.
 */
export function listHalfHours(hours: readonly WaveMoment[]): HalfHourWave[] {
  return hours.flatMap((hour, index) => {
    const next = hours[index + 1];
    const known: HalfHourWave = { ...hour, isInterpolated: false };
    return next === undefined ? [known] : [known, findMiddle(hour, next)];
  });
}
