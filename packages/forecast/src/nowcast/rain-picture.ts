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

/** Pictures at equal intervals, oldest first, and how many frames lie from one to the next. */
export interface History {
  readonly pictures: readonly RainPicture[];
  readonly apart: number;
}

/**
 * The newest pictures (oldest first), back to the last one that saw less than half of the cells that the newest sees. Where the one before
 * the newest is such, every second or third one. Where only the newest would be left there are two that saw nothing: from one
 * picture nothing follows.
 */
export function findHistory(pictures: readonly RainPicture[]): History {
  const newest = pictures.at(-1)?.seen ?? new Uint8Array();
  const least = LEAST_SEEN * countBoth(newest, newest);
  const usable = pictures.map(({ seen }) => countBoth(seen, newest) >= least);
  const last = pictures.length - 1;
  const before = usable.lastIndexOf(true, last - 1);
  if (before < 0) {
    const blind = pictures.slice(-1).map(({ strengths }) => ({ strengths, seen: new Uint8Array(strengths.length) }));
    return { pictures: [...blind, ...blind], apart: 1 };
  }
  const apart = last - before;
  let first = before;
  while (usable[first - apart] === true) first -= apart;
  return { pictures: pictures.filter((_, index) => index >= first && (index - first) % apart === 0), apart };
}

function countBoth(a: Uint8Array, b: Uint8Array): number {
  let count = 0;
  for (let cell = 0; cell < a.length; cell += 1) count += (a[cell] as number) & (b[cell] as number);
  return count;
}
