import type { RasterSize } from '#grid/regular-grid.ts';
import { blurHalf, blurWidely } from './blur.ts';
import {
  findMoments,
  findVariance,
  forEachStretch,
  gatherSquares,
  type Moments,
  type Neighbourhoods,
  spreadRow,
} from './neighbourhoods.ts';
import { makeRowDoubler, type Raster } from './pyramid.ts';
import { DRY_STRENGTH, type RainPicture } from './rain-picture.ts';

/** Standard deviation of the blur that extracts outlines, cells. */
const OUTLINE_CELLS = 8.5;
/** Standard deviation of the blur that separates fine structure, cells. */
const FINE_CELLS = 6.5;
/** Variance below which a forecast has no fine structure to amplify. */
const LEAST_VARIANCE = 1e-6;

/**
 * Air from outside is limited to this share of the local outlines' intensity: far from all rain only dry air enters.
 */
const INFLOW_SHARE = 0.7;

/** The stationary newest picture, prepared for later leads. */
export interface StandingPicture {
  readonly size: RasterSize;
  /** 1 per observed cell, else 0. */
  readonly seen: Uint8Array;
  /** Without structure too fine to persist. */
  readonly outlines: Float32Array;
  /** Mean intensity of each neighbourhood. */
  readonly means: Float32Array;
  readonly places: Neighbourhoods;
  /** Variance of the fine structure, intensities minus their local means, in each neighbourhood. */
  readonly fineVariance: Float32Array;
}

/** Splits the newest picture for blending. */
export function makeStandingPicture(
  { strengths, seen }: RainPicture,
  size: RasterSize,
  places: Neighbourhoods,
): StandingPicture {
  const scratch = new Float32Array(strengths.length);
  const outlines = strengths.slice();
  blurWidely(outlines, size, OUTLINE_CELLS, scratch);
  const all = new Float32Array(strengths.length).fill(1);
  const { count, sum } = findMoments(strengths, all, { ...size, halvings: 0 }, places);
  const means = Float32Array.from(sum, (total, place) => total / (count[place] as number));
  const ofFine = separateFine({ ...size, values: strengths }, places, [new Float32Array(strengths.length), scratch]);
  const fineVariance = means.map((_, place) => findVariance(ofFine, place));
  return { size, places, seen, outlines, means, fineVariance };
}

/** The share of cells near each one with at least this rain, 0…1. */
export function findStandingChances(rainMmh: Float32Array, leastMmh: number, size: RasterSize): Float32Array {
  const shares = rainMmh.map((rate) => (rate >= leastMmh ? 1 : 0));
  blurWidely(shares, size, OUTLINE_CELLS, new Float32Array(shares.length));
  return shares;
}

/** Blending weights of a lead in each neighbourhood. */
export interface LeadShares {
  /** Share of the stationary picture, 0…1. */
  readonly standing: Float32Array;
  /** Share of the stationary picture's departure from its mean that is kept where it is used alone, 0…1. */
  readonly hold: Float32Array;
  /** Limit to the amplification of fine structure, from 1. */
  readonly mostGain: number;
}

/** Inputs for blending one lead. */
export interface LeadParts extends LeadShares {
  /** Decayed intensities, advected. Becomes the result. */
  readonly faded: Float32Array;
  /** Certainty of these in each cell, 0…1 (`findSurroundings`). */
  readonly certainty: Float32Array;
}

type Three<Figures> = readonly [Figures, Figures, Figures];

/** Three figures of neighbourhoods, interpolated one row at a time. */
export function spreadRows(
  figures: Three<Float32Array>,
  size: RasterSize,
  places: Neighbourhoods,
  visit: (first: number, lines: Three<Float64Array>) => void,
): void {
  const line = () => new Float64Array(size.columns);
  const lines = [line(), line(), line()] as const;
  const halved = { ...size, halvings: 0 };
  for (let row = 0; row < size.rows; row += 1) {
    spreadRow(figures[0], places, halved, row, lines[0]);
    spreadRow(figures[1], places, halved, row, lines[1]);
    spreadRow(figures[2], places, halved, row, lines[2]);
    visit(row * size.columns, lines);
  }
}

