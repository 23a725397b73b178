import {
  type PairError,
  type PairFault,
  type PairOptions,
  readNumberPairs,
  sortPairErrors,
} from '#table/read-number-pairs.ts';
import { LEVEL_UNITS, VOLUME_UNITS } from '#table/units.table.ts';
import { checkStorageCurve, type StorageCurve, type StorageFaultCode } from './storage-curve.ts';

/** Possible faults of a file or a pasted table V(H). */
export type StorageFileFault = PairFault | StorageFaultCode;

/** A parsed table, or all its faulty lines. */
export type StorageFile =
  | { readonly ok: true; readonly curve: StorageCurve }
  | { readonly ok: false; readonly errors: readonly PairError<StorageFileFault>[] };

/** The owner's answers about a table where it is ambiguous. */
export type TableAnswers = Pick<PairOptions, 'decimalMark' | 'units'>;

/** Longer than two thousand points. */
const MOST_LETTERS = 64 * 1024;

const COLUMNS: PairOptions['columns'] = [
  {
    names: [
      ...['muc nuoc', 'muc nuoc ho', 'muc nuoc thuong luu', 'cao trinh', 'cao do', 'mn', 'htl'],
      ...['level', 'water level', 'reservoir level', 'elevation', 'stage', 'h', 'z'],
    ],
    units: LEVEL_UNITS,
  },
  {
    names: ['dung tich', 'dung tich ho', 'the tich', 'volume', 'storage', 'capacity', 'v', 'w'],
    units: VOLUME_UNITS,
  },
];

/**
 * Parses an owner's table V(H) of two columns by `readNumberPairs`: level, m, and volume below it, million m³, one line
 * per point, both ascending. A table is accepted completely or not at all.
 */
export function parseStorageTable(text: string, answers: TableAnswers = {}): StorageFile {
  const { pairs, errors } = readNumberPairs(text, { mostLetters: MOST_LETTERS, columns: COLUMNS, ...answers });
  if (errors.some(({ line }) => line === null)) return { ok: false, errors };
  const checked = checkStorageCurve(pairs.map(({ first, second }) => ({ levelM: first, volumeHm3: second })));
  if (checked.ok && errors.length === 0) return { ok: true, curve: checked.curve };
  const faults = checked.ok
    ? []
    : checked.faults.map(({ code, point }) => ({
        line: point === null ? null : (pairs[point]?.line ?? null),
        fault: code,
      }));
  return { ok: false, errors: sortPairErrors<StorageFileFault>([...errors, ...faults]) };
}
