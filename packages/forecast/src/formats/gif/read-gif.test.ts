import { makeGif } from '@portal/testing/radar/make-gif';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGif } from './read-gif.ts';

/** Rain-like cells: runs of many lengths, and noise. */
function makeCells(count: number, seed: number): Uint8Array {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 16;
  };
  const cells = new Uint8Array(count);
  for (let at = 0; at < count; ) {
    const end = at + (random() % 3 === 0 ? 1 + (random() % 40) : 1);
    cells.fill(random() & 255, at, end);
    at = end;
  }
  return cells;
}

describe('a GIF picture', () => {
  it('is what was packed, through every width of code and many a clearing', () => {
    for (const [columns, rows, seed] of [
      [1, 1, 1],
      [300, 200, 2],
      [710, 640, 3],
    ] as const) {
      const indexes = makeCells(columns * rows, seed);
      const read = readGif(makeGif({ columns, rows, indexes, comment: 'PRDT=AQC' }));
      expect([read.columns, read.rows, read.comment]).toEqual([columns, rows, 'PRDT=AQC']);
      expect(Buffer.compare(read.indexes, indexes)).toBe(0);
    }
  });

  it('has its texts that run into themselves', () => {
    const indexes = new Uint8Array(10_000).fill(7);
    expect(Buffer.compare(readGif(makeGif({ columns: 100, rows: 100, indexes })).indexes, indexes)).toBe(0);
  });

  it('has its rows in order where it is interlaced', () => {
    const stored = Uint8Array.of(0, 8, 4, 2, 6, 1, 3, 5, 7);
    const { indexes } = readGif(makeGif({ columns: 1, rows: 9, indexes: stored, isInterlaced: true }));
    expect([...indexes]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  const four = { columns: 2, rows: 2, indexes: Uint8Array.of(0, 1, 2, 3) };

  it.each([
    ['of no cells', { ...four, columns: 0 }, 'an impossible size: 0 × 2'],
    ['of more cells than any', { ...four, columns: 65_535, rows: 65_535 }, 'an impossible size'],
    ['with fewer values than cells', { ...four, rows: 3 }, 'does not end where it should'],
    ['with more values than cells', { ...four, rows: 1 }, 'more than its picture holds'],
    ['of several pictures', { ...four, count: 2 }, 'holds several pictures'],
    ['of no picture', { ...four, count: 0 }, 'neither a picture nor its end'],
  ])('%s is refused', (_name, spec, trouble) => {
    expect(() => readGif(makeGif(spec))).toThrow(trouble);
  });

  it('is refused wherever it is cut off, and read or refused in one line whatever happens to it', () => {
    const intact = makeGif({ columns: 60, rows: 40, indexes: makeCells(2400, 4) });
    for (let length = 0; length < intact.length; length += 1) {
      expect(() => readGif(intact.subarray(0, length))).toThrow(RangeError);
    }
    fc.assert(
      fc.property(fc.nat(intact.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const bytes = Uint8Array.from(intact);
        bytes[at] = (bytes[at] as number) ^ flip;
        try {
          expect(readGif(bytes).indexes).toHaveLength(2400);
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
        }
      }),
      { numRuns: 400 },
    );
  });
});
