import type { RasterSize } from '#grid/regular-grid.ts';
import { blur, blurWidely } from './blur.ts';
import type { Scale } from './fit-cascade.ts';
import { fillLayeredSum, type LayeredPart, makeLayers } from './layered-sum.ts';
import { fillDouble, halve, halveSize, type Raster } from './pyramid.ts';

const TABLE_REACH = 5;
const PER_UNIT = 200;
const ROUNDS = 16;
/** Enough cells to place the threshold by. */
const SAMPLE_STRIDE = 11;

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
  /** Part of those with the rain that is asked for, 0…1. */
  readonly share: number;
}

/**
 * The chance of at least some rain, 0…1 per cell: a normal spread around the smoothed forecast, per cell as wide as its
 * surroundings have forgotten (`sharpness` is one over its deviation), with a threshold so placed that as large a part of the
 * picture is expected to have that rain as had it when last seen.
 */
function fillChances(faded: Float32Array, sharpness: Float32Array, { seen, share }: LastSeen, out: Float32Array): void {
  const sample = drawSample(faded, sharpness, seen);
  let { least, most } = sample;
  for (let round = 0; round < ROUNDS; round += 1) {
    const threshold = 0.5 * (least + most);
    if (expectShare(sample, threshold) > share) least = threshold;
    else most = threshold;
  }
  const threshold = 0.5 * (least + most);
  for (let cell = 0; cell < out.length; cell += 1) {
    out[cell] = readShare(((faded[cell] as number) - threshold) * (sharpness[cell] as number));
  }
}

/** Every so-many-th cell, side by side, with the ends between which the threshold lies. */
interface Sample {
  readonly faded: Float32Array;
  readonly sharpness: Float32Array;
  readonly least: number;
  readonly most: number;
}

function drawSample(faded: Float32Array, sharpness: Float32Array, seen: Uint8Array): Sample {
  const capacity = Math.ceil(faded.length / SAMPLE_STRIDE);
  const [values, sharps] = [new Float32Array(capacity), new Float32Array(capacity)];
  let count = 0;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < faded.length; cell += SAMPLE_STRIDE) {
    if (seen[cell] === 0) continue;
    const value = faded[cell] as number;
    const sharp = sharpness[cell] as number;
    values[count] = value;
    sharps[count] = sharp;
    count += 1;
    const reach = TABLE_REACH / sharp;
    if (value - reach < least) least = value - reach;
    if (value + reach > most) most = value + reach;
  }
  return { faded: values.subarray(0, count), sharpness: sharps.subarray(0, count), least, most };
}

function expectShare({ faded, sharpness }: Sample, threshold: number): number {
  let expected = 0;
  for (let index = 0; index < faded.length; index += 1) {
    expected += readShare(((faded[index] as number) - threshold) * (sharpness[index] as number));
  }
  return expected / faded.length;
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
function findLiveliness(scales: readonly Scale[]): Liveliness[] {
  return scales.map(({ now, mean, radius, halvings }) => {
    const squares = new Float32Array(now.values.length);
    for (let cell = 0; cell < squares.length; cell += 1) {
      const departure = (now.values[cell] as number) - mean;
      squares[cell] = departure * departure;
    }
    const isFine = halvings === 0;
    const raster: Raster = isFine ? halve({ ...now, values: squares }) : { ...now, values: squares };
    const reach = Math.max(radius, LEAST_REACH) / (isFine ? 2 : 1);
    blur(raster.values, raster, Math.round(reach), new Float32Array(raster.values.length));
    return { values: raster.values, halvings: isFine ? 0 : halvings - 1 };
  });
}

/**
 * One over the standard deviation, per cell, of what has been forgotten: `forgotten` is the share of each scale's variance. `layers`
 * begin with the picture's raster halved once and end with the coarsest of the scales.
 */
function fillSharpness(
  liveliness: readonly Liveliness[],
  forgotten: readonly number[],
  layers: readonly Raster[],
): void {
  const parts: LayeredPart[] = liveliness.map((part, level) => ({ ...part, weight: forgotten[level] ?? 0 }));
  const felt = parts.filter(({ weight }) => weight >= LEAST_SHARE);
  fillLayeredSum(layers, LEAST_VARIANCE, felt);
  const out = layers[0]?.values ?? new Float32Array();
  for (let cell = 0; cell < out.length; cell += 1) out[cell] = 1 / Math.sqrt(out[cell] as number);
}

/** What the chances of all lead times have in common, and their buffers. */
export interface ChanceBuffers {
  readonly size: RasterSize;
  readonly last: LastSeen;
  readonly liveliness: readonly Liveliness[];
  /** From the picture's raster halved once to the coarsest of the scales. */
  readonly spreads: readonly Raster[];
  readonly sharpness: Float32Array;
  /** Chances where the air is now, 0…1. */
  readonly still: Float32Array;
}

/** Allocates the buffers of the chances of a picture that is split into these scales. */
export function makeChanceBuffers(scales: readonly Scale[], size: RasterSize, last: LastSeen): ChanceBuffers {
  const cells = size.columns * size.rows;
  return {
    size,
    last,
    liveliness: findLiveliness(scales),
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
  { size, last, liveliness, spreads, sharpness, still }: ChanceBuffers,
  faded: Float32Array,
  forgotten: readonly number[],
  positionError: number,
): void {
  fillSharpness(liveliness, forgotten, spreads);
  if (spreads[0] !== undefined) fillDouble(spreads[0], { ...size, values: sharpness });
  fillChances(faded, sharpness, last, still);
  blurWidely(still, size, positionError, sharpness);
}
