import type { RasterSize } from '#grid/raster-size.ts';
import { fillUnseen, findSeen } from './fill-unseen.ts';
import { toStrengths } from './rain-decibels.ts';

/** A frame as the engine works with it. */
export interface RainPicture {
  /** Strength of each cell (`toStrengths`); where nothing was seen, that of the nearest surroundings. */
  readonly strengths: Float32Array;
  /** 1 where the cell was seen, else 0. */
  readonly seen: Uint8Array;
}

/** A frame, mm/h per cell with NaN where not seen, as a picture. */
export function toPicture(rainMmh: Float32Array, size: RasterSize): RainPicture {
  const seen = findSeen(rainMmh);
  const strengths = toStrengths(rainMmh);
  fillUnseen(strengths, seen, size);
  return { strengths, seen };
}

/** A picture that saw less than this part of what the newest sees says little of how that moved. */
const LEAST_SEEN = 0.5;

/**
 * The newest pictures (oldest first), back to the last one that saw less than half of the cells that the newest sees. Where only
 * the newest would be left there are two that saw nothing: from one picture nothing follows.
 */
export function listUsable(pictures: readonly RainPicture[]): readonly RainPicture[] {
  const newest = pictures.at(-1)?.seen ?? new Uint8Array();
  const least = LEAST_SEEN * countBoth(newest, newest);
  const usable = pictures.slice(pictures.findLastIndex(({ seen }) => countBoth(seen, newest) < least) + 1);
  if (usable.length > 1) return usable;
  return usable.flatMap(({ strengths }) => {
    const blind = { strengths, seen: new Uint8Array(strengths.length) };
    return [blind, blind];
  });
}

function countBoth(a: Uint8Array, b: Uint8Array): number {
  let count = 0;
  for (let cell = 0; cell < a.length; cell += 1) count += (a[cell] as number) & (b[cell] as number);
  return count;
}
