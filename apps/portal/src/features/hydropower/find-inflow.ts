import { flowM3SOfMm, STEP_SECONDS } from '@portal/domain/hydro/model/flow-depth';
import { forecastInflow, type InflowForecast } from '@portal/domain/hydro/model/forecast-inflow';
import { type Gr4State, type HydroStep, runGr4 } from '@portal/domain/hydro/model/gr4-model';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatMoment,
  HOUR_SECONDS,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { listPe } from './pe-normals.ts';
import type { StoredModel } from './series-store.ts';

/** Rain on the catchment by the hour, mm, NaN where not known. */
export interface RainCourse {
  readonly from: EpochSeconds;
  readonly rainMm: ArrayLike<number>;
  /** The same with every hour ahead at the low and at the high end of its range; null where no hour has one. */
  readonly ends: { readonly lowMm: ArrayLike<number>; readonly highMm: ArrayLike<number> } | null;
  /** Whether any of it is invented. */
  readonly demo: boolean;
}

/** The records end so long ago that the rain since is in no archive (decisions.md: hours are archived for 40 days). */
export const LONGEST_GAP_SECONDS = 40 * DAY_SECONDS;
/** More of the steps since the records end may not be without rain. */
const MOST_UNKNOWN_PART = 0.1;

/** Rain of the model's steps; a step of which an hour is not known is NaN. */
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

/** Why there is no inflow. */
type InflowRefusal = 'uncalibrated' | 'oldRecords' | 'unknownRain';

/** Inflow ahead by the one course of rain that there is, and by the ends of its range. */
export type Inflow =
  | { readonly state: InflowRefusal }
  | {
      readonly state: 'ready';
      readonly from: EpochSeconds;
      readonly step: HydroStep;
      /** Mean inflow of each step from the end of the records to `from`, by the model, m³/s. */
      readonly pastM3S: Float64Array;
      readonly nowM3S: number | null;
      readonly forecast: InflowForecast;
      /** By the hour, m³/s, as if all rain ahead came at the low and at the high end of its range. */
      readonly ends: { readonly lowM3S: Float64Array; readonly highM3S: Float64Array } | null;
    };

/**
 * Runs a fitted model from the end of its records over the rain since to now, and on with the rain ahead. The portal's store has no
 * members of ensembles, so there is one course and no band (domain.md §5.2.8); the ends of the rain's range make two more, which are
 * scenarios. Potential evapotranspiration is the records' mean of the month.
 */
export function findInflow(model: StoredModel | null, rain: RainCourse, now: EpochSeconds): Inflow {
  if (model === null) return { state: 'uncalibrated' };
  const { fit, peNormals, areaKm2 } = model;
  const { step, params } = fit.model;
  const seconds = STEP_SECONDS[step];
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
  };
}

const round = (value: number): number => Number(value.toPrecision(4));

interface ShownWith {
  readonly now: EpochSeconds;
  readonly demo: boolean;
}

/** Inflow as the API shows it. */
export function toInflowShape(inflow: Inflow, model: StoredModel | null, { now, demo }: ShownWith) {
  if (inflow.state !== 'ready') return { state: inflow.state };
  const { forecast, from, nowM3S, ends } = inflow;
  const [all = new Float64Array()] = forecast.hours;
  // A daily model begins with the day: its hours that are over are no forecast.
  const over = Math.max(Math.floor((now - from) / HOUR_SECONDS), 0);
  const hours = all.subarray(over);
  const firstAt = from + over * HOUR_SECONDS;
  const [low, high] = [ends?.lowM3S.subarray(over), ends?.highM3S.subarray(over)];
  const findMost = (course: Float64Array | undefined) => (course?.length ? round(Math.max(...course)) : null);
  const peak = hours.reduce((most, value, index) => (value > (hours[most] as number) ? index : most), 0);
  return {
    state: inflow.state,
    step: model?.fit.model.step ?? null,
    hoursInterpolated: forecast.hoursInterpolated,
    unit: 'm3/s',
    now: nowM3S === null ? null : round(nowM3S),
    demo,
    // One model: no band, and none is made up.
    members: 1,
    band: null,
    peak:
      hours.length === 0
        ? null
        : { at: formatMoment(firstAt + peak * HOUR_SECONDS), flow: round(hours[peak] as number) },
    // Highest inflow with all rain at an end of its range: scenarios, no quantiles of the flow.
    peakLow: findMost(low),
    peakHigh: findMost(high),
    hours: Array.from(hours, (flow, index) => ({
      at: formatMoment(firstAt + index * HOUR_SECONDS),
      flow: round(flow),
      low: low === undefined ? null : round(low[index] as number),
      high: high === undefined ? null : round(high[index] as number),
    })),
    fittedAt: model === null ? null : formatMoment(model.fittedAt),
    stateAt: model === null ? null : formatMoment(model.fit.stateAt),
    heldBack: model?.fit.model.heldBack ?? null,
  };
}
