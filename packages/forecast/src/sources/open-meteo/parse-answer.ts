import { AnswerError } from './answer-error.ts';
import type { Asked, PointHours } from './asked.ts';
import type { BatchPoint } from './batch.ts';
import { checkNeeded } from './check-needed.ts';
import { parseTimes, parseValues } from './parse-hourly.ts';
import { findReason } from './read-refusal.ts';

/** Cells of the models are at most half a degree wide: further off is another point. */
const FURTHEST_DEG = 0.3;
const LOWEST_M = -500;
const HIGHEST_M = 9000;

/**
 * Reads an answer and checks everything in it against what was asked for: number and order of the points, their places,
 * times, units, lengths, kinds and limits of the values. Null is unknown. Throws `AnswerError` for the first thing that
 * is not as it must be, with point, variable and index.
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
    // A server that stumbles after the first points writes why behind them.
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
  checkNeeded(name, values, asked);
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
  // Left out for the first point of a list.
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
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new AnswerError(`${name} is ${show(value)}, no object`);
}

/** A piece of an answer in an error line: short, and on one line. */
function show(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value).slice(0, 40);
}
