import { isRecord } from '@portal/domain/data/is-record';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { explainRange, findValueRange } from '#variables/value-range.ts';
import { AnswerError } from './answer-error.ts';
import { findReason } from './read-refusal.ts';
import type { Asked, BatchPoint, HourlyVariable, PointHours } from './recipe.ts';

/** The hourly part of a point's reply. */
interface Hourly {
  readonly units: Readonly<Record<string, unknown>>;
  readonly hourly: Readonly<Record<string, unknown>>;
}

/** The unit that the service states for a variable without any data nearby. */
const NO_UNIT = 'undefined';
const STRONGEST_WIND_MS = 150;
const FULL_CIRCLE_DEG = 360;

/** Checks that the times are the requested ones. Throws `AnswerError` naming the first that is not. */
function parseTimes(name: string, { units, hourly }: Hourly, times: readonly EpochSeconds[]): void {
  if (units.time !== 'unixtime') {
    throw new AnswerError(`${name}: times are stated in ${JSON.stringify(units.time)} instead of "unixtime"`);
  }
  const found = toList(`${name}: time`, hourly.time, times.length);
  for (const [index, at] of times.entries()) {
    if (found[index] !== at) {
      throw new AnswerError(`${name}: time[${index}] is ${formatValue(found[index])} instead of ${formatValue(at)}`);
    }
  }
}

/** The values of a variable in the engine's unit, NaN for null. Throws `AnswerError` naming the first invalid one. */
function parseValues(name: string, { units, hourly }: Hourly, variable: HourlyVariable, count: number): Float32Array {
  const list = toList(name, hourly[variable.name], count);
  const values = new Float32Array(count).fill(Number.NaN);
  let known = 0;
  for (let index = 0; index < count; index++) {
    const value = list[index];
    if (value === null) continue;
    if (typeof value !== 'number') throw new AnswerError(`${name}[${index}] is ${formatValue(value)}, no number`);
    values[index] = value * variable.factor;
    known++;
  }
  checkUnit(name, units[variable.name], variable.unit, known);
  const trouble = explainLimits(variable, values);
  if (trouble !== null) {
    const index = values.findIndex((value) => explainLimits(variable, Float32Array.of(value)) !== null);
    throw new AnswerError(`${name}[${index}] cannot be: ${trouble}`);
  }
  return values;
}

function checkUnit(name: string, stated: unknown, unit: string, known: number): void {
  if (stated === NO_UNIT && known === 0) return;
  // The micro sign and the Greek letter look the same.
  const isAsExpected = typeof stated === 'string' && stated.replaceAll('\u00b5', '\u03bc') === unit;
  if (!isAsExpected) throw new AnswerError(`${name}: is in ${JSON.stringify(stated)} instead of "${unit}"`);
}

function explainLimits({ means }: HourlyVariable, values: Float32Array): string | null {
  if (means !== 'speed' && means !== 'direction') return explainRange(means, findValueRange(means, values));
  const most = means === 'speed' ? STRONGEST_WIND_MS : FULL_CIRCLE_DEG;
  const wrong = values.find((value) => value < 0 || value > most);
  return wrong === undefined ? null : `${wrong} is outside 0…${most} ${means === 'speed' ? 'm/s' : '°'}`;
}

function toList(name: string, list: unknown, count: number): readonly unknown[] {
  if (!Array.isArray(list)) throw new AnswerError(`${name} is ${list === undefined ? 'missing' : 'no list'}`);
  if (list.length !== count) throw new AnswerError(`${name} has ${list.length} values instead of ${count}`);
  return list;
}

const isMoment = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1e11;

/** Formats a value for an error line: moments as such, the rest as short JSON. */
function formatValue(value: unknown): string {
  if (isMoment(value) && value > 1e8) return new Date(value * 1000).toISOString().replace(':00.000Z', 'Z');
  return JSON.stringify(value).slice(0, 40);
}

