import type { CellWeights } from '#grid/regular-grid.ts';
import { readFully } from './read-fully.ts';

/** Memory for cells that were read before, bytes. Wards of one town share their four cells, so most reads are found here. */
const LIMITS = {
  ofRun: 64 * 2 ** 20,
  /** There are dozens of runs where several sources are retained for three days: the least recently used are evicted. */
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

/** Cached pieces of a run, each of so many bytes, least recently used first. */
interface CellCache {
  readonly entries: Map<string, Int16Array>;
  readonly bytes: number;
  usedAt: number;
}

const caches = new Set<CellCache>();
let spent = 0;
let uses = 0;

/**
 * Reads everything at four cells out of `point.bin`: int16 `[cell][variable][step]`, cells in the order of the weights.
 * The pieces read last are cached, up to 64 MiB a run and 256 MiB for all. `wordsPerCell` is variables × steps. Each cell
 * is checked whenever it comes from the file.
 */
export function createCellReader(
  descriptor: number,
  wordsPerCell: number,
  check: CheckCell = () => {},
  limits = LIMITS,
): CellReader {
  const block = wordsPerCell * 2;
  const cache: CellCache = { entries: new Map(), bytes: block * 4, usedAt: 0 };
  const { entries, bytes } = cache;
  const most = Math.max(2, Math.floor(limits.ofRun / bytes));

  function readAnew(cells: CellWeights['cells']): Int16Array {
    const words = entries.size < most ? allocateWords(cache, limits.ofAll) : evictOldest(entries);
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
      cache.usedAt = ++uses;
      const key = cells.join();
      const found = entries.get(key);
      if (found !== undefined) entries.delete(key);
      const words = found ?? readAnew(cells);
      entries.set(key, words);
      return words;
    },
    forget() {
      spent -= entries.size * bytes;
      entries.clear();
      caches.delete(cache);
    },
  };
}

/** New memory for a run, for which the run that was asked longest ago gives up its oldest where all is spent. */
function allocateWords(cache: CellCache, most: number): Int16Array {
  caches.add(cache);
  while (spent + cache.bytes > most) {
    const idle = findIdle();
    if (idle === null) break;
    evictOldest(idle.entries);
    spent -= idle.bytes;
  }
  spent += cache.bytes;
  return makeWords(cache.bytes);
}

function findIdle(): CellCache | null {
  let idle: CellCache | null = null;
  for (const cache of caches) if (cache.entries.size > 0 && cache.usedAt < (idle?.usedAt ?? uses + 1)) idle = cache;
  return idle;
}

/** Memory that is not cleared first: reading fills it. */
function makeWords(bytes: number): Int16Array {
  return new Int16Array(Buffer.allocUnsafeSlow(bytes).buffer);
}

/** The least recently used is evicted, and its memory is used again. */
function evictOldest(entries: Map<string, Int16Array>): Int16Array {
  for (const [key, words] of entries) {
    entries.delete(key);
    return words;
  }
  throw new RangeError('nothing is cached');
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
