import { DAY_SECONDS, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import {
  CLIMATE_HOUR_SHARES,
  type ClimateShare,
  chanceOfMixedHours,
  FIRST_MIXED_DAY,
  findMixedQuantile,
  mixWithClimate,
  priorForecastWeight,
} from '@portal/domain/weather/climate-mixture';
import { CLIMATE_DAY_RANGE_K, type DayClimate, findPlaceClimate } from '#climate/place-climate.ts';
import type { VariableName } from '#variables/variable.table.ts';
import { getWarmShare } from './correct-hours.ts';
import type { Filling } from './filling.ts';
import { type ClimateHours, type HourlyValues, NO_RUN } from './place-series.ts';

const DAY_HOURS = 24;

/** A calendar day of a series that is blended with the climate. */
interface MixedDay {
  /** Range of its hours in the series. */
  readonly from: number;
  readonly to: number;
  /** Clock hour of the first. */
  readonly clock: number;
  readonly weight: number;
  readonly climate: DayClimate;
}

/**
 * Blends the forecast from the eighth day on, counted from today, with the climate of place and month: temperature,
 * amount and chance of rain and their likely ranges, hour by hour, so that parts and days follow (decisions.md, "Beyond
 * day 7"). The dew point moves by the same amount, which preserves its depression. An hour depends on itself alone,
 * whatever span is read. Null if nothing is blended: no such day, or no normals for the place.
 */
export function blendClimate(filling: Filling): ClimateHours | null {
  const days = listMixedDays(filling);
  if (days.length === 0) return null;
  const { hours } = filling.query;
  const climate = {
    weights: new Float64Array(hours).fill(Number.NaN),
    chancesPercent: new Float64Array(hours).fill(Number.NaN),
  };
  const issued = readIssuedRain(filling);
  for (const day of days) {
    mixTemperatures(filling, day);
    mixRain(filling, day, climate);
  }
  mixRainRanges(filling, days, issued);
  return climate;
}

function listMixedDays(filling: Filling): MixedDay[] {
  const { startAt, hours, now, placeHeightM } = filling.query;
  const todayAt = startOfVietnamDay(now);
  const endAt = startAt + hours * HOUR_SECONDS;
  const firstAt = Math.max(todayAt + (FIRST_MIXED_DAY - 1) * DAY_SECONDS, startOfVietnamDay(startAt));
  if (firstAt >= endAt) return [];
  const place = findPlaceClimate(filling.place.readAt, placeHeightM);
  if (place === null) return [];
  const days: MixedDay[] = [];
  for (let dayAt = firstAt; dayAt < endAt; dayAt += DAY_SECONDS) {
    const from = Math.max((dayAt - startAt) / HOUR_SECONDS, 0);
    days.push({
      from,
      to: Math.min((dayAt + DAY_SECONDS - startAt) / HOUR_SECONDS, hours),
      clock: (startAt + from * HOUR_SECONDS - dayAt) / HOUR_SECONDS,
      weight: findWeight(filling, from, (dayAt - todayAt) / DAY_SECONDS + 1),
      climate: place.getDay(dayAt),
    });
  }
  return days;
}

/** The learned weight of the run that gives the day's rain, else the prior. */
function findWeight({ learned, readings, variables }: Filling, hour: number, day: number): number {
  const index = (variables.precipitation ?? variables.temperature2m)?.runOf[hour] ?? NO_RUN;
  const run = readings[index]?.run;
  const known = run === undefined ? null : learned.findForecastWeight(run.manifest, day);
  return known ?? priorForecastWeight(day);
}

const BESIDE_TEMPERATURE: readonly VariableName[] = [
  'temperature2mLow',
  'temperature2mMiddle',
  'temperature2mHigh',
  'dewPoint2m',
];

function mixTemperatures({ variables }: Filling, { from, to, clock, weight, climate }: MixedDay): void {
  const { temperature2m } = variables;
  if (temperature2m === undefined) return;
  for (let hour = from; hour < to; hour++) {
    const forecastC = temperature2m.values[hour] as number;
    if (Number.isNaN(forecastC)) continue;
    const normalC = climate.temperatureMeanC + CLIMATE_DAY_RANGE_K * (getWarmShare(clock + hour - from) - 0.5);
    const mixedC = mixWithClimate(forecastC, normalC, weight);
    temperature2m.values[hour] = mixedC;
    for (const name of BESIDE_TEMPERATURE) {
      const beside = variables[name]?.values;
      if (beside !== undefined) beside[hour] = (beside[hour] as number) + mixedC - forecastC;
    }
  }
}

const AMOUNTS: readonly VariableName[] = ['precipitation', 'precipitationRate'];
const CHANCES: readonly VariableName[] = ['precipitationProbability', 'wetHourProbability'];

function mixRain({ variables }: Filling, day: MixedDay, mixed: ClimateHours): void {
  const { from, to, clock, weight, climate } = day;
  for (let hour = from; hour < to; hour++) {
    const ofClimate = climate.hourChancesPercent[clock + hour - from] as number;
    const rainMm = climate.rainMm * (CLIMATE_HOUR_SHARES[clock + hour - from] as number);
    mixed.weights[hour] = weight;
    mixed.chancesPercent[hour] = ofClimate;
    for (const name of AMOUNTS) mixHour(variables[name], hour, rainMm, weight);
    for (const name of CHANCES) mixHour(variables[name], hour, ofClimate, weight);
  }
}

/** An unknown hour stays unknown. */
function mixHour(hourly: HourlyValues | undefined, hour: number, climate: number, weight: number): void {
  if (hourly !== undefined) hourly.values[hour] = mixWithClimate(hourly.values[hour] as number, climate, weight);
}

/** Chances of rain as issued by the runs, %, by hour; NaN if unknown. */
function readIssuedRain({ variables, query }: Filling): Float64Array {
  const [probability, wetHour] = CHANCES.map((name) => variables[name]);
  const issued = new Float64Array(query.hours);
  for (let hour = 0; hour < query.hours; hour++) {
    const isSecondBetter = (wetHour?.runOf[hour] ?? NO_RUN) < (probability?.runOf[hour] ?? NO_RUN);
    issued[hour] = (isSecondBetter ? wetHour : probability)?.values[hour] ?? Number.NaN;
  }
  return issued;
}

/** Ends of the likely range, with the share of outcomes above each, for the windows that ensembles give. */
const RANGES: readonly { readonly hours: 1 | 6 | 24; readonly name: 'precipitation' | `precipitation${string}` }[] = [
  { hours: 1, name: 'precipitation' },
  { hours: 6, name: 'precipitationPeriod' },
  { hours: 24, name: 'precipitationDay' },
];
const ENDS = [
  ['Low', 0.9],
  ['Middle', 0.5],
  ['High', 0.1],
] as const;
/** Periods of six hours begin at 01, 07, 13 and 19 o'clock. */
const FIRST_PERIOD_HOUR = 1;

/** A window of hours of one blended day; the evening's period ends an hour into the next. */
interface Window {
  readonly from: number;
  readonly to: number;
  readonly day: MixedDay;
}

function mixRainRanges(filling: Filling, days: readonly MixedDay[], issued: Float64Array): void {
  const { variables, query } = filling;
  for (const { hours, name } of RANGES) {
    const ends = ENDS.flatMap(([end, share]) => {
      const hourly = variables[`${name}${end}` as VariableName];
      return hourly === undefined ? [] : [{ end, share, values: hourly.values }];
    });
    if (ends.length === 0) continue;
    for (const window of listWindows(days, hours)) {
      if (window.to <= query.hours) mixWindow(ends, window, issued);
      // The sum of a window that the series cuts off is unknown.
      else for (const { values } of ends) values.fill(Number.NaN, window.from);
    }
  }
}

function listWindows(days: readonly MixedDay[], hours: 1 | 6 | 24): Window[] {
  const first = hours === 6 ? FIRST_PERIOD_HOUR : 0;
  return days.flatMap((day) => {
    const windows: Window[] = [];
    for (let clock = first; clock < DAY_HOURS; clock += hours) {
      const from = day.from + clock - day.clock;
      if (from >= day.from && from < day.to) windows.push({ from, to: from + hours, day });
    }
    return windows;
  });
}

interface RangeEnd {
  readonly end: 'Low' | 'Middle' | 'High';
  readonly share: number;
  readonly values: Float64Array;
}

/** The hours of a window share its range evenly: only their sum has a meaning. */
function mixWindow(ends: readonly RangeEnd[], { from, to, day }: Window, issued: Float64Array): void {
  const sum = (values: Float64Array | undefined): number => {
    let total = 0;
    for (let hour = from; hour < to; hour++) total += values?.[hour] ?? Number.NaN;
    return total;
  };
  const [lowMm, highMm] = (['Low', 'High'] as const).map((name) => sum(ends.find(({ end }) => end === name)?.values));
  if (lowMm === undefined || highMm === undefined || Number.isNaN(lowMm + highMm)) return;
  const { weight, climate } = day;
  const clocks = Array.from({ length: to - from }, (_, hour) => (day.clock + from - day.from + hour) % DAY_HOURS);
  const ofForecast = joinHours(Array.from(issued.subarray(from, to)));
  const forecast = { chancePercent: ofForecast ?? 100, lowMm, highMm };
  const normal = {
    chancePercent: joinHours(clocks.map((clock) => climate.hourChancesPercent[clock] ?? Number.NaN)) ?? 0,
    meanMm: clocks.reduce((total, clock) => total + climate.rainMm * (CLIMATE_HOUR_SHARES[clock] ?? 0), 0),
  };
  for (const { share, values } of ends)
    values.fill(findMixedQuantile(forecast, normal, weight, share) / (to - from), from, to);
}

const joinHours = (percents: readonly number[]): number | null =>
  chanceOfMixedHours(
    percents.map((percent) => (Number.isNaN(percent) ? null : percent)),
    [],
  );

/** The climate's part in the chance of an hour of a series; null for an unblended forecast. */
export function findClimateShare(climate: ClimateHours | null, hour: number): ClimateShare | null {
  const weight = climate?.weights[hour] ?? Number.NaN;
  return Number.isNaN(weight) ? null : { weight, chancePercent: climate?.chancesPercent[hour] ?? 0 };
}
