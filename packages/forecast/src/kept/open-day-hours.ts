import { type CellSource, toStoredVariables } from '#store/cell-source.ts';
import { NO_DATA } from '#store/packing.ts';
import { markDamage } from './damaged-cells.ts';
import { isHoursFacts, STEPS_PER_DAY, toHoursManifest } from './hours-facts.ts';
import { type KeptFile, openKeptFile } from './kept-file.ts';

/** A day of kept hours, open for reading. */
export interface OpenDay {
  readonly hours: CellSource;
  close(): void;
}

/**
 * Opens a file of hours. Null where it cannot be read, which is told in one line; so is a cell that differs from its
 * checksum, which then has no data, and is marked for the next keeper.
 */
export function openDayHours(path: string, tell: (problem: string) => void): OpenDay | null {
  try {
    const file = openKeptFile(path, isHoursFacts);
    const manifest = toHoursManifest(file.facts);
    return {
      hours: {
        manifest,
        variables: toStoredVariables(manifest.variables, STEPS_PER_DAY),
        isHourly: true,
        surfaceHeightM: file.surfaceHeightM,
        readCells: createReader(file, tell),
      },
      close: file.close,
    };
  } catch (error) {
    tell(toLine(error));
    return null;
  }
}

/** Keeps the cells read last: a series may ask for them twice. */
function createReader(file: KeptFile<unknown>, tell: (problem: string) => void): CellSource['readCells'] {
  const words = new Int16Array(file.words * 4);
  let last = '';
  return (cells) => {
    const key = cells.join();
    if (key === last) return words;
    try {
      file.readCells(cells, words);
    } catch {
      readOneByOne(file, cells, words, tell);
    }
    last = key;
    return words;
  };
}

/** Leaves out only the cells that are damaged: the others share their weight. */
function readOneByOne(
  file: KeptFile<unknown>,
  cells: readonly number[],
  words: Int16Array,
  tell: (problem: string) => void,
): void {
  for (const [index, cell] of cells.entries()) {
    const into = words.subarray(index * file.words, (index + 1) * file.words);
    try {
      file.readCells([cell], into);
    } catch (error) {
      into.fill(NO_DATA);
      tell(toLine(error));
      markDamage(file.path);
    }
  }
}

function toLine(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
