import type { RasterSize } from '#grid/regular-grid.ts';
import { sampleNodes } from './trajectory.ts';

/**
 * Statistics of a picture are computed per neighbourhood instead of overall: sums over squares of about 100 km,
 * gathered over windows that end two or three squares away. So no forecast depends on rain beyond the reach of its
 * motion. `columns` and `rows` count the squares.
 */
export interface Neighbourhoods extends RasterSize {
  /** Cells of a square in either direction: a multiple of the cells that halving to the coarsest scale merges. */
  readonly side: number;
}

const SQUARE_KM = 100;
/** A square contains a whole cell of a raster halved five times. */
const LEAST_SIDE = 32;
/** Weight of a square by its distance in squares, along a row or a column. */
export const NEAR: readonly number[] = [3, 2, 1];
/** Weights for statistics that need a wider neighbourhood: the distribution of intensities. */
export const WIDE: readonly number[] = [4, 3, 2, 1];

/** Divides a raster with this cell width into neighbourhoods. */
export function divideIntoNeighbourhoods({ columns, rows }: RasterSize, cellKm: number): Neighbourhoods {
  const side = LEAST_SIDE * Math.max(Math.round(SQUARE_KM / (LEAST_SIDE * cellKm)), 1);
  return { side, columns: Math.ceil(columns / side), rows: Math.ceil(rows / side) };
}

/** A raster that is halved this many times. */
export interface HalvedSize extends RasterSize {
  readonly halvings: number;
}

/** Figures of squares, `depth` of each side by side, of which those from `first` to before `end` are summed. */
interface SquareFigures {
  readonly depth: number;
  readonly first: number;
  readonly end: number;
}

const ONE_FIGURE: SquareFigures = { depth: 1, first: 0, end: 1 };

/** Sums the squares of each neighbourhood. `scratch` is overwritten if given. */
export function gatherSquares(
  { columns, rows }: RasterSize,
  sums: Float64Array,
  figures: SquareFigures = ONE_FIGURE,
  window: readonly number[] = NEAR,
  scratch: Float64Array = new Float64Array(sums.length),
): Float64Array {
  const { depth } = figures;
  addAround(sums, scratch, { lines: rows, lineStep: columns * depth, places: columns, step: depth }, figures, window);
  addAround(scratch, sums, { lines: columns, lineStep: depth, places: rows, step: columns * depth }, figures, window);
  return sums;
}

interface Strip {
  readonly lines: number;
  readonly lineStep: number;
  readonly places: number;
  readonly step: number;
}

function addAround(
  from: Float64Array,
  to: Float64Array,
  { lines, lineStep, places, step }: Strip,
  { first, end }: SquareFigures,
  window: readonly number[],
): void {
  const reach = window.length - 1;
  for (let line = 0; line < lines; line += 1) {
    for (let place = 0; place < places; place += 1) {
      const out = line * lineStep + place * step;
      to.fill(0, out + first, out + end);
      for (let other = Math.max(place - reach, 0); other <= Math.min(place + reach, places - 1); other += 1) {
        const weight = window[Math.abs(other - place)] as number;
        const away = (other - place) * step;
        for (let index = out + first; index < out + end; index += 1)
          to[index] = (to[index] as number) + weight * (from[index + away] as number);
      }
    }
  }
}

/** Weighted sums of a pattern over each neighbourhood. */
export interface Moments {
  readonly count: Float64Array;
  readonly sum: Float64Array;
  readonly squares: Float64Array;
}

/**
 * Sums of a pattern over the cells whose air was observed: `known` is 1 there, 0 elsewhere, and a share where a cell
 * represents several.
 */
export function findMoments(
  values: Float32Array,
  known: Float32Array,
  size: HalvedSize,
  places: Neighbourhoods,
): Moments {
  const figures = () => new Float64Array(places.columns * places.rows);
  const [counts, sums, squares] = [figures(), figures(), figures()];
  forEachStretch(size, places, (place, from, to) => {
    let [count, sum, square] = [0, 0, 0];
    for (let cell = from; cell < to; cell += 1) {
      const share = known[cell] as number;
      const value = values[cell] as number;
      count += share;
      sum += share * value;
      square += share * value * value;
    }
    counts[place] = (counts[place] as number) + count;
    sums[place] = (sums[place] as number) + sum;
    squares[place] = (squares[place] as number) + square;
  });
  return {
    count: gatherSquares(places, counts),
    sum: gatherSquares(places, sums),
    squares: gatherSquares(places, squares),
  };
}

