import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { ROWS } from './meteogram-shape.ts';

/** An axis of degrees as the visitor reads them: its ends and the degrees that are written beside it. */
export interface DegreeScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 4, 5, 10, 20] as const;
const MOST_TICKS = 5;

/** °C in the visitor's unit, not rounded. */
export function toDegrees(celsius: number, { temperatureUnit }: ValueStyle): number {
  return temperatureUnit === 'F' ? celsius * 1.8 + 32 : celsius;
}

/** A narrower axis would make much of fractions of a degree. */
const LEAST_SPAN_C = 4;

/** An axis that holds all temperatures between whole steps; null for fewer than two of them. */
export function findDegreeScale(hours: readonly Pick<Hour, 'temperature'>[], style: ValueStyle): DegreeScale | null {
  const known = hours.flatMap(({ temperature }) => (temperature === null ? [] : [toDegrees(temperature, style)]));
  if (known.length < 2) return null;
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const lacking = Math.max(0, LEAST_SPAN_C * (style.temperatureUnit === 'F' ? 1.8 : 1) - (highest - lowest)) / 2;
  const [least, most] = [lowest - lacking, highest + lacking];
  const step = STEPS.find((size) => Math.ceil(most / size) - Math.floor(least / size) < MOST_TICKS) ?? 20;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const ticks = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, ticks };
}

/** Height of a degree on the drawing. */
export function heightOf(degrees: number, { low, high }: DegreeScale): number {
  return ROWS.warmBase - ((degrees - low) / (high - low)) * (ROWS.warmBase - ROWS.warmTop);
}
