import type { EpochSeconds } from '@portal/domain/time/epoch';
import { explainRange, findValueRange } from '#variables/value-range.ts';
import { AnswerError } from './answer-error.ts';
import type { HourlyVariable } from './recipe.ts';

/** The hourly part of a point's answer. */
interface Hourly {
  readonly units: Readonly<Record<string, unknown>>;
  readonly hourly: Readonly<Record<string, unknown>>;
}

/** What the service states as unit of a variable that it has nowhere around. */
const NO_UNIT = 'undefined';
const STRONGEST_WIND_MS = 150;
const FULL_CIRCLE_DEG = 360;

/** Checks that the times are those that were asked for. Throws `AnswerError` naming the first that is not. */
export function parseTimes(name: string, { units, hourly }: Hourly, times: readonly EpochSeconds[]): void {
  if (units.time !== 'unixtime') {
    throw new AnswerError(`${name}: times are stated in ${JSON.stringify(units.time)} instead of "unixtime"`);
  }
  const found = toList(`${name}: time`, hourly.time, times.length);
  for (const [index, at] of times.entries()) {
    if (found[index] !== at) {
      throw new AnswerError(`${name}: time[${index}] is ${tell(found[index])} instead of ${tell(at)}`);
    }
  }
}

/** The values of a variable in the engine's unit, NaN for null. Throws `AnswerError` naming the first that cannot be. */
export function parseValues(
  name: string,
  { units, hourly }: Hourly,
  variable: HourlyVariable,
  count: number,
): Float32Array {
  const list = toList(name, hourly[variable.name], count);
  const values = new Float32Array(count).fill(Number.NaN);
  let known = 0;
  for (let index = 0; index < count; index++) {
    const value = list[index];
    if (value === null) continue;
    if (typeof value !== 'number') throw new AnswerError(`${name}[${index}] is ${tell(value)}, no number`);
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

/** A value in an error line: moments as such, the rest in JSON, short. */
function tell(value: unknown): string {
  if (isMoment(value) && value > 1e8) return new Date(value * 1000).toISOString().replace(':00.000Z', 'Z');
  return JSON.stringify(value).slice(0, 40);
}
