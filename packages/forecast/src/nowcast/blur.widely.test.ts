import { describe, expect, it } from 'vitest';
import { blurWidely, toBlurWidth } from './blur.ts';

const size = { columns: 201, rows: 201 };

describe('a wide blur', () => {
  it.each([1.7, 3.9, 4.1, 9, 20])(
    'spreads one cell by a standard deviation of about %d cells, and nothing is lost',
    (deviation) => {
      const values = new Float32Array(size.columns * size.rows);
      values[100 * 201 + 100] = 1;
      blurWidely(values, size, deviation, new Float32Array(values.length));
      const sum = (of: (x: number, y: number) => number) =>
        values.reduce((total, value, cell) => total + value * of((cell % 201) - 100, Math.floor(cell / 201) - 100), 0);
      expect(sum(() => 1)).toBeCloseTo(1, 4);
      const spread = Math.sqrt(sum((x) => x * x));
      expect(spread / deviation).toBeGreaterThan(0.8);
      expect(spread / deviation).toBeLessThan(1.05);
      expect(Math.abs(sum((x) => x)) / deviation).toBeLessThan(0.6);
    },
  );

  it('leaves a raster as it is where nothing goes astray', () => {
    const values = Float32Array.of(0, 0, 1, 0, 0, 0);
    blurWidely(values, { columns: 3, rows: 2 }, 0.5, new Float32Array(6));
    expect([...values]).toEqual([0, 0, 1, 0, 0, 0]);
  });

  it('is never wider than asked: one of three means reaches further when there is variance enough for it', () => {
    expect(toBlurWidth(0.66)).toEqual({ radius: 0, extra: 0 });
    expect(toBlurWidth(0.67)).toEqual({ radius: 0, extra: 1 });
    expect(toBlurWidth(2)).toEqual({ radius: 1, extra: 0 });
    expect(toBlurWidth(5.99)).toEqual({ radius: 1, extra: 2 });
  });
});
