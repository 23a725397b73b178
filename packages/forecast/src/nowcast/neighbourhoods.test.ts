import { describe, expect, it } from 'vitest';
import {
  divideIntoNeighbourhoods,
  findMoments,
  gatherSquares,
  readFigure,
  spreadRow,
  sumProducts,
  toCorrelation,
} from './neighbourhoods.ts';

const national = { columns: 300, rows: 500 };
const places = divideIntoNeighbourhoods(national, 3.3);

describe('neighbourhoods of a raster', () => {
  it.each([
    [national, 3.3, { side: 32, columns: 10, rows: 16 }],
    [{ columns: 512, rows: 512 }, 1, { side: 96, columns: 6, rows: 6 }],
    [{ columns: 2, rows: 2 }, 0.5, { side: 192, columns: 1, rows: 1 }],
    [{ columns: 40, rows: 40 }, 50, { side: 32, columns: 2, rows: 2 }],
  ])('are squares of about 100 km that the coarsest scale divides (%o, %f km)', (size, cellKm, expected) => {
    expect(divideIntoNeighbourhoods(size, cellKm)).toEqual(expected);
  });

  it('reach two squares, the nearer the more', () => {
    const sums = new Float64Array(places.columns * places.rows);
    sums[5 * places.columns + 5] = 1;
    const gathered = gatherSquares(places, sums);
    const along = Array.from({ length: 10 }, (_, column) => gathered[5 * places.columns + column]);
    expect(along).toEqual([0, 0, 0, 3, 6, 9, 6, 3, 0, 0]);
    expect(gathered[8 * places.columns + 5]).toBe(0);
  });

  it('correlate what is theirs, whatever stands elsewhere', () => {
    const size = { ...national, halvings: 0 };
    const wave = (cell: number) => Math.sin(cell / 7) + Math.cos((cell % 300) / 5);
    const a = Float32Array.from({ length: 150_000 }, (_, cell) => wave(cell));
    const b = Float32Array.from(a, (value, cell) => (cell < 300 * 250 ? value : -value));
    const known = new Float32Array(150_000).fill(1);
    const [ofA, ofB] = [findMoments(a, known, size, places), findMoments(b, known, size, places)];
    const products = sumProducts([a, b], known, size, places);
    expect(toCorrelation(ofA, ofB, products, 0)).toBeCloseTo(1, 6);
    expect(toCorrelation(ofA, ofB, products, places.columns * places.rows - 1)).toBeCloseTo(-1, 6);
    const even = findMoments(new Float32Array(150_000).fill(-6.99), known, size, places);
    expect(toCorrelation(ofA, even, products, 0)).toBe(0);
  });

  it.each([0, 1, 2])(
    'pass evenly from the middle of one to that of the next, on a raster halved %i times',
    (halvings) => {
      const size = { columns: Math.ceil(300 / 2 ** halvings), rows: Math.ceil(500 / 2 ** halvings), halvings };
      const figures = Float32Array.from({ length: places.columns * places.rows }, (_, place) => place % places.columns);
      const line = new Float64Array(size.columns);
      spreadRow(figures, places, size, 0, line);
      const side = places.side / 2 ** halvings;
      for (let column = 0; column < size.columns; column += 1) {
        const expected = Math.min(Math.max((column + 0.5) / side - 0.5, 0), places.columns - 1);
        expect(line[column]).toBeCloseTo(expected, 4);
        if (halvings === 0) expect(readFigure(figures, places, 77, column)).toBeCloseTo(expected, 4);
      }
    },
  );
});
