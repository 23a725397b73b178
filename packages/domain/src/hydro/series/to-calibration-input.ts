import type { CalibrationInput } from '#hydro/calibration/calibration-input.ts';
import { flowM3SOfMm, STEP_SECONDS } from '#hydro/model/flow-depth.ts';
import type { HydroStep } from '#hydro/model/gr4-model.ts';
import { computeOudinMm, hourPartOfDayPe } from '#hydro/model/oudin-evaporation.ts';
import { type EpochSeconds, formatDate, parseDate, vietnamDate, vietnamHour } from '#time/vietnam-time.ts';
import type { CatchmentSeries } from './catchment-series.ts';

/** Facts of the catchment besides its series. */
export interface CatchmentFacts {
  readonly areaKm2: number;
  /** Degrees north, for potential evapotranspiration from temperature. */
  readonly lat: number;
}

/** A series prepared for fitting, and what was filled in. */
export interface PreparedSeries {
  readonly input: CalibrationInput;
  /** Steps with missing rain: short hourly gaps got the mean of their neighbours, others 0. */
  readonly filledRainSteps: number;
  /** Steps with missing evapotranspiration or temperature: they got the mean of their month (and hour). */
  readonly filledPeSteps: number;
  /** Steps whose flow is ignored because rain is missing then or up to ten days before. */
  readonly uncountedFlowSteps: number;
}

/** Longest gap in hourly rain that is filled from its neighbours. */
const SHORT_HOURS = 3;
/** After missing rain the stores are wrong for about this long. */
const UNCERTAIN_DAYS = 10;

/**
 * Prepares a series for a model: flow in mm per step, rain and potential evapotranspiration without gaps (our own
 * filling rules; a model is never scored on rain that nobody measured). Without a column of evapotranspiration it is
 * computed from the temperature by Oudin; hours get their share of the day.
 */
export function toCalibrationInput(series: CatchmentSeries, facts: CatchmentFacts): PreparedSeries {
  const { step, from, flow, flowUnit } = series;
  const flowMm = flowUnit === 'mm' ? flow.slice() : flow.map((m3s) => m3s / flowM3SOfMm(step, facts.areaKm2));
  const rain = fillRain(step, series.rainMm);
  const uncountedFlowSteps = clearAfter(flowMm, rain.unknown, (UNCERTAIN_DAYS * STEP_SECONDS.day) / STEP_SECONDS[step]);
  const pe = findPe(series, facts.lat);
  return {
    input: { step, from, forcing: { rainMm: rain.filled, peMm: pe.filled }, flowMm },
    filledRainSteps: countGaps(series.rainMm),
    filledPeSteps: pe.gaps,
    uncountedFlowSteps,
  };
}

function countGaps(values: Float64Array): number {
  let gaps = 0;
  for (const value of values) if (Number.isNaN(value)) gaps++;
  return gaps;
}

/** Rain without gaps, and the steps (1) whose rain is unknown. */
function fillRain(step: HydroStep, rainMm: Float64Array): { filled: Float64Array; unknown: Uint8Array } {
  const filled = rainMm.slice();
  const unknown = new Uint8Array(rainMm.length);
  for (let at = 0; at < filled.length; at++) {
    if (!Number.isNaN(filled[at])) continue;
    let end = at;
    while (end < filled.length && Number.isNaN(filled[end])) end++;
    const isShort = step === 'hour' && end - at <= SHORT_HOURS && at > 0 && end < filled.length;
    const value = isShort ? ((filled[at - 1] as number) + (filled[end] as number)) / 2 : 0;
    filled.fill(value, at, end);
    if (!isShort) unknown.fill(1, at, end);
    at = end;
  }
  return { filled, unknown };
}

/** Removes flow at unknown rain and for this many steps after it; returns the number of removed values. */
function clearAfter(flowMm: Float64Array, unknown: Uint8Array, steps: number): number {
  let [cleared, left] = [0, 0];
  for (let at = 0; at < flowMm.length; at++) {
    left = unknown[at] === 1 ? steps + 1 : Math.max(0, left - 1);
    if (left === 0 || Number.isNaN(flowMm[at])) continue;
    flowMm[at] = NaN;
    cleared++;
  }
  return cleared;
}

function findPe(series: CatchmentSeries, lat: number): { filled: Float64Array; gaps: number } {
  const { step, from, peMm, temperatureC } = series;
  const perHour = step === 'hour' && peMm !== null;
  const source = (peMm ?? temperatureC) as Float64Array;
  const filled = fillByMonth(source, (at) => from + at * STEP_SECONDS[step], perHour);
  const gaps = countGaps(source);
  if (peMm !== null) return { filled, gaps };
  return { filled: step === 'day' ? oudinOfDays(filled, from, lat) : oudinOfHours(filled, from, lat), gaps };
}

/** Fills gaps with the mean of their month, optionally by hour of the day, else of all. */
function fillByMonth(values: Float64Array, timeOf: (at: number) => EpochSeconds, byHour: boolean): Float64Array {
  const keyOf = (at: number): number => {
    const time = timeOf(at);
    return vietnamDate(time).month * 24 + (byHour ? vietnamHour(time) : 0);
  };
  if (countGaps(values) === 0) return values;
  const sums = new Map<number, { sum: number; count: number }>();
  const all = { sum: 0, count: 0 };
  for (const [at, value] of values.entries()) {
    if (Number.isNaN(value)) continue;
    const key = keyOf(at);
    const own = sums.get(key) ?? { sum: 0, count: 0 };
    sums.set(key, own);
    for (const part of [own, all]) {
      part.sum += value;
      part.count++;
    }
  }
  return values.map((value, at) => {
    if (!Number.isNaN(value)) return value;
    const { sum, count } = sums.get(keyOf(at)) ?? all;
    return count === 0 ? NaN : sum / count;
  });
}

function dayOfYear(at: EpochSeconds): number {
  const newYear = parseDate(`${formatDate(at).slice(0, 4)}-01-01`) as EpochSeconds;
  return Math.floor((at - newYear) / STEP_SECONDS.day) + 1;
}

function oudinOfDays(temperatureC: Float64Array, from: EpochSeconds, lat: number): Float64Array {
  return temperatureC.map((meanC, day) => computeOudinMm(meanC, lat, dayOfYear(from + day * STEP_SECONDS.day)));
}

/** Oudin's formula is daily: uses the mean of the day's known hours, distributed over its daylight. */
function oudinOfHours(temperatureC: Float64Array, from: EpochSeconds, lat: number): Float64Array {
  const peMm = new Float64Array(temperatureC.length);
  for (let begin = 0; begin < temperatureC.length; ) {
    const at = from + begin * STEP_SECONDS.hour;
    const end = Math.min(temperatureC.length, begin + 24 - vietnamHour(at));
    const meanC = temperatureC.subarray(begin, end).reduce((sum, value) => sum + value, 0) / (end - begin);
    const dayMm = computeOudinMm(meanC, lat, dayOfYear(at));
    for (let hour = begin; hour < end; hour++)
      peMm[hour] = dayMm * hourPartOfDayPe(vietnamHour(from + hour * STEP_SECONDS.hour));
    begin = end;
  }
  return peMm;
}
