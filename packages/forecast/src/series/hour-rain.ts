import { HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { CourseHour } from '@portal/domain/weather/rain-course';
import type { Thunder } from '@portal/domain/weather/thunder';
import { LeastRain } from './least-rain.ts';
import { type HourlyValues, NO_RUN, type PlaceSeries } from './place-series.ts';

/** Rain of an hour as all replies report it. Null is unknown. */
export interface HourRain {
  /** In tenths of a millimetre, so that the hours of a day add up to the day; for future hours the expected amount. */
  readonly rainMm: number | null;
  /** Decides the sky: the run's or radar's own value; for the current hour the mean rate of the rest of it. */
  readonly coming: number | null;
  readonly chancePercent: number | null;
  /** From observed lightning; null if that says nothing. */
  readonly seenThunder: Thunder | null;
  /** Whether it comes from a radar nowcast, which has no ensemble range. */
  readonly isCourse: boolean;
  /** Whether satellites' estimate leads in a part of the hour. */
  readonly isEstimated: boolean;
}

/** Rates from here on count as rain, mm/h. */
const WET_MMH = 0.1;
/** Tolerance for floating point sums such as 0.1 + 0.2. */
const DUST = 1e-9;

/**
 * Rain of every hour of a series: from the radar nowcast if it covers the hour, else from the model. Amounts are
 * rounded by the change of the running sum of their calendar day, so that any part of a day is right to a tenth of a
 * millimetre and drizzle does not vanish; unknown hours add nothing. An hour with rain has at least a tenth. From the
 * current hour on, `rainMm` is the expected amount: for an hour, a part of its day and the day never less than
 * 0.2 mm times the chance shown next to it (decisions.md, "Chance and amount of one row").
 */
export function listHourRain(series: PlaceSeries, course: readonly CourseHour[] = []): HourRain[] {
  const rains: HourRain[] = [];
  const least = new LeastRain(series);
  let day = Number.NaN;
  let sum = 0;
  let shown = 0;
  for (let hour = 0; hour < series.hours; hour++) {
    const at = series.startAt + hour * HOUR_SECONDS;
    const today = startOfVietnamDay(at);
    if (today !== day) [day, sum, shown] = [today, 0, 0];
    const seen = course.find((one) => one.at === at);
    const raw = seen === undefined ? readModelRain(series, hour) : seen.rainMm;
    const chancePercent = seen === undefined ? readModelChance(series, hour) : seen.chancePercent;
    const coming = seen?.remainingMmh ?? null;
    const isRaining = (coming ?? 0) >= WET_MMH - DUST;
    sum += raw ?? 0;
    const likely = Math.max(Math.round(10 * sum + DUST) - shown, isRaining ? 1 : 0);
    const tenths = least.raise(hour, likely, chancePercent);
    if (raw !== null) shown += tenths;
    rains.push({
      rainMm: raw === null ? null : tenths / 10,
      coming: raw === null ? null : seen === undefined ? likely / 10 : toWholeTenths(coming),
      chancePercent,
      seenThunder: seen?.thunder ?? null,
      isCourse: seen !== undefined,
      isEstimated: seen?.isEstimated ?? false,
    });
  }
  return rains;
}

/** Rounds down: a rate below a tenth is not rain, and its hour need not show any. */
const toWholeTenths = (rate: number | null): number | null =>
  rate === null ? null : Math.floor(10 * rate + DUST) / 10;

/** The amount of the hour, or the rate at its start if only that is known or comes from the better run. */
export function readModelRain({ variables }: Pick<PlaceSeries, 'variables'>, hour: number): number | null {
  return readBetter(variables.precipitation, variables.precipitationRate, hour);
}

/** The source's chance for the hour, or the chance per hour from an ensemble's interval. */
function readModelChance({ variables }: PlaceSeries, hour: number): number | null {
  const chance = readBetter(variables.precipitationProbability, variables.wetHourProbability, hour);
  return chance === null ? null : Math.min(100, Math.max(0, chance));
}

function readBetter(first: HourlyValues | undefined, second: HourlyValues | undefined, hour: number): number | null {
  const isSecondBetter = (second?.runOf[hour] ?? NO_RUN) < (first?.runOf[hour] ?? NO_RUN);
  const value = (isSecondBetter ? second : first)?.values[hour];
  return value === undefined || Number.isNaN(value) ? null : value;
}
