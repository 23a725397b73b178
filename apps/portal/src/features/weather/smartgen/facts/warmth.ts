import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { round } from '#features/weather/to-hour.ts';

/** A temperature with its hour, °C. */
export interface TimedWarmth {
  readonly celsius: number;
  readonly at: EpochSeconds;
}

/** Heat of a high: 0 none, 1 nắng nóng, 2 gay gắt, 3 đặc biệt gay gắt. */
export type HeatLevel = 0 | 1 | 2 | 3;

const HOT_C = 35;
const VERY_HOT_C = 37;
const ESPECIALLY_HOT_C = 39;

export function classifyHeat(highC: number | null): HeatLevel {
  if (highC === null || highC < HOT_C) return 0;
  if (highC < VERY_HOT_C) return 1;
  return highC < ESPECIALLY_HOT_C ? 2 : 3;
}

/**
 * Lowest and highest temperature, the first of equals; null if fewer than half of the hours are known, or one lies
 * between steps too far apart for extremes.
 */
export function findWarmths(
  hours: readonly HourWeather[],
): { readonly low: TimedWarmth; readonly high: TimedWarmth } | null {
  const known = hours.flatMap(({ at, temperatureC }) =>
    temperatureC === null ? [] : [{ celsius: round(temperatureC, 1), at }],
  );
  const [first] = known;
  if (first === undefined || known.length * 2 < hours.length || hours.some(({ isCoarse }) => isCoarse)) return null;
  let [low, high] = [first, first];
  for (const warmth of known) {
    if (warmth.celsius < low.celsius) low = warmth;
    if (warmth.celsius > high.celsius) high = warmth;
  }
  return { low, high };
}
