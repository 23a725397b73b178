import type { RasterSize } from '#grid/regular-grid.ts';
import { estimateMotion, type Pyramid } from './estimate-motion.ts';
import { followPicture } from './fit-cascade.ts';
import type { RainPicture } from './rain-picture.ts';
import { extendTrajectory, startTrajectory } from './trajectory.ts';

/** Motion is estimated on pictures halved twice: a quarter of the work. */
const HALVINGS = 2;

/** The newest picture as it could have been forecast from the oldest pair, with the motion that was known then. */
export interface Hindcast {
  /** Strengths of the second oldest picture, moved to the time of the newest. */
  readonly moved: Float32Array;
  /** The same ones where they were: what staying as it is would have said. */
  readonly still: Float32Array;
  readonly newest: Float32Array;
  /** 1 per cell that can be compared: seen in the newest, its air seen in the one that was moved. */
  readonly known: Uint8Array;
  /** Intervals of the pictures between. */
  readonly ahead: number;
}

/**
 * Forecasts the newest picture from the oldest pair: a frame that the forecast has not seen. Null where there are fewer than three.
 * Pictures come oldest first; `pyramid` is theirs.
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
