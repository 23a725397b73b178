import { type FlowBand, quantileOfSorted } from '@portal/domain/hydro/model/flow-band';
import { flowM3SOfMm, STEP_SECONDS } from '@portal/domain/hydro/model/flow-depth';
import { forecastInflow, type InflowForecast, type InflowModel } from '@portal/domain/hydro/model/forecast-inflow';
import { type Gr4State, type HydroStep, runGr4 } from '@portal/domain/hydro/model/gr4-model';
import { rateModelSkill } from '@portal/domain/hydro/score/model-skill';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatMoment,
  HOUR_SECONDS,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { listPe } from './pe-normals.ts';
import type { StoredModel } from './series-store.ts';

/** Hourly rain on the catchment, mm; NaN: missing. */
export interface RainCourse {
  readonly from: EpochSeconds;
  readonly rainMm: ArrayLike<number>;
  /** The same with each forecast hour at the lower and upper end of its range; null if no hour has one. */
  readonly ends: { readonly lowMm: ArrayLike<number>; readonly highMm: ArrayLike<number> } | null;
  /** The same for each ensemble member, up to the last hour that all have; null if no run has members. */
  readonly members: {
    readonly source: string;
    readonly runAt: EpochSeconds;
    readonly rainMm: readonly ArrayLike<number>[];
  } | null;
  readonly demo: boolean;
}

/** Limit after which the rain since the records' end is no longer archived. */
export const LONGEST_GAP_SECONDS = 40 * DAY_SECONDS;
/** Largest share of steps since the records' end without rain data. */
const MOST_UNKNOWN_PART = 0.1;

/** Rain per model step; NaN if an hour is missing. */
function sumSteps(
  { from, rainMm }: Pick<RainCourse, 'from' | 'rainMm'>,
  stepSeconds: number,
  begin: EpochSeconds,
  count: number,
): Float64Array {
  const perStep = stepSeconds / HOUR_SECONDS;
  return Float64Array.from({ length: count }, (_, step) => {
    const first = (begin - from) / HOUR_SECONDS + step * perStep;
    let sum = 0;
    for (let hour = first; hour < first + perStep; hour++) sum += rainMm[hour] ?? Number.NaN;
    return sum;
  });
}

type InflowRefusal = 'uncalibrated' | 'noSkill' | 'oldRecords' | 'unknownRain';

/** Forecast inflow from the main rain series, and from ensemble members or the ends of the range. */
export type Inflow =
  | { readonly state: InflowRefusal }
  | {
      readonly state: 'ready';
      readonly from: EpochSeconds;
      readonly step: HydroStep;
      /** Modelled mean inflow per step from the end of the records to `from`, m³/s. */
      readonly pastM3S: Float64Array;
      readonly nowM3S: number | null;
      readonly forecast: InflowForecast;
      /** Hourly scenarios, m³/s: all forecast rain at the lower or upper end of its range. */
      readonly ends: { readonly lowM3S: Float64Array; readonly highM3S: Float64Array } | null;
      readonly members: MemberInflow | null;
    };

/** Inflow per member from the same initial state, m³/s; a band needs at least five. */
interface MemberInflow {
  readonly source: string;
  readonly runAt: EpochSeconds;
  readonly forecast: InflowForecast;
  readonly hourBand: FlowBand;
}

/**
 * Runs a fitted model from the end of its records through the rain since then and the forecast, once with the main
 * series and once per member for the band. Without members the ends of the rain's range give two scenarios instead.
 * Potential evapotranspiration is the records' monthly mean.
 */
export function findInflow(model: StoredModel | null, rain: RainCourse, now: EpochSeconds): Inflow {
  if (model === null) return { state: 'uncalibrated' };
  const { fit, peNormals, areaKm2 } = model;
  const { step, params } = fit.model;
  const seconds = STEP_SECONDS[step];
  if (rateModelSkill(fit.model.heldBack) === 'none') return { state: 'noSkill' };
  if (now - fit.stateAt > LONGEST_GAP_SECONDS) return { state: 'oldRecords' };
  const begin = step === 'day' ? startOfVietnamDay(now) : Math.floor(now / HOUR_SECONDS) * HOUR_SECONDS;
  const since = Math.max(Math.round((begin - fit.stateAt) / seconds), 0);
  const before = sumSteps(rain, seconds, fit.stateAt, since);
  const unknown = before.filter(Number.isNaN).length;
  if (unknown > MOST_UNKNOWN_PART * since) return { state: 'unknownRain' };
  const flowMm = new Float64Array(since);
  const known = {
    rainMm: before.map((mm) => (Number.isNaN(mm) ? 0 : mm)),
    peMm: listPe(peNormals, step, fit.stateAt, since),
  };
  const warm: Gr4State = since === 0 ? fit.state : runGr4(step, params, fit.state, known, flowMm);
  const endAt = rain.from + rain.rainMm.length * HOUR_SECONDS;
  const ahead = sumSteps(rain, seconds, begin, Math.max(Math.floor((endAt - begin) / seconds), 0));
  const end = ahead.findIndex(Number.isNaN);
  const rainMm = end < 0 ? ahead : ahead.slice(0, end);
  if (rainMm.length === 0) return { state: 'unknownRain' };
  const peMm = listPe(peNormals, step, begin, rainMm.length);
  const sumEnd = (mm: ArrayLike<number>) => ({
    rainMm: sumSteps({ from: rain.from, rainMm: mm }, seconds, begin, rainMm.length),
    peMm,
  });
  const ends = rain.ends === null ? [] : [sumEnd(rain.ends.lowMm), sumEnd(rain.ends.highMm)];
  const forecast = forecastInflow({ step, params, areaKm2, warm }, [{ rainMm, peMm }, ...ends]);
  const [, lowM3S, highM3S] = forecast.hours;
  const factor = flowM3SOfMm(step, areaKm2);
  const pastM3S = flowMm.map((mm) => mm * factor);
  return {
    state: 'ready',
    from: begin,
    step,
    pastM3S,
    nowM3S: pastM3S.at(-1) ?? null,
    forecast,
    ends: lowM3S === undefined || highM3S === undefined ? null : { lowM3S, highM3S },
    members: runMemberCourses(rain, { step, params, areaKm2, warm }, begin, peMm),
  };
}

