import type { RasterSize } from '#grid/raster-size.ts';
import { splitScales } from './cascade.ts';
import { estimateMotion, type Pyramid } from './estimate-motion.ts';
import { findMoments, followPicture, listShares, type Scale, sumProducts, toCorrelation } from './fit-cascade.ts';
import type { RainPicture } from './rain-picture.ts';
import { extendTrajectory, startTrajectory } from './trajectory.ts';

/** Motion is looked for in pictures halved twice: a quarter of the work. */
const HALVINGS = 2;
/** More than this is not believed of one look back. */
const MOST = 20;

/**
 * How many times as much of each scale has been forgotten as its regression says, at least once: the newest frame is forecast from
 * the oldest pair, with the motion that was known then, and the variance that this missed is compared. Motion and
 * regression are fitted to all frames and so look better there than they will be; this looks at a frame that the forecast has not
 * seen. Ones where there are fewer than three frames. Pictures come oldest first; `pyramid` is
 * theirs, `scales` are those fitted to them.
 */
export function findSurprise(
  pictures: readonly RainPicture[],
  pyramid: Pyramid,
  size: RasterSize,
  scales: readonly Scale[],
): number[] {
  const [oldest, second] = pictures;
  const newest = pictures.at(-1);
  const ahead = pictures.length - 2;
  if (oldest === undefined || second === undefined || newest === undefined || ahead < 1) return scales.map(() => 1);
  const motion = estimateMotion(
    pyramid.map((frames) => frames.slice(0, 2)),
    size,
    HALVINGS,
  );
  const way = startTrajectory(motion);
  extendTrajectory(way, motion, ahead);
  const known = newest.seen.slice();
  const moved = followPicture(second, { newest: newest.strengths, known, size, motion, way });
  const foreseen = splitScales(moved, size);
  const shares = listShares(known, size, scales.length);
  return scales.map((scale, level) => {
    return compare(scale, foreseen[level]?.values ?? moved, shares[level] ?? new Float32Array(), ahead);
  });
}

function compare({ now, memory }: Scale, foreseen: Float32Array, known: Float32Array, ahead: number): number {
  const products = sumProducts(now.values, foreseen, known);
  const correlation = toCorrelation(findMoments(now.values, known), findMoments(foreseen, known), products);
  const missed = 1 - Math.max(correlation, 0) ** 2;
  const said = 1 - (memory.kept[Math.min(ahead, memory.kept.length - 1)] ?? 0);
  return Math.min(Math.max(missed / Math.max(said, 1e-6), 1), MOST);
}
