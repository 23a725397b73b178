import type { CellWeights } from '#grid/regular-grid.ts';
import { readFully } from './read-fully.ts';

/** Memory that a run may spend on cells read before. Wards of one town share their four cells, so most reads are found here. */
const KEPT_BYTES = 64 * 2 ** 20;

/**
 * Reads everything at four cells out of `point.bin`: int16 `[cell][variable][step]`, cells in the order of the weights.
 * What was read last is kept, up to 64 MiB; nobody may write to the arrays. `wordsPerCell` is variables × steps.
 * Throws `Error` where the file ends early.
 */
export function createCellReader(
  descriptor: number,
  wordsPerCell: number,
): (cells: CellWeights['cells']) => Int16Array {
  const block = wordsPerCell * 2;
  const most = Math.max(1, Math.floor(KEPT_BYTES / (block * 4)));
  const kept = new Map<string, Int16Array>();
  return (cells) => {
    const key = cells.join();
    let words = kept.get(key);
    if (words === undefined) words = readCells(descriptor, block, cells);
    else kept.delete(key);
    kept.set(key, words);
    if (kept.size > most) {
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        break;
      }
    }
    return words;
  };
}

function readCells(descriptor: number, block: number, cells: CellWeights['cells']): Int16Array {
  const words = new Int16Array(block * 2);
  const bytes = new Uint8Array(words.buffer);
  for (let at = 0; at < cells.length; ) {
    const first = cells[at] as number;
    // Neighbours stand side by side in the file too: one read for both.
    const count = cells[at + 1] === first + 1 ? 2 : 1;
    readFully(descriptor, bytes, { at: at * block, length: count * block, position: first * block });
    at += count;
  }
  return words;
}
