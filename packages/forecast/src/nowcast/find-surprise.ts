import type { RasterSize } from '#grid/raster-size.ts';
import { splitScales } from './cascade.ts';
import { findMoments, listShares, type Scale, sumProducts, toCorrelation } from './fit-cascade.ts';
import type { Hindcast } from './hindcast.ts';

/** More than this is not believed of one look back. */
const MOST = 20;

/**
 * How many times as much of each scale has been forgotten as its regression says, at least once: the variance that a hindcast of the
 * newest frame missed is compared. Motion and regression are fitted to all frames and so look better there than they will
 * be. Ones without a hindcast. `scales` are those fitted to the pictures.
 */
export function findSurprise(hindcast: Hindcast | null, size: RasterSize, scales: readonly Scale[]): number[] {
  if (hindcast === null) return scales.map(() => 1);
  const { moved, known, ahead } = hindcast;
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
