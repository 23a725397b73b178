import { type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import type { CourseHour } from '@portal/domain/weather/rain-course';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { ForecastThunder, Thunder } from '@portal/domain/weather/thunder';
import { LeastRain } from './least-rain.ts';
import { type HourlyValues, NO_RUN, type PlaceSeries } from './place-series.ts';

/** One hour of weather at a place, derived from a series. Null is unknown. */
export interface HourWeather {
  readonly at: EpochSeconds;
  /** Sky state 1–28, null where the deciding value is missing. */
  readonly code: SkyCode | null;
  readonly isDay: boolean;
  /** 0 none, 1 possible, 2 likely, null unknown. */
  readonly thunder: ForecastThunder | null;
  readonly temperatureC: number | null;
  /** What an ensemble of the same model holds likely for the hour, `temperatureC` included; both or none. */
  readonly temperatureLowC: number | null;
  readonly temperatureHighC: number | null;
  readonly feelsLikeC: number | null;
  readonly dewPointC: number | null;
  readonly humidityPercent: number | null;
  readonly windSpeedMs: number | null;
  readonly windGustMs: number | null;
  readonly windDirectionDeg: number | null;
  readonly pressureHpa: number | null;
  readonly visibilityKm: number | null;
  readonly cloudPercent: number | null;
  /** Rain, and snow as water, of the hour that begins at `at`. */
  readonly rainMm: number | null;
  /** What an ensemble of the same model holds likely for the hour's rain, `rainMm` included; both or none. */
  readonly rainLowMm: number | null;
  readonly rainHighMm: number | null;
  readonly rainProbabilityPercent: number | null;
  /** Part of the rain that falls as snow, as water; 0 below a tenth of a millimetre. */
  readonly snowMm: number | null;
  readonly uvIndex: number | null;
}

/** Rain of an hour as every reply reports it. Null is unknown. */
export interface HourRain {
  /** In tenths of a millimetre, so that the hours of a day add up to the day; what is expected of an hour to come. */
  readonly rainMm: number | null;
  /** What decides the sky: what a run or a radar says itself, of the hour that has begun the mean rate of what remains of it. */
  readonly coming: number | null;
  readonly chancePercent: number | null;
  /** By seen lightning; null where it says nothing. */
  readonly seenThunder: Thunder | null;
  /** Whether it comes from a radar's course, which has no ensemble range. */
  readonly isCourse: boolean;
}

/** A rate from here on is rain, mm/h. */
const WET_MMH = 0.1;
/** Lifts sums such as 0.1 + 0.2 over the dust of binary fractions. */
const DUST = 1e-9;

/**
 * Rain of every hour of a series: that of a radar's course where it has the hour, else the model's. Amounts are rounded
 * by what they add to the running sum of their calendar day, so that any stretch of a day is right to a tenth of a
 * millimetre and drizzle does not vanish; what is unknown adds nothing. An hour in which it rains has at least a tenth.
 * From the present hour on, `rainMm` is the expected amount: of an hour, of a part of its day and of the day never less than
 * 0.2 mm times the chance that is shown beside it (decisions.md, "Chance and amount of one row").
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
    });
  }
  return rains;
}

/** Never up: a rate below a tenth is no rain, and its hour need not show any. */
const toWholeTenths = (rate: number | null): number | null =>
  rate === null ? null : Math.floor(10 * rate + DUST) / 10;

/** The amount of the hour, or the rate at its beginning where only that is known or its run is the better one. */
function readModelRain({ variables }: PlaceSeries, hour: number): number | null {
  return readBetter(variables.precipitation, variables.precipitationRate, hour);
}

/** What a source gives for the hour, or what an ensemble's interval says of each of its hours. */
function readModelChance({ variables }: PlaceSeries, hour: number): number | null {
  const chance = readBetter(variables.precipitationProbability, variables.wetHourProbability, hour);
  return chance === null ? null : Math.min(100, Math.max(0, chance));
}

function readBetter(first: HourlyValues | undefined, second: HourlyValues | undefined, hour: number): number | null {
  const isSecondBetter = (second?.runOf[hour] ?? NO_RUN) < (first?.runOf[hour] ?? NO_RUN);
  const value = (isSecondBetter ? second : first)?.values[hour];
  return value === undefined || Number.isNaN(value) ? null : value;
}
