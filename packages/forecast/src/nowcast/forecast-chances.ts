import type { RasterSize } from '#grid/regular-grid.ts';
import { blur, blurWidely } from './blur.ts';
import type { Scale } from './fit-cascade.ts';
import { fillLayeredSum, type LayeredPart, makeLayers } from './layered-sum.ts';
import { gatherSquares, type Neighbourhoods, spreadRow } from './neighbourhoods.ts';
import { fillDouble, halve, halveSize, type Raster } from './pyramid.ts';

const TABLE_REACH = 5;
const PER_UNIT = 200;
/** Enough cells to place the threshold by. */
const SAMPLE_STRIDE = 17;

/** The normal distribution's share below −5…5, to 1e-7 (Abramowitz and Stegun 26.2.17). */
const SHARES = Float32Array.from({ length: 2 * TABLE_REACH * PER_UNIT + 1 }, (_, index) => {
  return normalShare(index / PER_UNIT - TABLE_REACH);
});

function normalShare(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = 0.3989422804 * Math.exp(-0.5 * z * z) * series;
  return z > 0 ? 1 - tail : tail;
}

function readShare(z: number): number {
  const place = (z + TABLE_REACH) * PER_UNIT;
  return SHARES[place <= 0 ? 0 : place >= SHARES.length - 1 ? SHARES.length - 1 : place | 0] as number;
}

/** What the newest frame saw. */
interface LastSeen {
  /** 1 per cell that was seen, else 0. */
  readonly seen: Uint8Array;
  /** Part of those of each neighbourhood with the rain that is asked for, 0…1. */
  readonly shares: Float32Array;
}

/** Thresholds that are tried, strengths. */
const LOW = -16;
const HIGH = 36;
const PER_STRENGTH = 2;
const TRIED = (HIGH - LOW) * PER_STRENGTH + 1;
/** Where nothing fell the threshold lies as far above what is forecast as for this part. */
const LEAST_PART = 1e-4;

/**
 * The chance of at least some rain, 0…1 per cell: a normal spread around the smoothed forecast, per cell as wide as its
 * surroundings have forgotten (`sharpness` is one over its deviation), with a threshold so placed that as large a part of its
 * neighbourhood is expected to have that rain as had it when last seen.
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
  const line = new Float32Array(columns);
  for (let row = 0, cell = 0; row < rows; row += 1) {
    spreadRow(thresholds, places, { columns, rows, halvings: 0 }, row, line);
    for (let column = 0; column < columns; column += 1, cell += 1)
      out[cell] = readShare(((faded[cell] as number) - (line[column] as number)) * (sharpness[cell] as number));
  }
}

/** Cells, how many of them lie wholly above so many thresholds (1 and more), and what parts of others lie above each. */
const DEPTH = 1 + 2 * TRIED;

/** For each neighbourhood what is expected above each threshold, of every so-many-th cell. */
function expectParts(
  faded: Float32Array,
  sharpness: Float32Array,
  { size, places, last }: Pick<ChanceBuffers, 'size' | 'places' | 'last'>,
): Float64Array {
  const sums = new Float64Array(places.columns * places.rows * DEPTH);
  for (let cell = 0; cell < faded.length; cell += SAMPLE_STRIDE) {
    if (last.seen[cell] === 0) continue;
    const [row, column] = [Math.floor(cell / size.columns), cell % size.columns];
    const square = Math.floor(row / places.side) * places.columns + Math.floor(column / places.side);
    const base = square * DEPTH;
    sums[base] = (sums[base] as number) + 1;
    const [value, sharp] = [faded[cell] as number, sharpness[cell] as number];
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

/** The threshold above which this part of a neighbourhood is expected; 0 where none of it was seen. */
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

/** Smallest window over which the local variance of a scale is computed, cells. */
const LEAST_REACH = 2;
/** So that a picture without any change still has a spread. */
const LEAST_VARIANCE = 0.04;
/** A scale that has forgotten less changes nothing. */
const LEAST_SHARE = 1e-3;

/** How lively a scale is, on a raster halved so many times. */
interface Liveliness {
  readonly values: Float32Array;
  readonly halvings: number;
}

/**
 * How lively each scale is around each cell: mean squares of its pattern over surroundings of the scale's own size. Showers are, the
 * dry is not, and a fine scale changes from one to the other sooner than a coarse one. No raster is finer than the picture's halved
 * once: means over 5 cells a side and more lose nothing by it.
 */
function findLiveliness(scales: readonly Scale[], places: Neighbourhoods): Liveliness[] {
  return scales.map(({ now, means, radius, halvings }) => {
    const squares = new Float32Array(now.values.length);
    const line = new Float32Array(now.columns);
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
 * One over the standard deviation, per cell, of what has been forgotten: `forgotten` is the share of each scale's variance in each neighbourhood.
 * `layers` begin with the picture's raster halved once and end with the coarsest of the scales.
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
  // Counted in cells of the first layer.
  fillLayeredSum(layers, least, parts, { ...places, side: places.side / 2 });
  const out = layers[0]?.values ?? new Float32Array();
  for (let cell = 0; cell < out.length; cell += 1) out[cell] = 1 / Math.sqrt(out[cell] as number);
}

/** What the chances of all lead times have in common, and their buffers. */
export interface ChanceBuffers {
  readonly size: RasterSize;
  readonly places: Neighbourhoods;
  readonly last: LastSeen;
  readonly liveliness: readonly Liveliness[];
  /** From the picture's raster halved once to the coarsest of the scales. */
  readonly spreads: readonly Raster[];
  readonly sharpness: Float32Array;
  /** Chances where the air is now, 0…1. */
  readonly still: Float32Array;
}

/** Allocates the buffers of the chances of a picture that is split into these scales. */
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
 * Fills `still` with the chances of one lead: from the faded strengths, the share of each scale that is forgotten by then, and how far
 * position error (cells).
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
