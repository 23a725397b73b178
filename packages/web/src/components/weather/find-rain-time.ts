import type { Day } from '@portal/contract/endpoints/weather-schema';

/** Quarter of a calendar day: 00–06, 06–12, 12–18, 18–24. */
export type RainTime = 'early' | 'morning' | 'afternoon' | 'night';

const TIMES: readonly RainTime[] = ['early', 'morning', 'afternoon', 'night'];
const FIRST_RAIN_CODE = 12;
const TOLD_FROM_PERCENT = 30;
const WET_FROM_MM = 0.1;
/** A quarter with less of the day’s rain than this is not when it rains. */
const MOST_SHARE = 0.6;

/**
 * When the rain of a day comes whose picture is dry, since most of its daylight is: `night` for 76 % beside a sun. Null where
 * the picture tells of rain already, where rain is unlikely or unknown, or where it is spread over the day.
 */
export function findRainTime({ code, rainProbability, rainHours }: Day): RainTime | null {
  if (code === null || code >= FIRST_RAIN_CODE) return null;
  if (rainProbability === null || rainProbability < TOLD_FROM_PERCENT) return null;
  const sums = [0, 0, 0, 0];
  rainHours.forEach((millimetres, hour) => {
    const quarter = Math.floor(hour / 6);
    sums[quarter] = (sums[quarter] ?? 0) + (millimetres ?? 0);
  });
  const most = Math.max(...sums);
  const total = sums.reduce((sum, part) => sum + part, 0);
  return most < WET_FROM_MM || most < total * MOST_SHARE ? null : (TIMES[sums.indexOf(most)] ?? null);
}
