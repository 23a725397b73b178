import type { CellWeights } from '#grid/regular-grid.ts';
import { readFully } from './read-fully.ts';

/** Memory for cells that were read before, bytes. Wards of one town share their four cells, so most reads are found here. */
const LIMITS = {
  ofRun: 64 * 2 ** 20,
  /** There are dozens of runs where several sources are kept for three days: those asked longest ago make room. */
  ofAll: 256 * 2 ** 20,
};

/** Reads the cells of one run. */
export interface CellReader {
  /** An array that is only for reading, and only until other cells are asked for. Throws `Error` where the file ends early. */
  readonly read: (cells: CellWeights['cells']) => Int16Array;
  /** Gives the memory back; for a run that is closed. */
  readonly forget: () => void;
}

/** Throws where the bytes of a cell are not those that were written. */
export type CheckCell = (cell: number, bytes: Uint8Array) => void;

/** What is kept of a run, each piece of so many bytes, that asked longest ago first. */
interface Shelf {
  readonly kept: Map<string, Int16Array>;
  readonly bytes: number;
  usedAt: number;
}

const shelves = new Set<Shelf>();
let spent = 0;
let uses = 0;

/**
 * Reads everything at four cells out of `point.bin`: int16 `[cell][variable][step]`, cells in the order of the weights.
 * What was read last is kept, up to 64 MiB a run and 256 MiB for all. `wordsPerCell` is variables × steps. Each cell
 * is checked whenever it comes from the file.
 */
export function createCellReader(
  descriptor: number,
  wordsPerCell: number,
  check: CheckCell = () => {},
  limits = LIMITS,
): CellReader {
  const block = wordsPerCell * 2;
  const shelf: Shelf = { kept: new Map(), bytes: block * 4, usedAt: 0 };
  const { kept, bytes } = shelf;
  const most = Math.max(2, Math.floor(limits.ofRun / bytes));

  function readAnew(cells: CellWeights['cells']): Int16Array {
    const words = kept.size < most ? takeRoom(shelf, limits.ofAll) : takeOldest(kept);
    try {
      readCells({ descriptor, block, check }, cells, words);
    } catch (error) {
      spent -= bytes;
      throw error;
    }
    return words;
  }

  return {
    read(cells) {
      shelf.usedAt = ++uses;
      const key = cells.join();
      const found = kept.get(key);
      if (found !== undefined) kept.delete(key);
      const words = found ?? readAnew(cells);
      kept.set(key, words);
      return words;
    },
    forget() {
      spent -= kept.size * bytes;
      kept.clear();
      shelves.delete(shelf);
    },
  };
}

/** New memory for a run, for which the run that was asked longest ago gives up its oldest where all is spent. */
function takeRoom(shelf: Shelf, most: number): Int16Array {
  shelves.add(shelf);
  while (spent + shelf.bytes > most) {
    const idle = findIdle();
    if (idle === null) break;
    takeOldest(idle.kept);
    spent -= idle.bytes;
  }
  spent += shelf.bytes;
  return makeWords(shelf.bytes);
}

function findIdle(): Shelf | null {
  let idle: Shelf | null = null;
  for (const shelf of shelves) if (shelf.kept.size > 0 && shelf.usedAt < (idle?.usedAt ?? uses + 1)) idle = shelf;
  return idle;
}

/** Memory that is not cleared first: reading fills it. */
function makeWords(bytes: number): Int16Array {
  return new Int16Array(Buffer.allocUnsafeSlow(bytes).buffer);
}

/** What was asked for longest ago makes room, and its memory is used again. */
function takeOldest(kept: Map<string, Int16Array>): Int16Array {
  for (const [key, words] of kept) {
    kept.delete(key);
    return words;
  }
  throw new RangeError('nothing is kept');
}

interface CellFile {
  readonly descriptor: number;
  /** Bytes of a cell. */
  readonly block: number;
  readonly check: CheckCell;
}

function readCells({ descriptor, block, check }: CellFile, cells: CellWeights['cells'], words: Int16Array): void {
  const bytes = new Uint8Array(words.buffer);
  for (let at = 0; at < cells.length; ) {
    const first = cells[at] as number;
    // Neighbours stand side by side in the file too: one read for both.
    const count = cells[at + 1] === first + 1 ? 2 : 1;
    readFully(descriptor, bytes, { at: at * block, length: count * block, position: first * block });
    for (const end = at + count; at < end; at++) {
      check(cells[at] as number, bytes.subarray(at * block, (at + 1) * block));
    }
  }
}
