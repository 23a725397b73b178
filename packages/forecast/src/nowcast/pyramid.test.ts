import { describe, expect, it } from 'vitest';
import { blur } from './blur.ts';
import { fillDouble, halve, halveSmoothly, type Raster } from './pyramid.ts';

const draw = (columns: number, rows: number, of: (x: number, y: number) => number): Raster => ({
  columns,
  rows,
  values: Float32Array.from({ length: columns * rows }, (_, cell) => of(cell % columns, Math.floor(cell / columns))),
});
const empty = (columns: number, rows: number): Raster => draw(columns, rows, () => 0);

describe('a raster halved and doubled', () => {
  it.each([
    [8, 6],
    [7, 5],
    [1, 1],
    [2, 3],
  ])('keeps an even one as it is (%i × %i)', (columns, rows) => {
    const even = draw(columns, rows, () => 3);
    const half = halve(even);
    expect([half.columns, half.rows]).toEqual([Math.ceil(columns / 2), Math.ceil(rows / 2)]);
    const back = empty(columns, rows);
    fillDouble(half, back);
    expect(back.values).toEqual(even.values);
    expect([...halveSmoothly(even).values].every((value) => Math.abs(value - 3) < 1e-6)).toBe(true);
  });

  it('does not shift it: a slope comes back where it was, but for the ends', () => {
    const slope = draw(16, 12, (x, y) => 2 * x - y);
    const back = empty(16, 12);
    fillDouble(halve(slope), back);
    for (let row = 1; row < 11; row += 1) {
      for (let column = 1; column < 15; column += 1) {
        expect(back.values[row * 16 + column]).toBeCloseTo(2 * column - row, 5);
      }
    }
  });

  it('is smoothed on the way as by a blur of radius 1', () => {
    const hills = draw(24, 20, (x, y) => Math.sin(x) * Math.cos(2 * y) + 0.1 * x);
    const smooth = halveSmoothly(hills);
    blur(hills.values, hills, 1, new Float32Array(24 * 20));
    const { values } = halve(hills);
    for (let row = 2; row < 8; row += 1) {
      for (let column = 2; column < 10; column += 1) {
        expect(smooth.values[row * 12 + column]).toBeCloseTo(values[row * 12 + column] as number, 5);
      }
    }
  });
});