/** Sums of the products of two patterns over the cells whose air was observed. */
export function sumProducts(
  [a, b]: readonly [Float32Array, Float32Array],
  known: Float32Array,
  size: HalvedSize,
  places: Neighbourhoods,
): Float64Array {
  const sums = new Float64Array(places.columns * places.rows);
  forEachStretch(size, places, (place, from, to) => {
    let sum = 0;
    for (let cell = from; cell < to; cell += 1) {
      sum += (known[cell] as number) * (a[cell] as number) * (b[cell] as number);
    }
    sums[place] = (sums[place] as number) + sum;
  });
  return gatherSquares(places, sums);
}

/** Visits, row by row, the stretches of cells that lie in one square. */
export function forEachStretch(
  { columns, rows, halvings }: HalvedSize,
  places: Neighbourhoods,
  visit: (place: number, from: number, to: number) => void,
): void {
  const side = places.side / 2 ** halvings;
  for (let row = 0; row < rows; row += 1) {
    const line = Math.min(Math.floor(row / side), places.rows - 1) * places.columns;
    for (let column = 0, first = 0; first < columns; column += 1, first += side) {
      const start = row * columns + first;
      visit(line + Math.min(column, places.columns - 1), start, start + Math.min(side, columns - first));
    }
  }
}

/** Share of the sum of squares that rounding may leave of a constant pattern. */
const LEAST_VARIANCE = 1e-9;

/** Variance of a pattern in a neighbourhood, times its cells; 0 if it is constant. */
export function findVariance({ count, sum, squares }: Moments, place: number): number {
  const [cells, total, square] = [count[place] as number, sum[place] as number, squares[place] as number];
  const variance = cells > 0 ? square - (total * total) / cells : 0;
  return variance > LEAST_VARIANCE * square ? variance : 0;
}

/** Correlation of two patterns in a neighbourhood from their sums; 0 if one of them is constant. */
export function toCorrelation(a: Moments, b: Moments, products: Float64Array, place: number): number {
  const [varianceA, varianceB] = [findVariance(a, place), findVariance(b, place)];
  if (varianceA === 0 || varianceB === 0) return 0;
  const both =
    (products[place] as number) - ((a.sum[place] as number) * (b.sum[place] as number)) / (a.count[place] as number);
  return both / Math.sqrt(varianceA * varianceB);
}

/** Rows per square with interpolated figures of their own: figures change slowly. */
const LINES = 8;

/**
 * Figures of neighbourhoods for the cells of a row, bilinear between the centres of their squares. `out` is left
 * unchanged if the previous row has the same figures.
 */
export function spreadRow(
  figures: Float32Array,
  places: Neighbourhoods,
  { columns, halvings }: HalvedSize,
  row: number,
  out: Float64Array,
): void {
  const side = places.side / 2 ** halvings;
  const same = Math.max(Math.floor(side / LINES), 1);
  if (row % same !== 0) return;
  const last = places.columns - 1;
  const y = Math.min(Math.max((row + 0.5 * same) / side - 0.5, 0), places.rows - 1);
  const upper = Math.min(Math.floor(y), Math.max(places.rows - 2, 0));
  const above = upper * places.columns;
  const below = Math.min(upper + 1, places.rows - 1) * places.columns;
  const down = y - upper;
  const west = figures[above] as number;
  let value = west + down * ((figures[below] as number) - west);
  let column = Math.min(Math.ceil(0.5 * side - 0.5), columns);
  out.fill(value, 0, column);
  for (let place = 0; place < last; place += 1) {
    const near = figures[above + place + 1] as number;
    const next = near + down * ((figures[below + place + 1] as number) - near);
    const step = (next - value) / side;
    let current = value + ((column + 0.5) / side - 0.5 - place) * (next - value);
    const end = Math.min(Math.ceil((place + 1.5) * side - 0.5), columns);
    for (; column < end; column += 1) {
      out[column] = current;
      current += step;
    }
    value = next;
  }
  out.fill(value, column, columns);
}

/** The figure at a cell, bilinear as in `spreadRow`. */
export function readFigure(
  figures: Float32Array,
  { side, ...places }: Neighbourhoods,
  row: number,
  column: number,
): number {
  return sampleNodes(figures, places, (column + 0.5) / side - 0.5, (row + 0.5) / side - 0.5);
}