/**
 * Composes a lead in place of `faded`: the moving part blended with the stationary outlines, and the latter alone where
 * the air comes from far outside what was observed. The decayed part is smooth, which is the best estimate of each cell
 * but merges scattered showers into a few blobs. Amplifying what is left of its fine structure gives back how many there
 * are.
 */
export function composeLead(
  picture: StandingPicture,
  parts: LeadParts,
  scratch: readonly [Float32Array, Float32Array],
): void {
  const { faded, certainty, standing, hold } = parts;
  const { outlines, means, size, places } = picture;
  spreadRows([standing, hold, means], size, places, (first, [standings, holds, middles]) => {
    for (let column = 0, cell = first; column < size.columns; column += 1, cell += 1) {
      const value = faded[cell] as number;
      const outline = outlines[cell] as number;
      const mean = middles[column] as number;
      const known = value + (standings[column] as number) * (outline - value);
      const certain = certainty[cell] as number;
      if (certain === 1) {
        faded[cell] = known;
        continue;
      }
      const inflow = Math.min(
        mean + (holds[column] as number) * (outline - mean),
        DRY_STRENGTH + INFLOW_SHARE * (outline - DRY_STRENGTH),
      );
      faded[cell] = inflow + certain * (known - inflow);
    }
  });
  sharpen(picture, faded, parts.mostGain, scratch);
}

/**
 * Separates the fine structure of a raster, values minus their local means, into the first scratch array; returns its
 * sums over each neighbourhood.
 */
function separateFine(
  raster: Raster,
  places: Neighbourhoods,
  [fine, scratch]: readonly [Float32Array, Float32Array],
): Moments {
  const { columns, rows, values } = raster;
  const fillRow = makeRowDoubler(blurHalf(raster, FINE_CELLS, scratch), columns);
  const figures = () => new Float64Array(places.columns * places.rows);
  const [counts, sums, squares] = [figures(), figures(), figures()];
  forEachStretch({ columns, rows, halvings: 0 }, places, (place, from, to) => {
    if (from % columns === 0) fillRow(from / columns, fine, from);
    let [sum, square] = [0, 0];
    for (let cell = from; cell < to; cell += 1) {
      const departure = (values[cell] as number) - (fine[cell] as number);
      fine[cell] = departure;
      sum += departure;
      square += departure * departure;
    }
    counts[place] = (counts[place] as number) + to - from;
    sums[place] = (sums[place] as number) + sum;
    squares[place] = (squares[place] as number) + square;
  });
  const gather = (figures: Float64Array) => gatherSquares(places, figures);
  return { count: gather(counts), sum: gather(sums), squares: gather(squares) };
}

/** Amplifies the fine structure of a forecast towards the variance that it has in the newest picture. */
function sharpen(
  { size, places, fineVariance }: StandingPicture,
  values: Float32Array,
  most: number,
  scratch: readonly [Float32Array, Float32Array],
): void {
  const left = separateFine({ ...size, values }, places, scratch);
  const gains = fineVariance.map((variance, place) => {
    const ratio = variance / Math.max(findVariance(left, place), LEAST_VARIANCE);
    return Math.min(Math.max(Math.sqrt(ratio), 1), most) - 1;
  });
  const [fine] = scratch;
  const line = new Float64Array(size.columns);
  const halved = { ...size, halvings: 0 };
  for (let row = 0, cell = 0; row < size.rows; row += 1) {
    spreadRow(gains, places, halved, row, line);
    for (let column = 0; column < size.columns; column += 1, cell += 1)
      values[cell] = (values[cell] as number) + (line[column] as number) * (fine[cell] as number);
  }
}
