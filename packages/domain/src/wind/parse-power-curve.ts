import {
  type PairError,
  type PairFault,
  type PairOptions,
  readNumberPairs,
  sortPairErrors,
} from '#table/read-number-pairs.ts';
import { POWER_UNITS, SPEED_UNITS } from '#table/units.table.ts';
import { type CurveFault, type PowerCurve, readCurve } from './power-curve.ts';

/** Faults of a power curve file, including those of the curve. */
export type CurveFileFault = CurveFault | PairFault;

/** A fault of a file and its line, counted from 1 as in editors; null if it concerns the whole file. */
export type CurveFileError = PairError<CurveFileFault>;

/** A parsed file: a curve, or its faulty lines and no curve. */
export interface CurveFile {
  readonly curve: PowerCurve | null;
  readonly errors: readonly CurveFileError[];
}

/** A curve file has a few kilobytes; a larger one is something else. */
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
 * Parses a power curve from a file of two columns by `readNumberPairs`: wind, m/s, and power, kW, one line per point.
 * Every faulty line is listed with its fault; with any fault there is no curve.
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
