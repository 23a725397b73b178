import {
  type PairError,
  type PairFault,
  type PairOptions,
  readNumberPairs,
  sortPairErrors,
} from '#table/read-number-pairs.ts';
import { POWER_UNITS, SPEED_UNITS } from '#table/units.table.ts';
import { type CurveFault, type PowerCurve, readCurve } from './power-curve.ts';

/** What may be wrong with a file of a power curve beside the curve itself. */
export type CurveFileFault = CurveFault | PairFault;

/** A fault of a file and its line, counted from 1 as editors do; null where it is of the whole file. */
export type CurveFileError = PairError<CurveFileFault>;

/** A file as it was read: a curve, or every line that is wrong and no curve. */
export interface CurveFile {
  readonly curve: PowerCurve | null;
  readonly errors: readonly CurveFileError[];
}

/** A file of a curve is some kilobytes; more is another file. */
export const MOST_CURVE_FILE_BYTES = 16 * 1024;

const COLUMNS: PairOptions['columns'] = [
  {
    names: [
      ...['gio', 'toc do gio', 'van toc gio', 'toc do', 'van toc'],
      ...['wind', 'wind speed', 'windspeed', 'speed', 'v', 'ws'],
    ],
    units: SPEED_UNITS,
  },
  { names: ['cong suat', 'power', 'active power', 'power output', 'output', 'p'], units: POWER_UNITS },
];

/**
 * Reads a power curve from a file of two columns as `readNumberPairs` has it: wind, m/s, and power, kW, one line per point. Every line
 * that is wrong is named with its fault; with any there is no curve.
 */
export function parsePowerCurve(text: string, answers: Pick<PairOptions, 'decimalMark' | 'units'> = {}): CurveFile {
  const { pairs, errors } = readNumberPairs(text, { mostLetters: MOST_CURVE_FILE_BYTES, columns: COLUMNS, ...answers });
  if (errors.some(({ line }) => line === null)) return { curve: null, errors };
  const read = readCurve({ points: pairs.map(({ first, second }) => ({ speedMs: first, powerKw: second })) });
  const faults: readonly CurveFileError[] = [
    ...errors,
    ...read.errors.map(({ row, fault }) => ({ line: row === null ? null : (pairs[row]?.line ?? null), fault })),
  ];
  return faults.length > 0 ? { curve: null, errors: sortPairErrors(faults) } : { curve: read.curve, errors: [] };
}
