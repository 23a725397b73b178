import {
  type PairError,
  type PairFault,
  type PairOptions,
  readNumberPairs,
  sortPairErrors,
} from '#table/read-number-pairs.ts';
import { LEVEL_UNITS, VOLUME_UNITS } from '#table/units.table.ts';
import { checkStorageCurve, type StorageCurve, type StorageFaultCode } from './storage-curve.ts';

/** What may be wrong with a file or a pasted table V(H). */
export type StorageFileFault = PairFault | StorageFaultCode;

/** A table as it was read, or every line that is wrong and no table. */
export type StorageFile =
  | { readonly ok: true; readonly curve: StorageCurve }
  | { readonly ok: false; readonly errors: readonly PairError<StorageFileFault>[] };

/** What the owner of a table says about it where the table does not. */
export type TableAnswers = Pick<PairOptions, 'decimalMark' | 'units'>;

/** Two thousand points have less than this. */
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
 * Reads an owner's table V(H) of two columns as `readNumberPairs` has it: level, m, and volume below it, million m³, one line per point,
 * both rising. A table is read whole or not at all.
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
