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
    } catch (error) {
      words.fill(NO_DATA);
      tell(toLine(error));
      markDamage(file.path);
    }
    last = key;
    return words;
  };
}

function toLine(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
