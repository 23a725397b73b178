import { writeFileSync } from 'node:fs';
import { NO_DATA } from '#store/packing.ts';
import { type ArchiveFile, ArchiveFileError } from './archive-file.ts';

/** Marker next to an archive file: a reader found a damaged cell in it. */
export function getDamageMark(path: string): string {
  return `${path}.damaged`;
}

/** Leaves the marker for the next archiver. A read-only reader cannot; it reports the damage all the same. */
export function markDamage(path: string): void {
  try {
    writeFileSync(getDamageMark(path), '');
  } catch {
    // Reading continues without the cell either way.
  }
}

/** All values of an archive file. */
export interface AllCells {
  /** `[cell][word]`; no data in damaged cells. */
  readonly values: Int16Array;
  /** One line per cell that fails its checksum. */
  readonly damage: readonly string[];
}

/** Reads all cells of a file. Throws `Error` if it ends early. */
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
