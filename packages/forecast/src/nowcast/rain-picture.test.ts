import { describe, expect, it } from 'vitest';
import { fillUnseen, findSeen } from './rain-picture.ts';

const size = { columns: 40, rows: 24 };
const make = (rate: (column: number, row: number) => number) =>
  Float32Array.from({ length: size.columns * size.rows }, (_, cell) =>
    rate(cell % size.columns, Math.floor(cell / size.columns)),
  );

describe('cells that no radar saw', () => {
  it('are those without a finite figure', () => {
    const frame = Float32Array.from([0, Number.NaN, 3, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
    expect([...findSeen(frame)]).toEqual([1, 0, 1, 0, 0]);
  });

  it('take the mean of the nearest cells that were seen, which stay as they are', () => {
    // West 10, east −7, and a hole on each side.
    const values = make((column) => (column < 20 ? 10 : -7));
    const seen = new Uint8Array(values.length).fill(1);
    for (let row = 0; row < size.rows; row += 1) {
      for (const column of [0, 1, 2, 37, 38, 39]) {
        seen[row * size.columns + column] = 0;
        values[row * size.columns + column] = 99;
      }
    }
    fillUnseen(values, seen, size);
    for (let cell = 0; cell < values.length; cell += 1) {
      expect(values[cell]).toBeCloseTo(cell % size.columns < 20 ? 10 : -7, 1);
    }
  });

  it('far from all that was seen take what lies nearest, not the mean of everything', () => {
    const values = make((column) => (column === 0 ? -7 : 4));
    const seen = make((column) => (column < 9 ? 1 : 0));
    fillUnseen(values, Uint8Array.from(seen), size);
    expect(values[size.columns - 1]).toBeGreaterThan(2);
    expect(values[size.columns - 1]).toBeLessThan(4.001);
  });

  it('stay as they are where nothing was seen', () => {
    const values = make(() => -7);
    fillUnseen(values, new Uint8Array(values.length), size);
    expect(values.every((value) => value === -7)).toBe(true);
  });
});
