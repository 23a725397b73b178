import type { RasterSize } from '#grid/regular-grid.ts';
import { estimateMotion, type Pyramid } from './estimate-motion.ts';
import { followPicture } from './fit-cascade.ts';
import type { RainPicture } from './rain-picture.ts';
import { extendTrajectory, startTrajectory } from './trajectory.ts';

/** Motion is estimated on pictures halved twice: a quarter of the work. */
const HALVINGS = 2;

/** A forecast of the newest picture from the oldest pair, with the motion known then. */
export interface Hindcast {
  /** Intensities of the second oldest picture, advected to the time of the newest. */
  readonly moved: Float32Array;
  /** The same intensities without advection: persistence. */
  readonly still: Float32Array;
  readonly newest: Float32Array;
  /** 1 per comparable cell: observed in the newest picture, its air observed in the advected one. */
  readonly known: Uint8Array;
  /** Lead in picture intervals. */
  readonly ahead: number;
}

/**
 * Forecasts the newest picture from the oldest pair: verifies on a frame that the forecast has not used. Null for fewer
 * than three pictures. Pictures are oldest first; `pyramid` is theirs.
 */
export function makeHindcast(pictures: readonly RainPicture[], pyramid: Pyramid, size: RasterSize): Hindcast | null {
  const [, second] = pictures;
  const newest = pictures.at(-1);
  const ahead = pictures.length - 2;
  if (second === undefined || newest === undefined || ahead < 1) return null;
  const motion = estimateMotion(
    pyramid.map((frames) => frames.slice(0, 2)),
    size,
    HALVINGS,
  );
  const way = startTrajectory(motion);
  extendTrajectory(way, motion, ahead);
  const known = newest.seen.slice();
  const moved = followPicture(second, { newest: newest.strengths, known, size, motion, way });
  return { moved, still: second.strengths, newest: newest.strengths, known, ahead };
}
