import { readvSync } from 'node:fs';
import type { CellWeights } from '#grid/regular-grid.ts';
import type { FourCells } from './cell-source.ts';
import { readFully } from './read-fully.ts';

/** Cache of cells, bytes. Neighbouring places share cells, so most reads are served from here. */
const LIMITS = {
  ofRun: 64 * 2 ** 20,
  /** Several sources retained for three days make dozens of runs: the least recently used cells are evicted. */
  ofAll: 256 * 2 ** 20,
};

/** The cells being read and the previous ones: never evicts memory that a caller still reads. */
const LEAST_CELLS = 8;

/** Reads the cells of one run. */
export interface CellReader {
  /** Read-only arrays, valid until other cells are requested. Throws `Error` if the file ends early. */
  readonly read: (cells: CellWeights['cells']) => FourCells;
  /** Frees the memory of a closed run. */
  readonly forget: () => void;
}

/** Throws if the bytes of a cell fail their checksum. */
export type CheckCell = (cell: number, bytes: Uint8Array) => void;

/** Cached cells of a run, all of the same size, least recently used first. */
interface CellCache {
  readonly entries: Map<number, Int16Array>;
  readonly bytes: number;
  usedAt: number;
}

const caches = new Set<CellCache>();
let spent = 0;
let uses = 0;

/**
 * Reads all values of four cells from `point.bin`: int16 `[cell][variable][step]`. Caches recent cells, up to 64 MiB
 * per run and 256 MiB in all. `wordsPerCell` is variables × steps. Each cell is checked whenever it is read from the
 * file.
 */
export function createCellReader(
  descriptor: number,
  wordsPerCell: number,
  check: CheckCell = () => {},
  limits = LIMITS,
): CellReader {
  const bytes = wordsPerCell * 2;
  const cache: CellCache = { entries: new Map(), bytes, usedAt: 0 };
  const { entries } = cache;
  const most = Math.max(LEAST_CELLS, Math.floor(limits.ofRun / bytes));

  /** Reads cells that are adjacent in the file, each into memory of its own. */
  function readFresh(first: number, count: number): void {
    const pieces = Array.from({ length: count }, () =>
      entries.size < most ? allocateWords(cache, limits.ofAll) : evictOldest(entries),
    );
    try {
      readPieces(descriptor, pieces, first * bytes);
      for (const [index, words] of pieces.entries()) check(first + index, new Uint8Array(words.buffer));
    } catch (error) {
      spent -= bytes * count;
      throw error;
    }
    for (const [index, words] of pieces.entries()) entries.set(first + index, words);
  }

  function find(cell: number, next: number | undefined): Int16Array {
    const found = entries.get(cell);
    if (found !== undefined) return found;
    readFresh(cell, next === cell + 1 && !entries.has(next) ? 2 : 1);
    return entries.get(cell) as Int16Array;
  }

  return {
    read(cells) {
      cache.usedAt = ++uses;
      for (const cell of cells) renew(entries, cell);
      const [first, second, third, fourth] = cells;
      return [find(first, second), find(second, third), find(third, fourth), find(fourth, undefined)];
    },
    forget() {
      spent -= entries.size * bytes;
      entries.clear();
      caches.delete(cache);
    },
  };
}

/** Marks a cached cell as most recently used. */
function renew(entries: CellCache['entries'], cell: number): void {
  const found = entries.get(cell);
  if (found === undefined) return;
  entries.delete(cell);
  entries.set(cell, found);
}

/** Fills the pieces one after another from a position in the file. */
function readPieces(descriptor: number, pieces: readonly Int16Array[], position: number): void {
  const views = pieces.map((words) => new Uint8Array(words.buffer));
  const length = views[0]?.length ?? 0;
  if (readvSync(descriptor, views, position) === length * views.length) return;
  // A short read does not mean the end of the file: the pieces are requested again.
  for (const [index, view] of views.entries()) {
    readFully(descriptor, view, { at: 0, length, position: position + index * length });
  }
}

/** Allocates memory for a run; if the limit is reached, the least recently used run gives up its oldest cell. */
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

/** Uninitialized memory: reading fills it. */
function makeWords(bytes: number): Int16Array {
  return new Int16Array(Buffer.allocUnsafeSlow(bytes).buffer);
}

/** Evicts the least recently used cell and returns its memory for reuse. */
function evictOldest(entries: CellCache['entries']): Int16Array {
  for (const [cell, words] of entries) {
    entries.delete(cell);
    return words;
  }
  throw new RangeError('nothing is cached');
}