/** Runs the model with each member's rain over the members' whole steps; null with fewer than five. */
function runMemberCourses(
  { from, members }: RainCourse,
  model: InflowModel,
  begin: EpochSeconds,
  peMm: Float64Array,
): MemberInflow | null {
  if (members === null) return null;
  const seconds = STEP_SECONDS[model.step];
  const endAt = from + Math.min(...members.rainMm.map(({ length }) => length)) * HOUR_SECONDS;
  const count = Math.min(Math.max(Math.floor((endAt - begin) / seconds), 0), peMm.length);
  const forcings = members.rainMm.map((rainMm) => ({
    rainMm: sumSteps({ from, rainMm }, seconds, begin, count),
    peMm: peMm.subarray(0, count),
  }));
  const forecast = forecastInflow(model, forcings);
  const { hourBand } = forecast;
  if (count === 0 || hourBand === null || forcings.some(({ rainMm }) => rainMm.some(Number.isNaN))) return null;
  return { source: members.source, runAt: members.runAt, forecast, hourBand };
}

const round = (value: number): number => Number(value.toPrecision(4));

interface ShownWith {
  readonly now: EpochSeconds;
  readonly demo: boolean;
}

/**
 * Peak inflow from an hour on: quantiles of the members' own peaks, or the peaks of the scenarios; null without
 * either.
 */
function findPeaks({ members, ends }: Extract<Inflow, { state: 'ready' }>, over: number) {
  const findMost = (course: Float64Array): number =>
    course.subarray(over).reduce((most, flow) => Math.max(most, flow), 0);
  if (members !== null) {
    const peaks = Float64Array.from(members.forecast.hours, findMost).sort();
    return { low: quantileOfSorted(peaks, 0.1), high: quantileOfSorted(peaks, 0.9) };
  }
  return ends === null ? null : { low: findMost(ends.lowM3S), high: findMost(ends.highM3S) };
}

export function toInflowShape(inflow: Inflow, model: StoredModel | null, { now, demo }: ShownWith) {
  if (inflow.state !== 'ready') return { state: inflow.state };
  const { forecast, from, nowM3S, ends, members } = inflow;
  const [all = new Float64Array()] = forecast.hours;
  // A daily model starts at midnight; its past hours are not a forecast.
  const over = Math.max(Math.floor((now - from) / HOUR_SECONDS), 0);
  const hours = all.subarray(over);
  const firstAt = from + over * HOUR_SECONDS;
  const band = members?.hourBand;
  const [low, middle, high] = [band?.p10 ?? ends?.lowM3S, band?.p50, band?.p90 ?? ends?.highM3S].map((course) =>
    course?.subarray(over),
  );
  const atHour = (course: Float64Array | undefined, hour: number) => {
    const flow = course?.[hour];
    return flow === undefined ? null : round(flow);
  };
  const peaks = findPeaks(inflow, over);
  const peak = hours.reduce((most, value, index) => (value > (hours[most] as number) ? index : most), 0);
  return {
    state: inflow.state,
    step: model?.fit.model.step ?? null,
    hoursInterpolated: forecast.hoursInterpolated,
    unit: 'm3/s',
    now: nowM3S === null ? null : round(nowM3S),
    demo,
    // A single series has no band.
    members: members?.forecast.hours.length ?? 1,
    band: members === null ? null : ('members' as const),
    membersSource: members?.source ?? null,
    membersRunAt: members === null ? null : formatMoment(members.runAt),
    membersUntil: members === null ? null : formatMoment(from + members.hourBand.p10.length * HOUR_SECONDS),
    peak:
      hours.length === 0
        ? null
        : { at: formatMoment(firstAt + peak * HOUR_SECONDS), flow: round(hours[peak] as number) },
    // With members, the 10% and 90% quantiles of their peaks; otherwise the scenarios' peaks.
    peakLow: peaks === null ? null : round(peaks.low),
    peakHigh: peaks === null ? null : round(peaks.high),
    hours: Array.from(hours, (flow, index) => ({
      at: formatMoment(firstAt + index * HOUR_SECONDS),
      flow: round(flow),
      low: atHour(low, index),
      middle: atHour(middle, index),
      high: atHour(high, index),
    })),
    fittedAt: model === null ? null : formatMoment(model.fittedAt),
    stateAt: model === null ? null : formatMoment(model.fit.stateAt),
    heldBack: model?.fit.model.heldBack ?? null,
  };
}
