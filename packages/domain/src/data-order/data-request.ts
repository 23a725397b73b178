import { getPlanLimit, hasProgramCalls } from '#plan/may-use.ts';
import { PLANS, type PlanId } from '#plan/plan.table.ts';
import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfHour, startOfVietnamDay } from '#time/vietnam-time.ts';
import {
  DATA_VARIABLES,
  type DataFormat,
  type DataStep,
  type DataVariable,
  type DataVariableName,
} from './data-variable.table.ts';

/** A place of a file. */
export interface DataPlace {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/**
 * Content of a data file. Days are midnights of Vietnam, both included; for `runs` they are the days on which runs
 * started.
 */
export interface DataRequest {
  readonly step: DataStep;
  readonly places: readonly DataPlace[];
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly variables: readonly DataVariableName[];
  readonly format: DataFormat;
  /** CSV only: begins with the byte order mark by which Excel detects UTF-8. */
  readonly mark: boolean;
}

/** Forecast days: the range of all sources together. */
const MOST_DAYS_AHEAD = 15;
/** Days before today in the archive. */
const MOST_DAYS_BACK = 40;
/** Places of a file for a plan with every place. */
export const MOST_DATA_PLACES = 100;
/** Most start days of runs in one file. */
const MOST_RUN_DAYS = 366;

/** A field of a request, and its limit in the plan. */
export interface DataLimit {
  readonly field: 'places' | 'from' | 'to' | 'variables' | 'step';
  /** Places; days (or hours if below a day) back; days ahead, including today; marine days; 0 for none. */
  readonly limit: number;
  /** Unit of `limit`. */
  readonly unit: 'places' | 'hours' | 'days';
}

/** Columns of a request in the order of their table. */
export function listDataVariables({ step, variables }: Pick<DataRequest, 'step' | 'variables'>): DataVariable[] {
  const all: readonly DataVariable[] = DATA_VARIABLES[step];
  return all.filter(({ name }) => variables.some((one) => one === name));
}

/**
 * The first past moment of a plan: a full hour; daily files begin with the first whole day, and today is always whole.
 */
export function findFirstDataHour(plan: PlanId, step: DataStep, now: EpochSeconds): EpochSeconds {
  const today = startOfVietnamDay(now);
  const hours = Math.min(getPlanLimit(plan, 'pastRain'), MOST_DAYS_BACK * 24);
  const first = startOfHour(now) - hours * HOUR_SECONDS;
  if (step === 'hourly') return first;
  const day = startOfVietnamDay(first);
  return Math.min(day === first ? first : day + DAY_SECONDS, today);
}

/** Forecast days of a plan, including today. */
export const countDataDaysAhead = (plan: PlanId): number =>
  Math.min(getPlanLimit(plan, 'weatherForecast'), MOST_DAYS_AHEAD);

/** Most places of a file in a plan. */
export const findMostDataPlaces = (plan: PlanId): number =>
  Math.min(getPlanLimit(plan, 'locationNumber'), MOST_DATA_PLACES);

function listRunLimits(plan: PlanId): DataLimit[] {
  return hasProgramCalls(plan) ? [] : [{ field: 'step', limit: 0, unit: 'days' }];
}

function listSpanLimits(plan: PlanId, request: DataRequest, now: EpochSeconds): DataLimit[] {
  const limits: DataLimit[] = [];
  const first = findFirstDataHour(plan, request.step, now);
  // The day in which the plan's past begins may be requested: its file starts at that moment.
  if (request.fromAt < startOfVietnamDay(first)) {
    limits.push({ field: 'from', limit: getPlanLimit(plan, 'pastRain'), unit: 'hours' });
  }
  const today = startOfVietnamDay(now);
  const days = countDataDaysAhead(plan);
  if (request.toAt > today + (days - 1) * DAY_SECONDS) limits.push({ field: 'to', limit: days, unit: 'days' });
  const sea = Math.min(getPlanLimit(plan, 'marineWeather'), MOST_DAYS_AHEAD);
  const isMarine = listDataVariables(request).some((one) => one.isMarine === true);
  if (isMarine && request.toAt > today + (sea - 1) * DAY_SECONDS) {
    limits.push({ field: 'variables', limit: sea, unit: 'days' });
  }
  return limits;
}

/** Parts of a request that exceed a plan; empty if there are none. */
export function listDataLimits(plan: PlanId, request: DataRequest, now: EpochSeconds): DataLimit[] {
  const most = findMostDataPlaces(plan);
  const places: DataLimit[] = request.places.length > most ? [{ field: 'places', limit: most, unit: 'places' }] : [];
  const others = request.step === 'runs' ? listRunLimits(plan) : listSpanLimits(plan, request, now);
  return [...places, ...others];
}

/** The smallest plan that covers a request; null if none does. */
export function findDataPlan(request: DataRequest, now: EpochSeconds): PlanId | null {
  return (Object.keys(PLANS) as PlanId[]).find((plan) => listDataLimits(plan, request, now).length === 0) ?? null;
}

/** Fault of a request's span, whatever the plan. */
export interface SpanFault {
  readonly field: 'from' | 'to';
  readonly fault: 'tooOld' | 'tooLate' | 'order' | 'tooLong';
  /** The day (midnight) or the number of days concerned. */
  readonly limit: number;
}

/** Faults of a span that no plan fixes; empty if there are none. */
export function checkDataSpan(
  { step, fromAt, toAt }: Pick<DataRequest, 'step' | 'fromAt' | 'toAt'>,
  now: EpochSeconds,
): SpanFault[] {
  const today = startOfVietnamDay(now);
  const last = step === 'runs' ? today : today + (MOST_DAYS_AHEAD - 1) * DAY_SECONDS;
  const faults: SpanFault[] = [];
  const oldest = today - MOST_DAYS_BACK * DAY_SECONDS;
  if (step !== 'runs' && fromAt < oldest) faults.push({ field: 'from', fault: 'tooOld', limit: oldest });
  if (toAt > last) faults.push({ field: 'to', fault: 'tooLate', limit: last });
  if (toAt < fromAt) faults.push({ field: 'to', fault: 'order', limit: fromAt });
  if (step === 'runs' && toAt - fromAt >= MOST_RUN_DAYS * DAY_SECONDS) {
    faults.push({ field: 'from', fault: 'tooLong', limit: MOST_RUN_DAYS });
  }
  return faults;
}

/** First row and number of rows of a place, without hours before the plan's past. Not for `runs`. */
export function findDataRows(plan: PlanId, request: DataRequest, now: EpochSeconds) {
  const startAt = Math.max(request.fromAt, findFirstDataHour(plan, request.step, now));
  const stepSeconds = request.step === 'hourly' ? HOUR_SECONDS : DAY_SECONDS;
  const endAt = request.toAt + DAY_SECONDS;
  return { startAt, stepSeconds, count: Math.max(0, Math.ceil((endAt - startAt) / stepSeconds)) };
}