/** Throws `AnswerError` if a point lacks a required value: a service whose models are late returns null. */
function checkRequired(
  name: string,
  values: ReadonlyMap<string, Float32Array>,
  { required, times }: Pick<Asked, 'required' | 'times'>,
): void {
  if (required === null) return;
  const index = values.get(required.name)?.findIndex(Number.isNaN) ?? 0;
  const at = times[index];
  if (index === -1 || at === undefined || at > required.upTo) return;
  const moment = new Date(at * 1000).toISOString().replace(':00.000Z', 'Z');
  throw new AnswerError(`${name}: ${required.name}[${index}] is unknown (${moment})`);
}

/** Model cells are at most half a degree wide: a greater distance means another point. */
const FURTHEST_DEG = 0.3;
const LOWEST_M = -500;
const HIGHEST_M = 9000;

/**
 * Reads a reply and checks it against the request: number and order of the points, their positions, times, units,
 * lengths, types and limits of the values. Null is unknown. Throws `AnswerError` for the first fault, with point,
 * variable and index.
 */
export function parseAnswer(text: string, asked: Asked): PointHours[] {
  const answer = parseJson(text);
  const reason = findReason(answer);
  if (reason !== null) throw new AnswerError(`the service says: ${reason}`);
  const list: unknown[] = Array.isArray(answer) ? answer : [answer];
  const { points } = asked;
  if (list.length !== points.length) throw new AnswerError(`${list.length} points instead of ${points.length}`);
  return points.map((point, index) => {
    const name = `point ${index + 1} (${point.lat}, ${point.lng})`;
    return parsePoint(name, toRecord(name, list[index]), { asked, point, index });
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    if (/^\s*</.test(text)) throw new AnswerError('an HTML page instead of data');
    // A server that fails after the first points appends the reason.
    const [, why] = /(Unexpected error while streaming data:[^{}[\]]*)$/.exec(text.slice(-500)) ?? [];
    throw new AnswerError(`is not whole JSON${why === undefined ? '' : `: ${why.trim()}`}`);
  }
}

function parsePoint(
  name: string,
  answer: Readonly<Record<string, unknown>>,
  { asked, point, index }: { readonly asked: Asked; readonly point: BatchPoint; readonly index: number },
): PointHours {
  checkPlace(name, answer, point, index);
  const units = toRecord(`${name}: hourly_units`, answer.hourly_units);
  const hourly = toRecord(`${name}: hourly`, answer.hourly);
  parseTimes(name, { units, hourly }, asked.times);
  const values = new Map<string, Float32Array>();
  for (const variable of asked.variables) {
    values.set(
      variable.name,
      parseValues(`${name}: ${variable.name}`, { units, hourly }, variable, asked.times.length),
    );
  }
  checkRequired(name, values, asked);
  return { cell: point.cell, elevationM: parseElevation(name, answer.elevation), values };
}

function checkPlace(
  name: string,
  { latitude, longitude, location_id, utc_offset_seconds }: Readonly<Record<string, unknown>>,
  point: BatchPoint,
  index: number,
): void {
  const isNear = (found: unknown, asked: number) =>
    typeof found === 'number' && Math.abs(found - asked) <= FURTHEST_DEG;
  if (!isNear(latitude, point.lat) || !isNear(longitude, point.lng)) {
    throw new AnswerError(`${name}: the answer is for ${show(latitude)}, ${show(longitude)}`);
  }
  // Absent for the first point of a list.
  if (location_id !== undefined && location_id !== index) {
    throw new AnswerError(`${name}: location_id is ${show(location_id)} instead of ${index}`);
  }
  if (utc_offset_seconds !== 0) {
    throw new AnswerError(`${name}: utc_offset_seconds is ${show(utc_offset_seconds)} instead of 0`);
  }
}

function parseElevation(name: string, elevation: unknown): number {
  if (elevation === undefined || elevation === null) return Number.NaN;
  if (typeof elevation === 'number' && elevation >= LOWEST_M && elevation <= HIGHEST_M) return elevation;
  throw new AnswerError(`${name}: elevation is ${show(elevation)}, no height in metres`);
}

function toRecord(name: string, value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value;
  throw new AnswerError(`${name} is ${show(value)}, no object`);
}

/** A piece of a reply for an error line: short, and on one line. */
function show(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);
}
