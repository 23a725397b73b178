import type { RasterSize } from '#grid/regular-grid.ts';
import { blur, blurWidely } from './blur.ts';
import type { Scale } from './fit-cascade.ts';
import { fillLayeredSum, type LayeredPart, makeLayers } from './layered-sum.ts';
import { gatherSquares, type Neighbourhoods, spreadRow } from './neighbourhoods.ts';
import { readShare, TABLE_REACH } from './normal-distribution.ts';
import { fillDouble, halve, halveSize, type Raster } from './pyramid.ts';

/** Sampled cells suffice to find the threshold. */
const SAMPLE_STRIDE = 17;

/** Observation of the newest frame. */
interface LastSeen {
  /** 1 per observed cell, else 0. */
  readonly seen: Uint8Array;
  /** Share of the observed cells of each neighbourhood with at least the rain asked for, 0…1. */
  readonly shares: Float32Array;
}

/** Tested thresholds, intensities. */
const LOW = -16;
const HIGH = 36;
const PER_STRENGTH = 2;
const TRIED = (HIGH - LOW) * PER_STRENGTH + 1;
/** Where no rain fell, the threshold is the one expected to be exceeded by this share. */
const LEAST_PART = 1e-4;

/**
 * The chance of at least some rain, 0…1 per cell: a normal distribution around the smoothed forecast, per cell as wide
 * as its surroundings have decorrelated (`sharpness` is one over its deviation). The threshold is chosen so that the
 * expected wet share of the neighbourhood equals the last observed one.
 */
function fillChances(
  faded: Float32Array,
  sharpness: Float32Array,
  { size, places, last }: Pick<ChanceBuffers, 'size' | 'places' | 'last'>,
  out: Float32Array,
): void {
  const expected = expectParts(faded, sharpness, { size, places, last });
  const thresholds = last.shares.map((share, place) =>
    findThreshold(expected.subarray(place * DEPTH, (place + 1) * DEPTH), Math.max(share, LEAST_PART)),
  );
  const { columns, rows } = size;
  const line = new Float64Array(columns);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    spreadRow(thresholds, places, { columns, rows, halvings: 0 }, row, line);
    for (let column = 0; column < columns; column += 1, cell += 1)
      out[cell] = readShare(((faded[cell] as number) - (line[column] as number)) * (sharpness[cell] as number));
  }
}

/** Number of cells, how many of them lie wholly above 1, 2, … thresholds, and the partial shares above each. */
const DEPTH = 1 + 2 * TRIED;

/** Expected share above each threshold for each neighbourhood, from sampled cells. */
function expectParts(
  faded: Float32Array,
  sharpness: Float32Array,
  { size, places, last }: Pick<ChanceBuffers, 'size' | 'places' | 'last'>,
): Float64Array {
  const sums = new Float64Array(places.columns * places.rows * DEPTH);
  for (let cell = 0; cell < faded.length; cell += SAMPLE_STRIDE) {
    if (last.seen[cell] === 0) continue;
    const row = Math.floor(cell / size.columns);
    const column = cell % size.columns;
    const square = Math.floor(row / places.side) * places.columns + Math.floor(column / places.side);
    const base = square * DEPTH;
    sums[base] = (sums[base] as number) + 1;
    const value = faded[cell] as number;
    const sharp = sharpness[cell] as number;
    const reach = TABLE_REACH / sharp;
    const first = Math.min(Math.max(Math.ceil((value - reach - LOW) * PER_STRENGTH), 0), TRIED);
    const end = Math.min(Math.max(Math.ceil((value + reach - LOW) * PER_STRENGTH), first), TRIED);
    if (first > 0) sums[base + first] = (sums[base + first] as number) + 1;
    for (let tried = first; tried < end; tried += 1) {
      const at = base + 1 + TRIED + tried;
      sums[at] = (sums[at] as number) + readShare((value - LOW - tried / PER_STRENGTH) * sharp);
    }
  }
  return gatherSquares(places, sums, { depth: DEPTH, first: 0, end: DEPTH });
}

/** The threshold above which this share of a neighbourhood is expected; 0 if none of it was observed. */
function findThreshold(sums: Float64Array, part: number): number {
  const cells = sums[0] as number;
  if (cells === 0) return 0;
  let [whole, before] = [0, 0];
  for (let tried = TRIED - 1; tried >= 0; tried -= 1) {
    whole += sums[tried + 1] as number;
    const above = (whole + (sums[1 + TRIED + tried] as number)) / cells;
    if (above >= part) {
      const back = above > before ? (above - part) / (above - before) : 0;
      return LOW + (tried + back) / PER_STRENGTH;
    }
    before = above;
  }
  return LOW;
}

