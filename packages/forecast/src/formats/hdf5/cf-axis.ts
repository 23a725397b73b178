import type { Hdf5File } from './open-hdf5.ts';

/** Units of coordinates in metres. */
const LENGTHS: Readonly<Record<string, number>> = { m: 1, metre: 1, meter: 1, metres: 1, meters: 1, km: 1000 };
const DEGREES = /^degrees?(?:_?[ensw]|_?(?:north|east))?$/i;
/** Tolerance of a coordinate as a share of a cell: they are often written with few digits. */
const TOLERANCE = 0.02;

/** Evenly spaced coordinate of a CF file, the centres of cells. */
export interface CfAxis {
  /** First value and spacing, metres or degrees. */
  readonly first: number;
  readonly step: number;
  /** Length of its unit, metres; null for degrees. */
  readonly unitM: number | null;
}

/**
 * An evenly spaced coordinate of `length` values (CF conventions 4 and 5.6). Throws `RangeError` if it is missing,
 * uneven or in a unit that is neither a length nor degrees.
 */
export function readAxis(file: Hdf5File, name: string | null, length: number): CfAxis {
  const values = name === null ? null : file.findLine(name);
  if (name === null || values === null || values.length !== length || length < 2) {
    throw new RangeError('has no coordinates along its columns and rows');
  }
  const units = String(file.findAttribute(name, 'units') ?? '');
  const unitM = LENGTHS[units] ?? null;
  if (unitM === null && !DEGREES.test(units)) throw new RangeError(`has coordinates in an unknown unit ("${units}")`);
  const [first = Number.NaN] = values;
  const step = ((values.at(-1) ?? Number.NaN) - first) / (length - 1);
  const isEven = values.every((value, index) => Math.abs(value - first - index * step) <= TOLERANCE * Math.abs(step));
  if (!isEven || step === 0) throw new RangeError(`has coordinates that are not evenly spaced (${name})`);
  const scale = unitM ?? 1;
  return { first: first * scale, step: step * scale, unitM };
}
