import type { Point } from './simplify-line.ts';

/** Edges of a box, degrees. */
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

function clipEdge(ring: readonly Point[], axis: 0 | 1, limit: number, sign: 1 | -1): Point[] {
  const isIn = (point: Point) => sign * (point[axis] - limit) >= 0;
  return ring.flatMap((point, i) => {
    const before = ring.at(i - 1) as Point;
    if (isIn(point) === isIn(before)) return isIn(point) ? [point] : [];
    const t = (limit - before[axis]) / (point[axis] - before[axis]);
    const cut: Point = [before[0] + t * (point[0] - before[0]), before[1] + t * (point[1] - before[1])];
    return isIn(point) ? [cut, point] : [cut];
  });
}

/** The part of a ring inside a box (Sutherland and Hodgman); empty where it lies outside. */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  const western = clipEdge(ring, 0, box.west, 1);
  const eastern = clipEdge(western, 0, box.east, -1);
  return clipEdge(clipEdge(eastern, 1, box.south, 1), 1, box.north, -1);
}
