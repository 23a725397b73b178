import { writeFileSync } from 'node:fs';
import { NO_DATA } from '#store/packing.ts';
import { type ArchiveFile, ArchiveFileError } from './archive-file.ts';

/** Mark beside an archive file: a reader met a damaged cell in it. */
export function getDamageMark(path: string): string {
  return `${path}.damaged`;
}

/** Leaves the mark for the next archiving. A reader that may not write leaves none; the damage is reported all the same. */
export function markDamage(path: string): void {
  try {
    writeFileSync(getDamageMark(path), '');
  } catch {
    // Reading goes on without the cell either way.
  }
}

/** Everything that an archive file holds. */
export interface AllCells {
  /** `[cell][word]`; no data in damaged cells. */
  readonly values: Int16Array;
  /** One line for each cell that differs from its checksum. */
  readonly damage: readonly string[];
}

/** Reads all cells of a file. Throws `Error` where it ends early. */
export function readAllCells(file: ArchiveFile<unknown>): AllCells {
  const { cells, words } = file;
  const values = new Int16Array(cells * words);
  const damage: string[] = [];
  for (let cell = 0; cell < cells; cell++) {
    const into = values.subarray(cell * words, (cell + 1) * words);
    try {
      file.readCells([cell], into);
    } catch (error) {
      if (!(error instanceof ArchiveFileError)) throw error;
      into.fill(NO_DATA);
      damage.push(error.message);
    }
  }
  return { values, damage };
}
