import type { RasterSize } from '#grid/regular-grid.ts';
import { blurWidely } from './blur.ts';
import { findMoments, type Neighbourhoods, spreadRow } from './neighbourhoods.ts';
import { DRY_STRENGTH, type RainPicture } from './rain-picture.ts';

/** Standard deviation of the blur that leaves outlines, cells. */
const OUTLINE_CELLS = 8.5;
/** Standard deviation of the blur below which a pattern is texture, cells. */
const TEXTURE_CELLS = 6.5;

/** Air from outside is no stronger than such a part of the outlines of what stands there: far from all rain nothing but dry comes in. */
const INFLOW_SHARE = 0.7;

/** The newest picture where it stands, as later leads need it. */
export interface StandingPicture {
  readonly size: RasterSize;
  readonly strengths: Float32Array;
  /** 1 per cell that was seen, else 0. */
  readonly seen: Uint8Array;
  /** Without what is too fine to stay where it is. */
  readonly outlines: Float32Array;
  /** Mean strength of each neighbourhood. */
  readonly means: Float32Array;
  readonly places: Neighbourhoods;
  /** What is finer than its surroundings: strengths less their means. */
  readonly texture: Float32Array;
}

/** The newest picture split for blending. */
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

/** The share of cells near each one with at least so much rain, 0…1. */
export function findStandingChances(rainMmh: Float32Array, leastMmh: number, size: RasterSize): Float32Array {
  const shares = rainMmh.map((rate) => (rate >= leastMmh ? 1 : 0));
  blurWidely(shares, size, OUTLINE_CELLS, new Float32Array(shares.length));
  return shares;
}

/** How much of a lead stands, and how surely, in each neighbourhood. */
export interface LeadShares {
  /** How much of it is the standing picture, 0…1. */
  readonly standing: Float32Array;
  /** How far the standing picture stays from its mean where it is all there is, 0…1. */
  readonly hold: Float32Array;
  /** How much of the texture that has faded is given back, 0…1. */
  readonly texture: Float32Array;
}

/** The parts that one lead is blended from. */
export interface LeadParts extends LeadShares {
  /** Faded strengths, moved; NaN where their air is not known. Becomes the result. */
  readonly faded: Float32Array;
  /** Strengths of the newest picture, moved; unused without texture. Unknown cells are filled. */
  readonly moved: Float32Array;
}

type Three = readonly [Float32Array, Float32Array, Float32Array];

/** Three figures of neighbourhoods, spread over one row after the other. */
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
 * Composes a lead time, in place of `faded`: what moves, blended with the outlines of what stands; these alone where the air comes from what
 * was not seen. What has faded is smooth, which is the best guess of each cell and gathers scattered showers in few blobs: with
 * `texture` the newest picture's own grain comes back, in which nothing says where each shower will be but how many there are.
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

/** Puts `texture` of the newest picture's grain, moving and standing as the rest is, in place of as much of the smooth one's own. */
function addTexture(
  { size, places, strengths, texture: standingTexture }: StandingPicture,
  { faded, moved, standing, texture }: LeadParts,
  [means, scratch]: readonly [Float32Array, Float32Array],
): void {
  // Two patterns that differ have the variance of one with these weights.
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
