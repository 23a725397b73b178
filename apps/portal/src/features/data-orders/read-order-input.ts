import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { requireFitting } from '@portal/contract/check-schema';
import { AppError, type InputError } from '@portal/contract/errors';
import { DataOrderInput } from '@portal/contract/own/data-orders';
import { cleanLine } from '@portal/domain/contact/clean-line';
import {
  checkDataSpan,
  countDataDaysAhead,
  type DataLimit,
  type DataRequest,
  findMostDataPlaces,
  listDataLimits,
  type SpanFault,
} from '@portal/domain/data-order/data-request';
import {
  DATA_VARIABLES,
  type DataVariable,
  type DataVariableName,
} from '@portal/domain/data-order/data-variable.table';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { getQuantityLimit, type LimitedQuantity } from '@portal/domain/plan/plan-limit';
import { type EpochSeconds, formatDate, parseDate } from '@portal/domain/time/vietnam-time';
import { describeRefusal, makePlanLimitError, type PlanRefusal } from '#platform/plan-limit/plan-limit-error.ts';

const refuse = (errors: readonly InputError[]): AppError => new AppError('badInput', { errors });

function describeSpanFault({ field, fault, limit }: SpanFault, language: Language): InputError {
  const words = dataOrderMessages[language].faults;
  const message =
    fault === 'order' ? words.order : fault === 'tooLong' ? words.tooLong(limit) : words[fault](formatDate(limit));
  return { path: field, message };
}

/** The variables of a step; by default all except marine ones, which few places have. */
function readVariables(step: DataRequest['step'], chosen: readonly string[] | undefined, language: Language) {
  const all: readonly DataVariable[] = DATA_VARIABLES[step];
  if (chosen === undefined) return all.filter(({ isMarine }) => isMarine !== true).map(({ name }) => name);
  const unknown = chosen.findIndex((name) => all.every((one) => one.name !== name));
  if (unknown < 0) return [...new Set(chosen)];
  const names = all.map(({ name }) => name).join(', ');
  throw refuse([{ path: `variables[${unknown}]`, message: dataOrderMessages[language].faults.variables(names) }]);
}

/** Throws `AppError` `badInput` with every invalid field. */
export function readOrderInput(body: unknown, now: EpochSeconds, language: Language): DataRequest {
  const input = requireFitting(DataOrderInput, body ?? {}, language);
  const words = dataOrderMessages[language].faults;
  const places = input.places.map(({ name, lat, lng }) => ({ name: cleanLine(name), lat, lng }));
  const errors = places.flatMap(({ name }, index) =>
    name === '' ? [{ path: `places[${index}].name`, message: words.name }] : [],
  );
  const [fromAt, toAt] = [parseDate(input.from), parseDate(input.to)];
  if (fromAt === null) errors.push({ path: 'from', message: words.day });
  if (toAt === null) errors.push({ path: 'to', message: words.day });
  if (fromAt === null || toAt === null) throw refuse(errors);
  const { step } = input;
  errors.push(...checkDataSpan({ step, fromAt, toAt }, now).map((fault) => describeSpanFault(fault, language)));
  if (errors.length > 0) throw refuse(errors);
  const variables = readVariables(step, input.variables, language) as DataVariableName[];
  const { format } = input;
  return { step, places, fromAt, toAt, variables, format, mark: input.byteOrderMark ?? false };
}

const LIMITS = {
  places: { quantity: 'dataPlaces', limitOf: findMostDataPlaces },
  from: { quantity: 'pastRain', limitOf: (plan) => getQuantityLimit('pastRain', plan) },
  to: { quantity: 'weatherForecast', limitOf: countDataDaysAhead },
  variables: { quantity: 'marineWeather', limitOf: (plan) => getQuantityLimit('marineWeather', plan) },
  step: { quantity: 'runs', limitOf: (plan) => getQuantityLimit('runs', plan) },
} as const satisfies Record<DataLimit['field'], { quantity: LimitedQuantity; limitOf: (plan: PlanId) => number }>;

/** Throws `AppError` `planLimit` (403) with the field that exceeds the plan. */
export function checkPlan(plan: PlanId, request: DataRequest, now: EpochSeconds, language: Language): void {
  const limits = listDataLimits(plan, request, now);
  const [first] = limits;
  if (first === undefined) return;
  const toRefusal = ({ field, limit }: DataLimit): PlanRefusal => ({
    plan,
    limit,
    limitOf: (other) => LIMITS[field].limitOf(other),
    // A plan that includes the whole request, not only the first limit.
    isEnough: (other) => listDataLimits(other, request, now).length === 0,
  });
  const errors = limits.map((one) => ({
    path: one.field,
    message: describeRefusal(LIMITS[one.field].quantity, toRefusal(one), language),
  }));
  throw makePlanLimitError(LIMITS[first.field].quantity, toRefusal(first), { status: 403, errors });
}
