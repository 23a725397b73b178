import { listDefaultVariables, nameDataField } from '@portal/domain/data-order/data-query';
import {
  type DataLimit,
  type DataPlace,
  type DataRequest,
  findDataPlan,
  findDataRows,
  listDataLimits,
  listDataVariables,
} from '@portal/domain/data-order/data-request';
import {
  DATA_FORMATS,
  DATA_VARIABLES,
  type DataFormat,
  type DataStep,
  type DataVariableName,
} from '@portal/domain/data-order/data-variable.table';
import { estimateDataBytes } from '@portal/domain/data-order/estimate-data-file';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { DAY_SECONDS, type EpochSeconds, formatDate, parseDate } from '@portal/domain/time/vietnam-time';

/** State of the order form, days as typed. */
export interface DataDraft {
  readonly step: DataStep;
  readonly places: readonly DataPlace[];
  readonly from: string;
  readonly to: string;
  readonly variables: readonly DataVariableName[];
  readonly format: DataFormat;
  readonly mark: boolean;
}

const DAYS = 3;
const STEPS: readonly DataStep[] = ['hourly', 'daily', 'runs'];

/** Draft from the address (the public page links here with its choice), else three days of hourly data. */
export function createDataDraft(query: URLSearchParams, now: EpochSeconds): DataDraft {
  const step = STEPS.find((one) => one === query.get('step')) ?? 'hourly';
  const names = DATA_VARIABLES[step].map(({ name }): DataVariableName => name);
  const chosen = names.filter((name) => query.has(nameDataField(name)));
  return {
    step,
    places: [],
    from: query.get('from') ?? formatDate(now),
    to: query.get('to') ?? formatDate(now + (DAYS - 1) * DAY_SECONDS),
    variables: chosen.length === 0 ? listDefaultVariables(step) : chosen,
    format: DATA_FORMATS.find((one) => one === query.get('format')) ?? 'csv',
    mark: false,
  };
}

/** Changes the step and with it the columns; earlier runs lie in the past. */
export function changeStep(draft: DataDraft, step: DataStep, now: EpochSeconds): DataDraft {
  const today = formatDate(now);
  const to = step === 'runs' && draft.to > today ? today : draft.to;
  return { ...draft, step, to, variables: listDefaultVariables(step) };
}

/** Known facts about a file before the order. */
interface DraftEstimate {
  /** Null for earlier runs: only the archive knows. */
  readonly rows: number | null;
  readonly bytes: number | null;
  readonly limits: readonly DataLimit[];
  /** Cheapest plan that covers the draft; null where none does. */
  readonly planId: PlanId | null;
}

/** Estimates a draft by the order's own rules; null while dates are invalid or the place is missing. */
export function estimateDraft(draft: DataDraft, plan: PlanId, now: EpochSeconds): DraftEstimate | null {
  const [fromAt, toAt] = [parseDate(draft.from), parseDate(draft.to)];
  if (fromAt === null || toAt === null || toAt < fromAt || draft.places.length === 0) return null;
  const request: DataRequest = { ...draft, fromAt, toAt };
  const limits = listDataLimits(plan, request, now);
  const planId = findDataPlan(request, now);
  if (draft.step === 'runs') return { rows: null, bytes: null, limits, planId };
  const { step, places, format } = request;
  const { count } = findDataRows(limits.length === 0 ? plan : (planId ?? 'package-5'), request, now);
  const shape = { step, places, rowsPerPlace: count, variables: listDataVariables(request) };
  return { rows: count * places.length, bytes: estimateDataBytes(shape, format), limits, planId };
}

export function toOrderBody({ step, places, from, to, variables, format, mark }: DataDraft) {
  return { step, places, from, to, variables, format, ...(format === 'csv' && mark ? { byteOrderMark: true } : {}) };
}
