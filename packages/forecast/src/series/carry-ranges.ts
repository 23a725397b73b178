import { HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { carryRainEnd, carryTemperatureEnd, carryWindEnd } from '@portal/domain/weather/carried-range';
import { isSameModelFamily } from '#sources/registry.ts';
import type { RunStore } from '#store/run-store.ts';
import { VARIABLE_NAMES, type VariableName } from '#variables/variable.table.ts';
import type { Filling } from './filling.ts';
import { readModelRain } from './hour-rain.ts';
import { type HourlyValues, NO_RUN, type PlaceSeriesQuery } from './place-series.ts';

type RangeName = 'temperature2m' | 'windSpeed10m' | 'windGust10m' | `precipitation${'' | 'Period' | 'Day'}`;

/** A range of an ensemble's members and the value next to which it is shown. */
interface RangeRule {
  readonly name: RangeName;
  readonly of: readonly VariableName[];
  /** Hours of its windows, and the clock hour at which one begins. */
  readonly hours: number;
  readonly fromClock: number;
  /** The value of an hour, NaN if unknown; of a window the sum counts. */
  readonly read: (filling: Filling, hour: number) => number;
  readonly carry: (end: number, middle: number, value: number) => number;
}

const MOMENT = { hours: 1, fromClock: 0 } as const;
const RAIN = {
  of: ['precipitation', 'precipitationRate'],
  read: (filling: Filling, hour: number) => readModelRain(filling, hour) ?? Number.NaN,
  carry: carryRainEnd,
} as const;

const RULES: readonly RangeRule[] = [
  {
    name: 'temperature2m',
    of: ['temperature2m'],
    ...MOMENT,
    read: ({ variables }, hour) => variables.temperature2m?.values[hour] ?? Number.NaN,
    carry: carryTemperatureEnd,
  },
  {
    name: 'windSpeed10m',
    of: ['windU10m'],
    ...MOMENT,
    read: ({ variables: { windU10m, windV10m } }, hour) =>
      Math.hypot(windU10m?.values[hour] ?? Number.NaN, windV10m?.values[hour] ?? Number.NaN),
    carry: carryWindEnd,
  },
  {
    name: 'windGust10m',
    of: ['windGust10m'],
    ...MOMENT,
    read: ({ variables }, hour) => variables.windGust10m?.values[hour] ?? Number.NaN,
    carry: carryWindEnd,
  },
  { name: 'precipitation', ...MOMENT, ...RAIN },
  { name: 'precipitationPeriod', hours: 6, fromClock: 1, ...RAIN },
  { name: 'precipitationDay', hours: 24, fromClock: 0, ...RAIN },
];

const RANGE_END = /(Low|High)$/;

/** The variables to read for a query: with the medians by which ranges are carried, unless none will be. */
export function listReadNames(
  { variables: names, source, asIssued }: PlaceSeriesQuery,
  store: RunStore,
): readonly VariableName[] {
  if (names === undefined) return VARIABLE_NAMES;
  if (source !== undefined || asIssued === true || store.sources().every(({ demo }) => demo)) return names;
  const middles = names
    .filter((name) => RANGE_END.test(name))
    .map((name) => name.replace(RANGE_END, 'Middle') as VariableName);
  return [...new Set([...names, ...middles])];
}

/**
 * Carries ranges of ensembles of another model to the values next to which they stand, hour by hour, of sums window by
 * window (`domain/weather/carried-range.ts`); `runOf` still names the ensemble. Those of the same model stay as they are.
 * Removes what cannot be carried, what belongs to invented values next to real ones or the reverse, and everything
 * foreign from a series as issued.
 */
export function carryRanges(filling: Filling): void {
  const [best, ...others] = filling.runs;
  if (best === undefined || others.every(({ source }) => isSameModelFamily(best.source, source))) return;
  for (const rule of RULES) {
    const ends = (['Low', 'High', 'Middle'] as const).flatMap((end) => filling.variables[`${rule.name}${end}`] ?? []);
    const middle = filling.variables[`${rule.name}Middle`];
    if (ends.length === 0) continue;
    const findRelation = createComparison(filling, rule, ends[0] as HourlyValues);
    for (const window of listWindows(filling, rule)) {
      const span = { from: Math.max(window.from, 0), to: Math.min(window.to, filling.query.hours) };
      const relation = findRelation(span);
      if (relation === 'own') continue;
      const isCut = span.from !== window.from || span.to !== window.to;
      const order = { filling, rule, ends, span };
      if (relation === 'barred' || isCut || middle === undefined || !carryWindow(order, middle))
        removeRange(ends, span);
    }
  }
}

interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

function listWindows({ query: { startAt, hours } }: Filling, { hours: length, fromClock }: RangeRule): Span[] {
  const clock = (startAt - startOfVietnamDay(startAt)) / HOUR_SECONDS;
  const windows: Span[] = [];
  const first = -((clock - fromClock + length) % length);
  for (let from = first; from < hours; from += length) windows.push({ from, to: from + length });
  return windows;
}

/** Whether the range of a window is of the model of the values there, of another, or of one that must not stand there. */
function createComparison({ runs, variables, query }: Filling, { of }: RangeRule, { runOf }: HourlyValues) {
  const [first, second] = of.map((name) => variables[name]?.runOf);
  // The last pair of runs that was found to be of one model: consecutive hours mostly have the same pair.
  let fitting = NO_RUN;
  let fittingOf = NO_RUN;
  return ({ from, to }: Span): 'own' | 'foreign' | 'barred' => {
    let relation: 'own' | 'foreign' = 'own';
    for (let hour = from; hour < to; hour++) {
      const own = runOf[hour] as number;
      const other = Math.min(first?.[hour] ?? NO_RUN, second?.[hour] ?? NO_RUN);
      if (own === NO_RUN || other === NO_RUN || own === other || (own === fitting && other === fittingOf)) continue;
      const [range, value] = [runs[own], runs[other]];
      if (range === undefined || value === undefined) continue;
      if (isSameModelFamily(range.source, value.source)) [fitting, fittingOf] = [own, other];
      else if (range.demo !== value.demo || query.asIssued === true) return 'barred';
      else relation = 'foreign';
    }
    return relation;
  };
}

interface CarryOrder {
  readonly filling: Filling;
  readonly rule: RangeRule;
  readonly ends: readonly HourlyValues[];
  readonly span: Span;
}

/** Carries a window's range; the hours share a sum evenly. Returns false if any of its values is unknown. */
function carryWindow({ filling, rule, ends, span }: CarryOrder, middle: HourlyValues): boolean {
  const { from, to } = span;
  let value = 0;
  for (let hour = from; hour < to; hour++) value += rule.read(filling, hour);
  const centre = sumOf(middle, span);
  const carried = ends.map((end) => rule.carry(sumOf(end, span), centre, value) / (to - from));
  if (carried.some(Number.isNaN)) return false;
  for (const [index, { values }] of ends.entries()) values.fill(carried[index] as number, from, to);
  return true;
}

function sumOf({ values }: HourlyValues, { from, to }: Span): number {
  let sum = 0;
  for (let hour = from; hour < to; hour++) sum += values[hour] as number;
  return sum;
}

function removeRange(ends: readonly HourlyValues[], { from, to }: Span): void {
  for (const { values, runOf } of ends) {
    values.fill(Number.NaN, from, to);
    runOf.fill(NO_RUN, from, to);
  }
}
