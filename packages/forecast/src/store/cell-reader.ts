import { readvSync } from 'node:fs';
import type { CellWeights } from '#grid/regular-grid.ts';
import type { FourCells } from './cell-source.ts';
import { readFully } from './read-fully.ts';

/** Memory for cells that were read before, bytes. Neighbouring places share cells, so most reads are found here. */
const LIMITS = {
  ofRun: 64 * 2 ** 20,
  /** There are dozens of runs where several sources are retained for three days: the least recently used are evicted. */
  ofAll: 256 * 2 ** 20,
};

/** The cells being read and the ones before: memory is never taken from what a caller still reads. */
const LEAST_CELLS = 8;

/** Reads the cells of one run. */
export interface CellReader {
  /** Arrays that are only for reading, and only until other cells are asked for. Throws `Error` where the file ends early. */
  readonly read: (cells: CellWeights['cells']) => FourCells;
  /** Gives the memory back; for a run that is closed. */
  readonly forget: () => void;
}

/** Throws where the bytes of a cell are not those that were written. */
export type CheckCell = (cell: number, bytes: Uint8Array) => void;

/** Cached cells of a run, each of so many bytes, least recently used first. */
interface CellCache {
  readonly entries: Map<number, Int16Array>;
  readonly bytes: number;
  usedAt: number;
}

const caches = new Set<CellCache>();
let spent = 0;
let uses = 0;

/**
 * Reads everything at four cells out of `point.bin`: int16 `[cell][variable][step]`. The cells read last are cached, up to 64 MiB
 * a run and 256 MiB for all. `wordsPerCell` is variables × steps. Each cell is checked whenever it comes from the file.
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

  /** Reads neighbours that stand side by side in the file, each into memory of its own. */
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

/** Makes a cell that is cached the last to be evicted. */
function renew(entries: CellCache['entries'], cell: number): void {
  const found = entries.get(cell);
  if (found === undefined) return;
  entries.delete(cell);
  entries.set(cell, found);
}

/** Fills the pieces one after the other from a place of the file on. */
function readPieces(descriptor: number, pieces: readonly Int16Array[], position: number): void {
  const views = pieces.map((words) => new Uint8Array(words.buffer));
  const length = views[0]?.length ?? 0;
  if (readvSync(descriptor, views, position) === length * views.length) return;
  // A read that was cut short says nothing about where the file ends: the whole pieces are asked for again.
  for (const [index, view] of views.entries()) {
    readFully(descriptor, view, { at: 0, length, position: position + index * length });
  }
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
function evictOldest(entries: CellCache['entries']): Int16Array {
  for (const [cell, words] of entries) {
    entries.delete(cell);
    return words;
  }
  throw new RangeError('nothing is cached');
}
