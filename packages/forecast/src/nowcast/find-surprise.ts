import type { RasterSize } from '#grid/raster-size.ts';
import { carry, fillPassage, makePassage } from './advect.ts';
import { splitScales } from './cascade.ts';
import { estimateMotion } from './estimate-motion.ts';
import { findMoments, type Scale, sumProducts, toCorrelation } from './fit-cascade.ts';
import { DRY_STRENGTH } from './rain-decibels.ts';
import { extendTrajectory, startTrajectory } from './trajectory.ts';

/** Motion is looked for in pictures halved twice: a quarter of the work. */
const HALVINGS = 2;
/** More than this is not believed of one look back. */
const MOST = 20;

/**
 * How many times as much of each scale has been forgotten as its regression says, at least once: the newest frame is forecast from
 * the oldest pair, with the motion that was known then, and the variance that this missed is compared. Motion and
 * regression are fitted to all frames and so look better there than they will be; this looks at a frame that the forecast has not
 * seen. Ones where there are fewer than three frames. Frames are strengths, oldest first; `scales` are those fitted to them.
 */
export function findSurprise(frames: readonly Float32Array[], size: RasterSize, scales: readonly Scale[]): number[] {
  const [oldest, second] = frames;
  const ahead = frames.length - 2;
  if (oldest === undefined || second === undefined || ahead < 1) return scales.map(() => 1);
  const motion = estimateMotion([oldest, second], size, HALVINGS);
  const way = startTrajectory(motion);
  extendTrajectory(way, motion, ahead);
  const passage = makePassage(size);
  fillPassage(passage, size, motion, way);
  const moved = new Float32Array(second.length);
  carry(second, moved, passage, size, DRY_STRENGTH);
  const inside = Uint8Array.from(passage.cells, (cell) => (cell < 0 ? 0 : 1));
  const foreseen = splitScales(moved, size);
  return scales.map((scale, level) => compare(scale, foreseen[level] ?? moved, inside, ahead));
}

function compare({ now, memory }: Scale, foreseen: Float32Array, inside: Uint8Array, ahead: number): number {
  const products = sumProducts(now, foreseen, inside);
  const correlation = toCorrelation(findMoments(now, inside), findMoments(foreseen, inside), products);
  const missed = 1 - Math.max(correlation, 0) ** 2;
  const said = 1 - (memory.kept[Math.min(ahead, memory.kept.length - 1)] ?? 0);
  return Math.min(Math.max(missed / Math.max(said, 1e-6), 1), MOST);
}