/** Smallest radius over which the local variance of a scale is computed, cells. */
const LEAST_REACH = 2;
/** Keeps a spread in a picture without any change. */
const LEAST_VARIANCE = 0.04;
/** A scale that has decorrelated less is ignored. */
const LEAST_SHARE = 1e-3;

/** Local variance of a scale, on a raster halved this many times. */
interface Liveliness {
  readonly values: Float32Array;
  readonly halvings: number;
}

/**
 * Local variance of each scale around each cell: mean squares of its pattern over surroundings of the scale's own size.
 * It is high in showers and low in dry areas, and varies over shorter distances for fine scales. No raster is finer
 * than the picture's halved once: means over 5 cells a side and more lose nothing by it.
 */
function findLiveliness(scales: readonly Scale[], places: Neighbourhoods): Liveliness[] {
  return scales.map(({ now, means, radius, halvings }) => {
    const squares = new Float32Array(now.values.length);
    const line = new Float64Array(now.columns);
    for (let row = 0, cell = 0; row < now.rows; row += 1) {
      spreadRow(means, places, { ...now, halvings }, row, line);
      for (let column = 0; column < now.columns; column += 1, cell += 1) {
        const departure = (now.values[cell] as number) - (line[column] as number);
        squares[cell] = departure * departure;
      }
    }
    const isFine = halvings === 0;
    const raster: Raster = isFine ? halve({ ...now, values: squares }) : { ...now, values: squares };
    const reach = Math.max(radius, LEAST_REACH) / (isFine ? 2 : 1);
    blur(raster.values, raster, Math.round(reach), new Float32Array(raster.values.length));
    return { values: raster.values, halvings: isFine ? 0 : halvings - 1 };
  });
}

/**
 * One over the standard deviation of the decorrelated part, per cell: `forgotten` is the share of each scale's variance
 * in each neighbourhood. `layers` begin with the picture's raster halved once and end with the coarsest of the scales.
 */
function fillSharpness(
  liveliness: readonly Liveliness[],
  forgotten: readonly Float32Array[],
  layers: readonly Raster[],
  places: Neighbourhoods,
): void {
  const parts: LayeredPart[] = liveliness.flatMap((part, level) => {
    const weights = forgotten[level];
    return weights === undefined || weights.every((weight) => weight < LEAST_SHARE) ? [] : [{ ...part, weights }];
  });
  const least = new Float32Array(places.columns * places.rows).fill(LEAST_VARIANCE);
  // In cells of the first layer.
  fillLayeredSum(layers, least, parts, { ...places, side: places.side / 2 });
  const out = layers[0]?.values ?? new Float32Array();
  for (let cell = 0; cell < out.length; cell += 1) out[cell] = 1 / Math.sqrt(out[cell] as number);
}

/** Data shared by the chances of all leads, and their buffers. */
export interface ChanceBuffers {
  readonly size: RasterSize;
  readonly places: Neighbourhoods;
  readonly last: LastSeen;
  readonly liveliness: readonly Liveliness[];
  /** From the picture's raster halved once to that of the coarsest scale. */
  readonly spreads: readonly Raster[];
  readonly sharpness: Float32Array;
  /** Chances before advection, 0…1. */
  readonly still: Float32Array;
}

/** Allocates the chance buffers for a picture split into these scales. */
export function makeChanceBuffers(
  scales: readonly Scale[],
  { size, places, last }: Pick<ChanceBuffers, 'size' | 'places' | 'last'>,
): ChanceBuffers {
  const cells = size.columns * size.rows;
  return {
    size,
    places,
    last,
    liveliness: findLiveliness(scales, places),
    spreads: makeLayers(halveSize(size), Math.max((scales.at(-1)?.halvings ?? 0) - 1, 0)),
    sharpness: new Float32Array(cells),
    still: new Float32Array(cells),
  };
}

/**
 * Fills `still` with the chances of one lead: from the decayed intensities, the decorrelated share of each scale, and
 * the position error (cells).
 */
export function forecastChances(
  buffers: ChanceBuffers,
  faded: Float32Array,
  forgotten: readonly Float32Array[],
  positionError: number,
): void {
  const { size, places, liveliness, spreads, sharpness, still } = buffers;
  fillSharpness(liveliness, forgotten, spreads, places);
  if (spreads[0] !== undefined) fillDouble(spreads[0], { ...size, values: sharpness });
  fillChances(faded, sharpness, buffers, still);
  blurWidely(still, size, positionError, sharpness);
}
