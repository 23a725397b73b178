import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { RainNow } from '@portal/domain/safety/work-gate';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { chanceOfMixedHours } from '@portal/domain/weather/climate-mixture';
import { DAY_PARTS } from '@portal/domain/weather/period-state';
import type { RainCourse } from '@portal/domain/weather/rain-course';
import { fitRainRange, limitLikelyRain, limitSureRain } from '@portal/domain/weather/rain-range';
import { type RainSlice, toRainSlices } from '@portal/domain/weather/rain-spells';
import { findClimateShare } from '@portal/forecast/series/blend-climate';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { type HourlyValues, NO_RUN, type PlaceSeries, type RunReference } from '@portal/forecast/series/place-series';
import { isWet } from '#features/weather/smartgen/facts/rain-spell.ts';
import { type LocatedWeather, listHours, type PlaceWeather, toRange } from './place-weather.ts';
import { roundTo } from './to-hour.ts';
import type { HourRange } from './to-issued.ts';

/** Current precipitation by the rain series; none unless the current sky state shows it. */
export function findRainNow(weather: LocatedWeather): RainNow {
  const now = weather.readNow(weather.nowAt);
  const rateMmh = weather.course.steps[0]?.rainMmh ?? null;
  return { rateMmh: rateMmh === null || isWet(now) ? rateMmh : 0, thunder: now.thunder };
}

/** Likely range of a rainfall total as the API shows it, mm; both ends or none. */
interface ShownRange {
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
}

/** The total that a range belongs to. */
interface ShownRain {
  readonly rain: number | null;
  /** Of hours that are not over. */
  readonly rainProbability: number | null;
}

/**
 * Range of the rainfall total of a day or period, from the members' own totals, which is narrower than the sum of
 * hourly ranges. Fitted to the total shown, starting at 0 unless rain is certain, and dry where its chance is below a
 * tenth. Null if an hour lacks its part.
 */
export function findRainRange(
  { variables, startAt, now }: PlaceSeries,
  window: 'Day' | 'Period',
  range: HourRange,
  { rain, rainProbability }: ShownRain,
): ShownRange {
  const low = variables[`precipitation${window}Low`];
  const high = variables[`precipitation${window}High`];
  const hours = window === 'Day' ? 24 : 6;
  const isAhead = startAt + range.from * HOUR_SECONDS >= now;
  // Classified as shown: 0.55 mm is shown as 0.6 mm, which counts as rain.
  const likelyLow = roundTo(sum(low?.values, range), 1);
  const likelyHigh = roundTo(sum(high?.values, range), 1);
  const chance = isAhead ? rainProbability : null;
  const { lowMm, highMm } = fitRainRange(
    limitSureRain(likelyLow, chance, hours),
    rain,
    limitLikelyRain(likelyHigh, chance, hours),
  );
  return { rainLow: roundTo(lowMm, 1), rainHigh: roundTo(highMm, 1) };
}

/** Sum of the hours' parts; null if one is missing. */
function sum(values: Float64Array | undefined, { from, to }: HourRange): number | null {
  if (values === undefined || from < 0 || to > values.length) return null;
  let total = 0;
  for (let hour = from; hour < to; hour++) total += values[hour] as number;
  return Number.isNaN(total) ? null : total;
}

/**
 * Chance that a remaining hour of a day or period has 0.2 mm or more, %. Null if fewer than half of them have a
 * chance, or all are over.
 */
export function computeRemainingChance({ hourAt, series }: PlaceWeather, hours: readonly HourWeather[]): number | null {
  const remaining = hours.filter(({ at }) => at >= hourAt);
  const { climate, startAt } = series;
  const climates = remaining.map(({ at }) =>
    climate === null ? null : findClimateShare(climate, (at - startAt) / HOUR_SECONDS),
  );
  // Rounded as hours show them, except with climatology blended in: in a dry month every hour would round to 0%, and
  // so would the day.
  const chances = remaining.map(({ rainProbabilityPercent }, index) =>
    climates[index] === null ? roundTo(rainProbabilityPercent, 0) : rainProbabilityPercent,
  );
  const chance = chanceOfMixedHours(chances, climates);
  return roundTo(chance, 0);
}

/** The same for each part of a day with 24 hours. */
export function computePartChances(weather: PlaceWeather, ofDay: readonly HourWeather[]): Day['rainPartChances'] {
  const [early, morning, afternoon, evening] = DAY_PARTS.map(({ fromHour, toHour }) =>
    computeRemainingChance(weather, ofDay.slice(fromHour, toHour)),
  );
  return { early: early ?? null, morning: morning ?? null, afternoon: afternoon ?? null, evening: evening ?? null };
}

/** Rain at a place from now to three hours ahead. */
interface PlaceRain {
  readonly course: RainCourse;
  /** Slices of the series, with the thunder of their hours. */
  readonly slices: readonly RainSlice[];
  /** The model ensemble's likely range for the hour of each slice, mm; null without one. */
  readonly modelRanges: readonly { readonly lowMm: number | null; readonly highMm: number | null }[];
  /** The model run used; null: none. */
  readonly run: RunReference | null;
}

/** Hours that the slices touch. */
const COURSE_HOURS = 4;

/** Input of the nowcast: the same rain series as the place's weather. */
export function toPlaceRain(weather: LocatedWeather): PlaceRain {
  const { course, series, hourAt } = weather;
  const range = toRange(weather, hourAt, COURSE_HOURS);
  const run = series.variables.precipitation?.runOf[range.from] ?? NO_RUN;
  const slices = toRainSlices(course, listHours(weather, range)).slice(0, course.steps.length);
  const { precipitationLow, precipitationHigh } = series.variables;
  const readEnd = (end: HourlyValues | undefined, { fromAt }: RainSlice) => {
    const value = end?.values[Math.floor((fromAt - series.startAt) / HOUR_SECONDS)] ?? Number.NaN;
    return Number.isNaN(value) ? null : value;
  };
  return {
    course,
    slices,
    modelRanges: slices.map((slice) => ({
      lowMm: readEnd(precipitationLow, slice),
      highMm: readEnd(precipitationHigh, slice),
    })),
    run: run === NO_RUN ? null : (series.runs[run] ?? null),
  };
}
