import { describe, expect, it } from 'vitest';
import { blur } from './blur.ts';

const blurred = (values: readonly number[], columns: number, radius: number) => {
  const raster = Float32Array.from(values);
  blur(raster, { columns, rows: values.length / columns }, radius, new Float32Array(values.length));
  return raster;
};

describe('blurring', () => {
  it('takes means over exactly 2 r + 1 cells, centred: a single cell spreads evenly to both sides', () => {
    const line = Array.from({ length: 21 * 21 }, (_, cell) => (cell === 10 * 21 + 10 ? 1 : 0));
    const spot = blurred(line, 21, 1);
    const row = Array.from({ length: 21 }, (_, column) => spot[10 * 21 + column] as number);
    // Three means over 3 cells give weights of 1 3 6 7 6 3 1, of 27.
    const middle = row[10] as number;
    expect(row.slice(7, 14).map((value) => Math.round((7 * value) / middle))).toEqual([1, 3, 6, 7, 6, 3, 1]);
    expect(row[6]).toBeCloseTo(0, 6);
    expect(row[14]).toBeCloseTo(0, 6);
    for (let step = 0; step < 10; step += 1) expect(row[10 - step]).toBeCloseTo(row[10 + step] as number, 6);
  });

  it('has a standard deviation of the square root of r² + r cells', () => {
    const size = 121;
    const spot = blurred(
      Array.from({ length: size }, (_, cell) => (cell === 60 ? 1 : 0)),
      size,
      4,
    );
    let variance = 0;
    for (let cell = 0; cell < size; cell += 1) variance += (spot[cell] as number) * (cell - 60) ** 2;
    expect(variance).toBeCloseTo(4 * 4 + 4, 3);
  });

  it('leaves an even raster and a radius of 0 as they are', () => {
    expect([...blurred(Array(12).fill(3), 4, 5)].every((value) => Math.abs(value - 3) < 1e-5)).toBe(true);
    expect([...blurred([1, 2, 3, 4], 2, 0)]).toEqual([1, 2, 3, 4]);
  });
});
