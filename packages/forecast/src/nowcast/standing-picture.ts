import type { RasterSize } from '#grid/regular-grid.ts';
import { blurWidely } from './blur.ts';
import { findMoments, type Neighbourhoods, spreadRow } from './neighbourhoods.ts';
import { DRY_STRENGTH, type RainPicture } from './rain-picture.ts';

/** Standard deviation of the blur that extracts outlines, cells. */
const OUTLINE_CELLS = 8.5;
/** Standard deviation of the blur that separates texture, cells. */
const TEXTURE_CELLS = 6.5;

/**
 * Air from outside is limited to this share of the local outlines' intensity: far from all rain only dry air enters.
 */
const INFLOW_SHARE = 0.7;

/** The stationary newest picture, prepared for later leads. */
export interface StandingPicture {
  readonly size: RasterSize;
  readonly strengths: Float32Array;
  /** 1 per observed cell, else 0. */
  readonly seen: Uint8Array;
  /** Without structure too fine to persist. */
  readonly outlines: Float32Array;
  /** Mean intensity of each neighbourhood. */
  readonly means: Float32Array;
  readonly places: Neighbourhoods;
  /** Fine structure: intensities minus their local means. */
  readonly texture: Float32Array;
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
  const smooth = strengths.slice();
  blurWidely(smooth, size, TEXTURE_CELLS, scratch);
  const texture = smooth.map((mean, cell) => (strengths[cell] as number) - mean);
  const all = new Float32Array(strengths.length).fill(1);
  const { count, sum } = findMoments(strengths, all, { ...size, halvings: 0 }, places);
  const means = Float32Array.from(sum, (total, place) => total / (count[place] as number));
  return { size, places, strengths, seen, outlines, means, texture };
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
  /** Share of the lost texture that is restored, 0…1. */
  readonly texture: Float32Array;
}

/** Inputs for blending one lead. */
export interface LeadParts extends LeadShares {
  /** Decayed intensities, advected; NaN where their air is unknown. Becomes the result. */
  readonly faded: Float32Array;
  /** Intensities of the newest picture, advected; unused without texture. Unknown cells are filled. */
  readonly moved: Float32Array;
}

type Three = readonly [Float32Array, Float32Array, Float32Array];

/** Three figures of neighbourhoods, interpolated one row at a time. */
export function spreadRows(
  figures: Three,
  size: RasterSize,
  places: Neighbourhoods,
  visit: (first: number, lines: Three) => void,
): void {
  const line = () => new Float32Array(size.columns);
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
 * Composes a lead in place of `faded`: the moving part blended with the stationary outlines; only the latter where the
 * air comes from unobserved cells. The decayed part is smooth, which is the best estimate of each cell but merges
 * scattered showers into a few blobs. `texture` restores the newest picture's fine structure, which does not say where
 * each shower will be but how many there are.
 */
export function composeLead(
  picture: StandingPicture,
  parts: LeadParts,
  scratch: readonly [Float32Array, Float32Array],
): void {
  const { faded, standing, hold } = parts;
  const { outlines, means, size, places } = picture;
  spreadRows([standing, hold, means], size, places, (first, [standings, holds, middles]) => {
    for (let column = 0, cell = first; column < size.columns; column += 1, cell += 1) {
      const value = faded[cell] as number;
      const outline = outlines[cell] as number;
      const mean = middles[column] as number;
      faded[cell] = Number.isNaN(value)
        ? Math.min(
            mean + (holds[column] as number) * (outline - mean),
            DRY_STRENGTH + INFLOW_SHARE * (outline - DRY_STRENGTH),
          )
        : value + (standings[column] as number) * (outline - value);
    }
  });
  if (parts.texture.some((share) => share > 0)) addTexture(picture, parts, scratch);
}

/** Replaces this share of the smooth forecast's fine structure by that of the newest picture, blended like the rest. */
function addTexture(
  { size, places, strengths, texture: standingTexture }: StandingPicture,
  { faded, moved, standing, texture }: LeadParts,
  [means, scratch]: readonly [Float32Array, Float32Array],
): void {
  // With these weights two different patterns have the variance of one.
  const ofMoved = standing.map((share) => Math.sqrt(1 - share));
  const ofStanding = standing.map((share) => Math.sqrt(share));
  const figures = [ofMoved, ofStanding, texture] as const;
  spreadRows(figures, size, places, (first, [shares]) => {
    for (let column = 0, cell = first; column < size.columns; column += 1, cell += 1) {
      const value = moved[cell] as number;
      if (Number.isNaN(value)) moved[cell] = strengths[cell] as number;
      means[cell] = (faded[cell] as number) - (shares[column] as number) * (moved[cell] as number);
    }
  });
  blurWidely(means, size, TEXTURE_CELLS, scratch);
  spreadRows(figures, size, places, (first, [moving, still, amounts]) => {
    for (let column = 0, cell = first; column < size.columns; column += 1, cell += 1) {
      const value = faded[cell] as number;
      const grain =
        (means[cell] as number) +
        (moving[column] as number) * (moved[cell] as number) +
        (still[column] as number) * (standingTexture[cell] as number);
      faded[cell] = value + (amounts[column] as number) * (grain - value);
    }
  });
}
