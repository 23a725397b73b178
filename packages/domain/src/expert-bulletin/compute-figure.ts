import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { BulletinDay, BulletinHour, BulletinWeather } from './bulletin-weather.ts';
import type { NamedSpan, Placeholder, TextFault } from './parse-placeholder.ts';
import { type FigureUnit, getFigure } from './placeholder.table.ts';

/** The hours of an order, used for a placeholder that names none. */
export interface OrderSpan {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

/** Available hours; `toAt` is excluded. */
export type FilledSpan = OrderSpan;

/** A value with its unit: a number, a range of two, an hour, or a sunrise or sunset. */
export type FigureValue =
  | { readonly kind: 'number'; readonly value: number; readonly unit: FigureUnit }
  | { readonly kind: 'range'; readonly low: number; readonly high: number; readonly unit: FigureUnit }
  | { readonly kind: 'hour'; readonly at: EpochSeconds }
  | { readonly kind: 'clock'; readonly moment: string };

/** A result, or the fault of its placeholder. */
export type Computed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: TextFault };

const toResult = <Value>(value: Value): Computed<Value> => ({ ok: true, value });

function refuse(placeholder: Placeholder, code: TextFault['code'], about: string): Computed<never> {
  const { line, column } = placeholder;
  return { ok: false, fault: { code, about, line, column } };
}

/**
 * The hours of a placeholder: those that it names, else the rest of the order's. Faults: `past` and `beyond` the
 * forecast, `order`.
 */
export function findSpan(
  placeholder: Placeholder & NamedSpan,
  { hours }: Pick<BulletinWeather, 'hours'>,
  order: OrderSpan,
): Computed<FilledSpan> {
  const first = hours[0]?.at ?? Number.POSITIVE_INFINITY;
  const end = (hours.at(-1)?.at ?? Number.NEGATIVE_INFINITY) + HOUR_SECONDS;
  const fromAt = placeholder.fromAt ?? Math.max(order.fromAt, first);
  const toAt = placeholder.toAt ?? order.toAt;
  if (fromAt < first || toAt <= first) return refuse(placeholder, 'past', placeholder.source);
  if (toAt > end || fromAt >= end) return refuse(placeholder, 'beyond', placeholder.source);
  if (toAt <= fromAt) return refuse(placeholder, 'order', placeholder.source);
  return toResult({ fromAt, toAt });
}

interface Reading {
  readonly at: EpochSeconds;
  readonly value: number | null;
}

/** One value per hour of a span; null if none of them is known. */
export function readSpan(
  weather: BulletinWeather,
  { fromAt, toAt }: FilledSpan,
  of: 'hours' | 'waves',
  field: string,
): Reading[] {
  const rows: readonly { readonly at: EpochSeconds }[] = weather[of];
  const inside = rows.filter(({ at }) => at >= fromAt && at < toAt);
  const known = new Map(inside.map((row) => [row.at, (row as Record<string, unknown> & typeof row)[field]]));
  const count = Math.round((toAt - fromAt) / HOUR_SECONDS);
  return Array.from({ length: count }, (_, index) => {
    const at = fromAt + index * HOUR_SECONDS;
    const value = known.get(at);
    return { at, value: typeof value === 'number' ? value : null };
  });
}

/** Sums of values with one decimal have one decimal too. */
const toTenth = (value: number): number => Math.round(Number((value * 10).toFixed(6))) / 10 + 0;

const findStrongest = (readings: readonly { at: EpochSeconds; value: number }[], how: 'max' | 'min') =>
  readings.reduce((best, one) => ((how === 'max' ? one.value > best.value : one.value < best.value) ? one : best));

type Figure = Extract<Placeholder, { kind: 'figure' }>;

function computeOfHours(figure: Figure, weather: BulletinWeather, span: FilledSpan): Computed<FigureValue> {
  const { of, field, how, unit } = getFigure(figure.name);
  if (of === 'day') return refuse(figure, 'missingDay', figure.name);
  const readings = readSpan(weather, span, of, field).flatMap(({ at, value }) =>
    value === null ? [] : [{ at, value }],
  );
  const [first] = readings;
  const hours = Math.round((span.toAt - span.fromAt) / HOUR_SECONDS);
  // A sum or an extreme of only some hours would be mistaken for that of all.
  if (first === undefined || readings.length < hours) return refuse(figure, 'unknownValue', figure.name);
  if (how === 'sum' || how === 'mean') {
    const sum = readings.reduce((total, { value }) => total + value, 0);
    return toResult({ kind: 'number', value: toTenth(how === 'sum' ? sum : sum / hours), unit });
  }
  if (how === 'atStrongest') {
    const winds = readSpan(weather, span, 'hours', 'windSpeed');
    const strongest = findStrongest(
      winds.map(({ at, value }) => ({ at, value: value ?? Number.NEGATIVE_INFINITY })),
      'max',
    );
    const direction = readings.find(({ at }) => at === strongest.at);
    return toResult({ kind: 'number', value: direction?.value ?? first.value, unit });
  }
  const best = findStrongest(readings, how === 'min' ? 'min' : 'max');
  return toResult(figure.isMoment ? { kind: 'hour', at: best.at } : { kind: 'number', value: best.value, unit });
}

function computeOfDay(figure: Figure, day: BulletinDay, field: string): Computed<FigureValue> {
  const { how, unit } = getFigure(figure.name);
  if (how === 'range') {
    const { rainLow: low, rainHigh: high } = day;
    if (low === null || high === null) return refuse(figure, 'unknownValue', figure.name);
    return toResult({ kind: 'range', low, high, unit });
  }
  const value = (day as unknown as Record<string, unknown>)[field];
  if (typeof value === 'string') return toResult({ kind: 'clock', moment: value });
  if (typeof value !== 'number') return refuse(figure, 'unknownValue', figure.name);
  return toResult({ kind: 'number', value, unit });
}

/**
 * The value of a figure, from the same replies as the pages: with `day=` that of the day's own reply if it has one (for
 * today past hours count), else of the hours, each of which must be known.
 */
export function computeFigure(figure: Figure, weather: BulletinWeather, order: OrderSpan): Computed<FigureValue> {
  const { of, field, dayField } = getFigure(figure.name);
  const own = of === 'day' ? field : dayField;
  if (figure.day !== null && own !== undefined && !figure.isMoment) {
    const day = weather.days.find(({ date }) => date === figure.day);
    if (day !== undefined) return computeOfDay(figure, day, own);
    const [first] = weather.days;
    return refuse(figure, first !== undefined && figure.day < first.date ? 'past' : 'beyond', figure.day);
  }
  const span = findSpan(figure, weather, order);
  return span.ok ? computeOfHours(figure, weather, span.value) : span;
}

/** The hours of a span in steps, each by its first hour: for table rows. */
export function listSteps({ fromAt, toAt }: FilledSpan, stepHours: number): FilledSpan[] {
  const step = stepHours * HOUR_SECONDS;
  const count = Math.ceil((toAt - fromAt) / step);
  return Array.from({ length: count }, (_, index) => {
    const from = fromAt + index * step;
    return { fromAt: from, toAt: Math.min(from + step, toAt) };
  });
}

/** The hour for display; null if it is missing. */
export const findHour = ({ hours }: BulletinWeather, at: EpochSeconds): BulletinHour | null =>
  hours.find((hour) => hour.at === at) ?? null;
