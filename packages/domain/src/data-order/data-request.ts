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

/** What a data file is to hold. Days are midnights of Vietnam, both included; of `runs` they are the days on which runs began. */
export interface DataRequest {
  readonly step: DataStep;
  readonly places: readonly DataPlace[];
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly variables: readonly DataVariableName[];
  readonly format: DataFormat;
  /** CSV alone: begins with the mark by which Excel knows UTF-8. */
  readonly mark: boolean;
}

/** Days of a forecast: what every source together reaches. */
const MOST_DAYS_AHEAD = 15;
/** Days before today of which the archive has the hours. */
const MOST_DAYS_BACK = 40;
/** Places of a file where a plan has every place. */
export const MOST_DATA_PLACES = 100;
/** Days on which runs of one file began. */
const MOST_RUN_DAYS = 366;

/** A field of a request, and how much of it may be had. */
export interface DataLimit {
  readonly field: 'places' | 'from' | 'to' | 'variables' | 'step';
  /** Places; days (or hours where fewer than a day) back; days ahead, today included; days of the sea; 0 for none. */
  readonly limit: number;
  /** Unit of `limit`. */
  readonly unit: 'places' | 'hours' | 'days';
}

/** Columns of a request in the order of their table. */
export function listDataVariables({ step, variables }: Pick<DataRequest, 'step' | 'variables'>): DataVariable[] {
  const all: readonly DataVariable[] = DATA_VARIABLES[step];
  return all.filter(({ name }) => variables.some((one) => one === name));
}

/** The first moment that a plan has of the past: a full hour; days begin with the first whole one, and today is always whole. */
export function findFirstDataHour(plan: PlanId, step: DataStep, now: EpochSeconds): EpochSeconds {
  const today = startOfVietnamDay(now);
  const hours = Math.min(getPlanLimit(plan, 'pastRain'), MOST_DAYS_BACK * 24);
  const first = startOfHour(now) - hours * HOUR_SECONDS;
  if (step === 'hourly') return first;
  const day = startOfVietnamDay(first);
  return Math.min(day === first ? first : day + DAY_SECONDS, today);
}

/** Days of the forecast that a plan has, today included. */
export const countDataDaysAhead = (plan: PlanId): number =>
  Math.min(getPlanLimit(plan, 'weatherForecast'), MOST_DAYS_AHEAD);

/** Places that a file of a plan may hold. */
export const findMostDataPlaces = (plan: PlanId): number =>
  Math.min(getPlanLimit(plan, 'locationNumber'), MOST_DATA_PLACES);

function listRunLimits(plan: PlanId): DataLimit[] {
  return hasProgramCalls(plan) ? [] : [{ field: 'step', limit: 0, unit: 'days' }];
}

function listSpanLimits(plan: PlanId, request: DataRequest, now: EpochSeconds): DataLimit[] {
  const limits: DataLimit[] = [];
  const first = findFirstDataHour(plan, request.step, now);
  // The day in which the plan's past begins may be asked for: its file begins there.
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

/** What of a request a plan does not have; empty where it has all of it. */
export function listDataLimits(plan: PlanId, request: DataRequest, now: EpochSeconds): DataLimit[] {
  const most = findMostDataPlaces(plan);
  const places: DataLimit[] = request.places.length > most ? [{ field: 'places', limit: most, unit: 'places' }] : [];
  const others = request.step === 'runs' ? listRunLimits(plan) : listSpanLimits(plan, request, now);
  return [...places, ...others];
}

/** The smallest plan that has all of a request; null where none does. */
export function findDataPlan(request: DataRequest, now: EpochSeconds): PlanId | null {
  return (Object.keys(PLANS) as PlanId[]).find((plan) => listDataLimits(plan, request, now).length === 0) ?? null;
}

/** What is wrong with the span of a request, whatever the plan: a fault of its field. */
export interface SpanFault {
  readonly field: 'from' | 'to';
  readonly fault: 'tooOld' | 'tooLate' | 'order' | 'tooLong';
  /** The day (midnight) or the number of days that the fault speaks of. */
  readonly limit: number;
}

/** Faults of a span that no plan mends; empty where there is none. */
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

/** The rows of a place: where they begin and how many; hours before the plan's past are left out. Not for `runs`. */
export function findDataRows(plan: PlanId, request: DataRequest, now: EpochSeconds) {
  const startAt = Math.max(request.fromAt, findFirstDataHour(plan, request.step, now));
  const stepSeconds = request.step === 'hourly' ? HOUR_SECONDS : DAY_SECONDS;
  const endAt = request.toAt + DAY_SECONDS;
  return { startAt, stepSeconds, count: Math.max(0, Math.ceil((endAt - startAt) / stepSeconds)) };
}
