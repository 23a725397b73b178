import { fitRainRange } from '@portal/domain/weather/rain-range';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { roundTo } from './rounding.ts';
import type { HourRange } from './to-issued.ts';

/** The likely range of a sum of rain as the API shows it, mm; both ends or none. */
interface ShownRange {
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
}

/**
 * Range of the rain of a whole day or period: that of the members' own sums over it, which is narrower than the sums of
 * the hours' ranges, fitted to the sum that is shown. Null where an hour of it lacks its part.
 */
export function findRainRange(
  { variables }: PlaceSeries,
  window: 'Day' | 'Period',
  range: HourRange,
  rain: number | null,
): ShownRange {
  const low = variables[`precipitation${window}Low`];
  const high = variables[`precipitation${window}High`];
  const { lowMm, highMm } = fitRainRange(sum(low?.values, range), rain, sum(high?.values, range));
  return { rainLow: roundTo(lowMm, 1), rainHigh: roundTo(highMm, 1) };
}

/** The parts of the hours together; null where one is unknown. */
function sum(values: Float64Array | undefined, { from, to }: HourRange): number | null {
  if (values === undefined || from < 0 || to > values.length) return null;
  let total = 0;
  for (let hour = from; hour < to; hour++) total += values[hour] as number;
  return Number.isNaN(total) ? null : total;
}
