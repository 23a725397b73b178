import type { RasterSize } from '#grid/regular-grid.ts';
import { blurWidely } from './blur.ts';
import type { RainPicture } from './rain-picture.ts';

/** Standard deviation of the blur that leaves outlines, cells. */
const OUTLINE_CELLS = 8.5;
/** Standard deviation of the blur below which a pattern is texture, cells. */
const TEXTURE_CELLS = 6.5;

/** The newest picture where it stands, as later leads need it. */
export interface StandingPicture {
  readonly size: RasterSize;
  readonly strengths: Float32Array;
  /** 1 per cell that was seen, else 0. */
  readonly seen: Uint8Array;
  /** Without what is too fine to stay where it is. */
  readonly outlines: Float32Array;
  /** Mean strength. */
  readonly mean: number;
  /** What is finer than its surroundings: strengths less their means. */
  readonly texture: Float32Array;
}

/** The newest picture split for blending. */
export function makeStandingPicture({ strengths, seen }: RainPicture, size: RasterSize): StandingPicture {
  const scratch = new Float32Array(strengths.length);
  const outlines = strengths.slice();
  blurWidely(outlines, size, OUTLINE_CELLS, scratch);
  const means = strengths.slice();
  blurWidely(means, size, TEXTURE_CELLS, scratch);
  const texture = means.map((mean, cell) => (strengths[cell] as number) - mean);
  const mean = strengths.reduce((sum, strength) => sum + strength, 0) / strengths.length;
  return { size, strengths, seen, outlines, mean, texture };
}

/** The share of cells near each one with at least so much rain, 0…1. */
export function findStandingChances(rainMmh: Float32Array, leastMmh: number, size: RasterSize): Float32Array {
  const shares = rainMmh.map((rate) => (rate >= leastMmh ? 1 : 0));
  blurWidely(shares, size, OUTLINE_CELLS, new Float32Array(shares.length));
  return shares;
}

/** The parts that one lead is blended from. */
export interface LeadParts {
  /** Faded strengths, moved; NaN where their air is not known. Becomes the result. */
  readonly faded: Float32Array;
  /** Strengths of the newest picture, moved; unused without texture. Unknown cells are filled. */
  readonly moved: Float32Array;
  /** How much of it is the standing picture, 0…1. */
  readonly standing: number;
  /** How far the standing picture stays from its mean where it is all there is, 0…1. */
  readonly hold: number;
  /** How much of the texture that has faded is given back, 0…1. */
  readonly texture: number;
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
  const { outlines, mean } = picture;
  for (let cell = 0; cell < faded.length; cell += 1) {
    const value = faded[cell] as number;
    const outline = outlines[cell] as number;
    faded[cell] = Number.isNaN(value) ? mean + hold * (outline - mean) : value + standing * (outline - value);
  }
  if (parts.texture > 0) addTexture(picture, parts, scratch);
}

/** Puts `texture` of the newest picture's grain, moving and standing as the rest is, in place of as much of the smooth one's own. */
function addTexture(
  { size, strengths, texture: standingTexture }: StandingPicture,
  { faded, moved, standing, texture }: LeadParts,
  [means, scratch]: readonly [Float32Array, Float32Array],
): void {
  // Two patterns that differ have the variance of one with these weights.
  const [ofMoved, ofStanding] = [Math.sqrt(1 - standing), Math.sqrt(standing)];
  for (let cell = 0; cell < faded.length; cell += 1) {
    const value = moved[cell] as number;
    if (Number.isNaN(value)) moved[cell] = strengths[cell] as number;
    means[cell] = (faded[cell] as number) - ofMoved * (moved[cell] as number);
  }
  blurWidely(means, size, TEXTURE_CELLS, scratch);
  for (let cell = 0; cell < faded.length; cell += 1) {
    const value = faded[cell] as number;
    const grain =
      (means[cell] as number) + ofMoved * (moved[cell] as number) + ofStanding * (standingTexture[cell] as number);
    faded[cell] = value + texture * (grain - value);
  }
}
