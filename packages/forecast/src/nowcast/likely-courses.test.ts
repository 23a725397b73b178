import { describe, expect, it } from 'vitest';
import { findQuantile, type LeadPlane, listLikelyCourses } from './likely-courses.ts';

const SIZE = { columns: 101, rows: 101 };
const GROUND = { size: SIZE, cell: 50 * 101 + 50, cellKm: 3 };
/** Rain in the western half only. */
const readWest = (cell: number) => (cell % 101 < 50 ? 10 : 0);

const RATES = Float64Array.from({ length: 256 }, (_, byte) => byte);

function makeLead(minutes: number, read: (cell: number) => number, size = SIZE): LeadPlane {
  const bytes = Uint8Array.from({ length: size.columns * size.rows }, (_, cell) => read(cell));
  return { minutes, bytes, rates: RATES };
}

const courses = (minutes: number, read: (cell: number) => number): Float64Array =>
  listLikelyCourses(GROUND, [makeLead(minutes, read)])[0] as Float64Array;

describe('likely courses', () => {
  it('are all the same where it rains the same everywhere', () => {
    expect(new Set(courses(90, () => 4))).toEqual(new Set([4]));
  });

  it('lie as often on one side of an edge as on the other, and the same one at each lead', () => {
    const wet = courses(60, readWest).filter((rate) => rate === 10).length;
    expect(wet).toBeGreaterThan(25);
    expect(wet).toBeLessThan(35);
    const [one, two] = listLikelyCourses(GROUND, [makeLead(60, readWest), makeLead(120, readWest)]);
    expect(one?.filter((rate, course) => rate !== two?.[course]).length).toBeLessThanOrEqual(2);
  });

  it('reach farther with the lead: a shower 20 km away is likely by some of them after an hour, by none after ten minutes', () => {
    const readFar = (cell: number) => (cell % 101 < 44 ? 10 : 0);
    expect(findQuantile(courses(10, readFar), 0.9)).toBe(0);
    expect(findQuantile(courses(60, readFar), 0.9)).toBe(10);
  });

  it('miss no cell that differs from all around it', () => {
    const columns = courses(60, (cell) => cell % 101);
    const rows = courses(60, (cell) => Math.floor(cell / 101));
    const paths = [...columns].map((column, path) => `${column} ${rows[path]}`);
    for (const path of new Set(paths)) {
      const [x = 0, y = 0] = path.split(' ').map(Number);
      const alone = courses(60, (cell) => (cell === y * 101 + x ? 9 : 3));
      expect([...alone].filter((rate) => rate === 9)).toHaveLength(paths.filter((other) => other === path).length);
    }
  });

  it('are those of each plane, though planes share a buffer', () => {
    const both = new Uint8Array(2 * 101 * 101).fill(2, 101 * 101);
    const planes = [both.subarray(0, 101 * 101), both.subarray(101 * 101)];
    const found = listLikelyCourses(
      GROUND,
      planes.map((bytes) => ({ minutes: 30, bytes, rates: RATES })),
    );
    expect(found.map((column) => [...new Set(column)])).toEqual([[0], [2]]);
  });

  it('know nothing beyond the raster', () => {
    const size = { columns: 2, rows: 2 };
    const [rates] = listLikelyCourses({ size, cell: 0, cellKm: 3 }, [makeLead(120, () => 1, size)]);
    expect(rates?.some(Number.isNaN)).toBe(true);
    expect(findQuantile(rates as Float64Array, 0.9)).toBeNull();
  });
});

describe('a quantile', () => {
  it('lies between values, leaves out what is not known, and is unknown where most is', () => {
    expect(findQuantile(Float64Array.of(3, 1, 2), 0.5)).toBe(2);
    expect(findQuantile(Float64Array.of(0, 10, Number.NaN), 0.9)).toBeCloseTo(9, 9);
    expect(findQuantile(Float64Array.of(4, Number.NaN, 4), 0.9)).toBe(4);
    expect(findQuantile(Float64Array.of(0, Number.NaN, Number.NaN), 0.9)).toBeNull();
    expect(findQuantile(new Float64Array(), 0.9)).toBeNull();
  });
});
