import { blurWidely } from '../blur.ts';
import { type Cascade, countHalvings, splitScales } from '../cascade.ts';
import { fillLayeredSum, makeLayers } from '../layered-sum.ts';
import { type Neighbourhoods, spreadRow } from '../neighbourhoods.ts';
import { readShare } from '../normal-distribution.ts';
import { fillDouble, halve, halveSize, type Raster } from '../pyramid.ts';
import { DRY_STRENGTH, toStrengths } from '../rain-picture.ts';
import { findDecayMinutes, findNoiseShare } from './error-growth.ts';

/** Where a cell's rain lies and how far it may be off: what a member draws from. */
export interface RainSpread {
  /** Intensity with every scale shrunk by what it has forgotten, per cell. */
  readonly strengths: Float32Array;
  /** Standard deviation of each scale's noise, decibels, on the raster halved once. */
  readonly deviations: readonly Float32Array[];
  /** Makes the members' mean that of the forecast, in surroundings of some 100 km; on the raster halved once. */
  readonly factors: Float32Array;
  /** Columns of the raster halved once. */
  readonly halfColumns: number;
}

/** The raster of an ensemble, and how well its rain remembers. */
interface SpreadGround {
  readonly cellKm: number;
  readonly places: Neighbourhoods;
  /** How long the rain of each neighbourhood remembers in relation to usual rain (`toMemoryRatio`). */
  readonly memory: Float32Array;
}

/** Standard deviation of the blur that finds a scale's local variance, in its radii; at least, in cells. */
const VARIANCE_RADII = 1.5;
const LEAST_DEVIATION = 2;
/** Standard deviation of the surroundings whose mean is kept, cells of the raster halved once. */
const MEAN_CELLS = 6;
const MOST_FACTOR = 5;
const PER_DB = Math.LN10 / 10;
const EDGE_MMH = 10 ** (DRY_STRENGTH / 10);
const LEAST_VARIANCE = 1e-4;
const LEAST_MMH = 1e-5;

/** Spread of a lead's rain (mm/h, dry where unknown) this many minutes after its frame. */
export function findRainSpread(rain: Raster, minutes: number, ground: SpreadGround): RainSpread {
  const { cellKm, places, memory } = ground;
  const { columns, rows } = rain;
  const size = { columns, rows };
  const cascade = splitScales(toStrengths(rain.values), size);
  const correlations = cascade.map((_, level) =>
    memory.map((ratio) => Math.exp(-minutes / (findDecayMinutes(cellKm * 2 ** level) * ratio))),
  );
  const layers = makeLayers(size, countHalvings(cascade.length - 1));
  const parts = cascade.map(({ values }, level) => ({
    values,
    halvings: countHalvings(level),
    // The largest scale holds the mean, which is kept.
    weights: level === cascade.length - 1 ? memory.map(() => 1) : (correlations[level] as Float32Array),
  }));
  fillLayeredSum(layers, new Float32Array(memory.length), parts, places);
  const strengths = (layers[0] as Raster).values;
  const deviations = cascade.map((_, level) =>
    findDeviation(cascade, level, correlations[level] as Float32Array, places),
  );
  const factors = findFactors(rain, strengths, deviations);
  return { strengths, deviations, factors, halfColumns: halveSize(size).columns };
}

/** Standard deviation of a scale's noise, on the raster halved once. */
function findDeviation(
  cascade: Cascade,
  level: number,
  correlations: Float32Array,
  places: Neighbourhoods,
): Float32Array {
  const own = cascade[level] as Raster;
  const halvings = countHalvings(level);
  const scratch = new Float32Array(own.values.length);
  const squares = own.values.slice();
  if (level === cascade.length - 1) {
    const means = own.values.slice();
    blurWidely(means, own, 2 ** (level + 1 - halvings), scratch);
    for (let cell = 0; cell < squares.length; cell += 1)
      squares[cell] = (squares[cell] as number) - (means[cell] as number);
  }
  for (let cell = 0; cell < squares.length; cell += 1) squares[cell] = (squares[cell] as number) ** 2;
  blurWidely(squares, own, Math.max(VARIANCE_RADII * 2 ** (level - halvings), LEAST_DEVIATION), scratch);
  const shares = correlations.map(findNoiseShare);
  const line = new Float64Array(own.columns);
  for (let row = 0, cell = 0; row < own.rows; row += 1) {
    spreadRow(shares, places, { ...own, halvings }, row, line);
    for (let column = 0; column < own.columns; column += 1, cell += 1)
      squares[cell] = Math.sqrt(Math.max((line[column] as number) * (squares[cell] as number), 0));
  }
  return toHalf({ ...own, values: squares }, cascade, level);
}

/** A scale's raster as one that is halved once. */
function toHalf(raster: Raster, cascade: Cascade, level: number): Float32Array {
  if (countHalvings(level) === 0) return halve(raster).values;
  let coarser = raster;
  for (let finer = level - 1; countHalvings(finer) > 0 && coarser !== cascade[finer]; finer -= 1) {
    const { columns, rows } = cascade[finer] as Raster;
    const doubled = { columns, rows, values: new Float32Array(columns * rows) };
    fillDouble(coarser, doubled);
    coarser = doubled;
  }
  return coarser.values;
}

/** Mean of rain whose intensity is normally distributed with this mean and variance, dry below the edge, mm/h. */
function expectRain(strength: number, variance: number): number {
  if (variance < LEAST_VARIANCE) return Math.max(Math.exp(PER_DB * strength) - EDGE_MMH, 0);
  const deviation = Math.sqrt(variance);
  const above = (strength - DRY_STRENGTH) / deviation;
  const mean = Math.exp(PER_DB * strength + 0.5 * PER_DB * PER_DB * variance);
  return Math.max(mean * readShare(above + PER_DB * deviation) - EDGE_MMH * readShare(above), 0);
}

function findFactors(rain: Raster, strengths: Float32Array, deviations: readonly Float32Array[]): Float32Array {
  const half = halveSize(rain);
  const variances = new Float32Array(half.columns * half.rows);
  for (const values of deviations)
    for (let cell = 0; cell < variances.length; cell += 1)
      variances[cell] = (variances[cell] as number) + (values[cell] as number) ** 2;
  const expected = new Float32Array(strengths.length);
  for (let row = 0, cell = 0; row < rain.rows; row += 1) {
    const line = (row >> 1) * half.columns;
    for (let column = 0; column < rain.columns; column += 1, cell += 1)
      expected[cell] = expectRain(strengths[cell] as number, variances[line + (column >> 1)] as number);
  }
  const [wanted, given] = [rain, { ...rain, values: expected }].map((raster) => {
    const means = halve(raster).values;
    blurWidely(means, half, MEAN_CELLS, new Float32Array(means.length));
    return means;
  }) as [Float32Array, Float32Array];
  return wanted.map((mean, cell) => {
    const own = given[cell] as number;
    return own < LEAST_MMH ? 0 : Math.min(Math.max(mean / own, 0), MOST_FACTOR);
  });
}

/** Rain of an intensity, mm/h; dry below the edge. */
export const toRainMmh = (strength: number): number => Math.max(Math.exp(PER_DB * strength) - EDGE_MMH, 0);
