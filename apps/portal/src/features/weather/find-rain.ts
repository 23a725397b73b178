import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { RainNow } from '@portal/domain/safety/work-gate';
import { HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { chanceOfMixedHours } from '@portal/domain/weather/climate-mixture';
import { DAY_PARTS } from '@portal/domain/weather/period-state';
import { fitRainRange, limitSureRain } from '@portal/domain/weather/rain-amount';
import type { RainCourse } from '@portal/domain/weather/rain-course';
import { type RainSlice, toRainSlices } from '@portal/domain/weather/rain-spells';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import { findClimateShare } from '@portal/forecast/series/mix-climate';
import { type HourlyValues, NO_RUN, type PlaceSeries, type RunReference } from '@portal/forecast/series/place-series';
import { isWet } from '#features/weather/smartgen/facts/rain-spell.ts';
import { type LocatedWeather, listHours, type PlaceWeather, toRange } from './place-weather.ts';
import { roundTo } from './to-hour.ts';
import type { HourRange } from './to-issued.ts';

/** What falls at a place at this minute, by its course of rain; rain that the current sky state does not show counts as none. */
export function findRainNow(weather: LocatedWeather): RainNow {
  const now = weather.readNow(weather.nowAt);
  const rateMmh = weather.course.steps[0]?.rainMmh ?? null;
  return { rateMmh: rateMmh === null || isWet(now) ? rateMmh : 0, thunder: now.thunder };
}

/** The likely range of a sum of rain as the API shows it, mm; both ends or none. */
interface ShownRange {
  readonly rainLow: number | null;
  readonly rainHigh: number | null;
}

/** What a range is shown beside. */
interface ShownRain {
  readonly rain: number | null;
  /** Of the hours that are not over. */
  readonly rainProbability: number | null;
}

/**
 * Range of the rain of a whole day or period: that of the members' own sums over it, which is narrower than the sums of
 * the hours' ranges, fitted to the sum that is shown, and from nothing on where rain is not sure. Null where an hour of it
 * lacks its part.
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
  // Classed as it is shown: 0.55 mm reads 0.6 mm, which counts as rain.
  const likelyLow = roundTo(sum(low?.values, range), 1);
  const lowest = isAhead ? limitSureRain(likelyLow, rainProbability, hours) : likelyLow;
  const { lowMm, highMm } = fitRainRange(lowest, rain, sum(high?.values, range));
  return { rainLow: roundTo(lowMm, 1), rainHigh: roundTo(highMm, 1) };
}

/** The parts of the hours together; null where one is unknown. */
function sum(values: Float64Array | undefined, { from, to }: HourRange): number | null {
  if (values === undefined || from < 0 || to > values.length) return null;
  let total = 0;
  for (let hour = from; hour < to; hour++) total += values[hour] as number;
  return Number.isNaN(total) ? null : total;
}

/**
 * Chance that one of the hours of a day or period that are not over yet has 0.2 mm or more, %. Null where fewer than half
 * of them have a chance, and once all are over: what has fallen has no chance.
 */
export function computeRemainingChance({ hourAt, series }: PlaceWeather, hours: readonly HourWeather[]): number | null {
  const remaining = hours.filter(({ at }) => at >= hourAt);
  const { climate, startAt } = series;
  const climates = remaining.map(({ at }) =>
    climate === null ? null : findClimateShare(climate, (at - startAt) / HOUR_SECONDS),
  );
  // Rounded as hours show them, but not where the climate is mixed in: in a dry month every hour would be 0 %, and so the day.
  const chances = remaining.map(({ rainProbabilityPercent }, index) =>
    climates[index] === null ? roundTo(rainProbabilityPercent, 0) : rainProbabilityPercent,
  );
  const chance = chanceOfMixedHours(chances, climates);
  return roundTo(chance, 0);
}

/** The same of each part of a day, whose 24 hours are given. */
export function computePartChances(weather: PlaceWeather, ofDay: readonly HourWeather[]): Day['rainPartChances'] {
  const [early, morning, afternoon, evening] = DAY_PARTS.map(({ fromHour, toHour }) =>
    computeRemainingChance(weather, ofDay.slice(fromHour, toHour)),
  );
  return { early: early ?? null, morning: morning ?? null, afternoon: afternoon ?? null, evening: evening ?? null };
}

/** The rain of a place from the present ten minutes to three hours ahead. */
interface PlaceRain {
  readonly course: RainCourse;
  /** The steps of the course, with the thunder of their hours. */
  readonly slices: readonly RainSlice[];
  /** What the model's ensemble holds likely for the hour of each slice, mm; null where it has none. */
  readonly modelRanges: readonly { readonly lowMm: number | null; readonly highMm: number | null }[];
  /** The model's run that the course was made with; null where there is none. */
  readonly run: RunReference | null;
}

/** Hours that the steps of a course touch. */
const COURSE_HOURS = 4;

/** What the nowcast gives for a place: the course that its weather rests on. */
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
