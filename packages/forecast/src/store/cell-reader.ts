import type { CellWeights } from '#grid/regular-grid.ts';
import { readFully } from './read-fully.ts';

/** Memory that a run may spend on cells read before. Wards of one town share their four cells, so most reads are found here. */
const KEPT_BYTES = 64 * 2 ** 20;

/**
 * Reads everything at four cells out of `point.bin`: int16 `[cell][variable][step]`, cells in the order of the weights.
 * What was read last is kept, up to 64 MiB: an array is only for reading, and only until other cells are asked for.
 * `wordsPerCell` is variables × steps.
 * Throws `Error` where the file ends early.
 */
export function createCellReader(
  descriptor: number,
  wordsPerCell: number,
): (cells: CellWeights['cells']) => Int16Array {
  const block = wordsPerCell * 2;
  const most = Math.max(2, Math.floor(KEPT_BYTES / (block * 4)));
  const kept = new Map<string, Int16Array>();
  return (cells) => {
    const key = cells.join();
    let words = kept.get(key);
    if (words === undefined) {
      words = kept.size < most ? makeWords(block * 4) : takeOldest(kept);
      readCells(descriptor, block, cells, words);
    } else kept.delete(key);
    kept.set(key, words);
    return words;
  };
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

function readCells(descriptor: number, block: number, cells: CellWeights['cells'], words: Int16Array): void {
  const bytes = new Uint8Array(words.buffer);
  for (let at = 0; at < cells.length; ) {
    const first = cells[at] as number;
    // Neighbours stand side by side in the file too: one read for both.
    const count = cells[at + 1] === first + 1 ? 2 : 1;
    readFully(descriptor, bytes, { at: at * block, length: count * block, position: first * block });
    at += count;
  }
}
