import { sumRain } from './basin-rain.ts';

/** Spans of the sums for operators, hours; the last is ten days (domain.md §5.4.1). */
export const RAIN_SUM_HOURS: readonly number[] = [1, 3, 6, 12, 24, 48, 72, 240];

/** Rain of a span of hours. */
export interface RainSum {
  readonly hours: number;
  /** Null if an hour is unknown or there are fewer hours. */
  readonly rainMm: number | null;
}

/**
 * Sums of the next hours, or with `past` of the last ones.
 *
 * @param hoursMm hourly rain in order of time: for the past it ends now, otherwise it begins now
 */
export function listRainSums(hoursMm: readonly (number | null)[], direction: 'past' | 'ahead'): readonly RainSum[] {
  const ordered = direction === 'past' ? hoursMm.toReversed() : hoursMm;
  return RAIN_SUM_HOURS.map((hours) => ({ hours, rainMm: sumRain(ordered, hours) }));
}
