import { getVariable, type VariableName } from '#variables/variable.table.ts';

/** The int16 for a missing value. */
export const NO_DATA = -32_768;

/** Largest int16 for a value, on both sides of 0. */
const MOST = 32_767;

/** Packing of a variable's values into int16: value = (stored + offset / scale) × scale. */
export interface Packing {
  readonly scale: number;
  readonly offset: number;
}

/**
 * Packing for values from `least` to `most`: the variable table's own, or, if they exceed its range, the finest one
 * of twice, four times … its scale. The offset is then a multiple of the scale, so that 0 stays exactly 0.
 */
export function choosePacking(variable: VariableName, least: number, most: number): Packing {
  const { scale, offset } = getVariable(variable);
  let chosen: Packing = { scale, offset };
  for (let wider = scale * 2; !fitsPacking(chosen, least, most); wider *= 2) {
    chosen = { scale: wider, offset: Math.round((least + most) / 2 / wider) * wider };
  }
  return chosen;
}

/** Whether a packing can hold values from `least` to `most`. */
export function fitsPacking(packing: Packing, least: number, most: number): boolean {
  return toStored(packing, least) >= -MOST && toStored(packing, most) <= MOST;
}

/** Packs values into `out` from `at` on; NaN becomes `NO_DATA`. The packing must have been chosen for their range. */
export function packValues(values: Float32Array | Float64Array, packing: Packing, out: Int16Array, at: number): void {
  const zero = packing.offset / packing.scale;
  const perUnit = 1 / packing.scale;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    out[at + i] = Number.isNaN(value) ? NO_DATA : Math.round(value * perUnit - zero);
  }
}

/** Unpacks `count` stored values from `at` on; `NO_DATA` becomes NaN. */
export function unpackValues(stored: Int16Array, at: number, count: number, packing: Packing): Float32Array {
  const zero = packing.offset / packing.scale;
  const values = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const word = stored[at + i] as number;
    values[i] = word === NO_DATA ? Number.NaN : (word + zero) * packing.scale;
  }
  return values;
}

function toStored(packing: Packing, value: number): number {
  return Math.round((value - packing.offset) / packing.scale);
}
