import { flowM3SOfMm } from '#hydro/model/flow-depth.ts';
import type { CatchmentSeries } from '#hydro/series/catchment-series.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay, vietnamDate } from '#time/vietnam-time.ts';

/** Values of consecutive calendar days in Vietnam; NaN is unknown. */
export interface DailyValues {
  /** 00:00 of the first day. */
  readonly from: EpochSeconds;
  readonly values: Float64Array;
}

/** Measured hours that a day's mean inflow needs. */
const LEAST_FLOW_HOURS = 20;
/** Days of a month that climatology needs. */
const LEAST_MONTH_DAYS = 20;

/** Daily values of an hourly list, each from its 24 hours; hours outside the list are NaN. */
function groupHours(from: EpochSeconds, hours: Float64Array, join: (day: Float64Array) => number): DailyValues {
  const first = startOfVietnamDay(from);
  const skipped = Math.round((from - first) / HOUR_SECONDS);
  const values = Float64Array.from({ length: Math.ceil((skipped + hours.length) / 24) }, (_, day) =>
    join(Float64Array.from({ length: 24 }, (_hour, hour) => hours[24 * day + hour - skipped] ?? NaN)),
  );
  return { from: first, values };
}

function findMean(hours: Float64Array): number {
  const known = hours.filter((value) => !Number.isNaN(value));
  return known.length < LEAST_FLOW_HOURS ? NaN : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** Mean daily inflow from an operator's records, m³/s. A day of hourly records needs 20 hours. */
export function toDailyFlow({ step, from, flow, flowUnit }: CatchmentSeries, areaKm2: number): DailyValues {
  const factor = flowUnit === 'mm' ? flowM3SOfMm(step, areaKm2) : 1;
  const flowM3S = flow.map((value) => value * factor);
  return step === 'day' ? { from, values: flowM3S } : groupHours(from, flowM3S, findMean);
}

/** Rain of each day of an operator's records, mm. An hourly day needs all hours. */
export function toDailyRain({ step, from, rainMm }: CatchmentSeries): DailyValues {
  if (step === 'day') return { from, values: rainMm };
  return groupHours(from, rainMm, (hours) => hours.reduce((sum, mm) => sum + mm, 0));
}

/** The value of a day; NaN if there is none. */
export const findDay = ({ from, values }: DailyValues, dayAt: EpochSeconds): number =>
  values[Math.round((dayAt - from) / DAY_SECONDS)] ?? NaN;

/** Climatology: mean of the days in the same month before a given day; NaN for fewer than twenty of them. */
export function findMonthMean(days: DailyValues, dayAt: EpochSeconds, beforeAt: EpochSeconds): number {
  const { month } = vietnamDate(dayAt);
  let [sum, count] = [0, 0];
  for (const [index, value] of days.values.entries()) {
    const at = days.from + index * DAY_SECONDS;
    if (at >= beforeAt) break;
    if (Number.isNaN(value) || vietnamDate(at).month !== month) continue;
    sum += value;
    count++;
  }
  return count < LEAST_MONTH_DAYS ? NaN : sum / count;
}
