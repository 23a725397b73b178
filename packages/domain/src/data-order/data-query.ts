import { DAY_SECONDS, type EpochSeconds, formatDate, parseDate, startOfVietnamDay } from '#time/vietnam-time.ts';
import { checkDataSpan, MOST_DATA_PLACES, type SpanFault } from './data-request.ts';
import {
  DATA_FORMATS,
  DATA_VARIABLES,
  type DataFormat,
  type DataStep,
  type DataVariable,
  type DataVariableName,
} from './data-variable.table.ts';

/** Query of the public page's form, except its place. */
export interface DataQuery {
  readonly step: 'hourly' | 'daily';
  /** As written, for the form; parsed days are below. */
  readonly from: string;
  readonly to: string;
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly variables: readonly DataVariableName[];
  readonly format: DataFormat;
  /** Number of places of the file, 1 to 100. */
  readonly places: number;
  /** Faults of the days; empty if there are none. */
  readonly faults: readonly (SpanFault | { readonly field: 'from' | 'to'; readonly fault: 'day'; readonly limit: 0 })[];
}

type Query = Readonly<Record<string, unknown>>;

const DEFAULT_DAYS = 3;

/** Form field of a column: each has its own name, because a query has one value per name. */
export const nameDataField = (name: string): string => `v-${name}`;

/** Every field of the public page's form, except those of its place. */
export const DATA_QUERY_FIELDS: readonly string[] = [
  'step',
  'from',
  'to',
  'format',
  'count',
  ...new Set([...DATA_VARIABLES.hourly, ...DATA_VARIABLES.daily].map(({ name }) => nameDataField(name))),
];

/** The default columns of a step: all except marine ones, which few places have. */
export function listDefaultVariables(step: DataStep): DataVariableName[] {
  const all: readonly DataVariable[] = DATA_VARIABLES[step];
  return all.flatMap(({ name, isMarine }) => (isMarine === true ? [] : [name as DataVariableName]));
}

function readVariables(query: Query, step: DataQuery['step']): DataVariableName[] {
  const names = DATA_VARIABLES[step].map(({ name }): DataVariableName => name);
  const chosen = names.filter((name) => query[nameDataField(name)] !== undefined);
  return chosen.length === 0 ? listDefaultVariables(step) : chosen;
}

const readText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 10) : '');

/** Parses the query of an address; defaults: three days from today, hourly, as CSV. Never throws. */
export function parseDataQuery(query: Query, now: EpochSeconds): DataQuery {
  const today = startOfVietnamDay(now);
  const step = query.step === 'daily' ? 'daily' : 'hourly';
  const from = readText(query.from) || formatDate(today);
  const to = readText(query.to) || formatDate(today + (DEFAULT_DAYS - 1) * DAY_SECONDS);
  const [fromAt, toAt] = [parseDate(from), parseDate(to)];
  const faults: DataQuery['faults'] =
    fromAt === null || toAt === null
      ? [{ field: fromAt === null ? 'from' : 'to', fault: 'day', limit: 0 }]
      : checkDataSpan({ step, fromAt, toAt }, now);
  const count = Number(query.count);
  return {
    step,
    from,
    to,
    fromAt: fromAt ?? today,
    toAt: toAt ?? today,
    variables: readVariables(query, step),
    format: DATA_FORMATS.find((format) => format === query.format) ?? 'csv',
    places: Number.isInteger(count) && count >= 1 ? Math.min(count, MOST_DATA_PLACES) : 1,
    faults,
  };
}
