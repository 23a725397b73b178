import { type CatchmentPolygon, countPoints, type Ring } from './polygon.ts';

const RADIANS = Math.PI / 180;

/**
 * A polygon with fewer points, for drawing only: Douglas–Peucker with a tolerance that doubles until at most `most`
 * points are left. Rings keep at least a triangle, so a polygon with many small islands may stay above `most`.
 */
export function simplifyPolygon(polygon: CatchmentPolygon, most: number): CatchmentPolygon {
  let simple = polygon;
  for (let tolerance = 1e-4; countPoints(simple) > most && tolerance < 1; tolerance *= 2) {
    const simplify = (ring: Ring) => simplifyRing(ring, tolerance);
    simple = {
      parts: polygon.parts.map(({ outer, holes }) => ({ outer: simplify(outer), holes: holes.map(simplify) })),
    };
  }
  return simple;
}

/** Points of a ring farther than the tolerance, degrees of latitude, from the line between the retained ones. */
function simplifyRing(ring: Ring, tolerance: number): Ring {
  const count = ring.length / 2;
  if (count <= 4) return ring;
  const squeeze = Math.cos((ring[1] as number) * RADIANS);
  const stays = new Uint8Array(count);
  const opposite = findFarthest(ring, squeeze, 0, count, 0).at;
  stays[0] = 1;
  stays[opposite] = 1;
  const open: (readonly [number, number])[] = [
    [0, opposite],
    [opposite, count],
  ];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const { at, distance } = findFarthest(ring, squeeze, from, to, to % count);
    if (distance <= tolerance) continue;
    stays[at] = 1;
    open.push([from, at], [at, to]);
  }
  const retained = Array.from({ length: count }, (_, point) => point).filter((point) => stays[point] === 1);
  const points = retained.length < 3 ? [0, Math.floor(count / 3), Math.floor((2 * count) / 3)] : retained;
  return points.flatMap((point) => [ring[2 * point] as number, ring[2 * point + 1] as number]);
}

/** The point between two others that is farthest from the line between them; from the point itself if they coincide. */
function findFarthest(ring: Ring, squeeze: number, from: number, to: number, end: number) {
  const x = (point: number) => (ring[2 * point] as number) * squeeze;
  const y = (point: number) => ring[2 * point + 1] as number;
  const [dx, dy] = [x(end) - x(from), y(end) - y(from)];
  const length = Math.hypot(dx, dy);
  let farthest = { at: from, distance: 0 };
  for (let at = from + 1; at < to; at++) {
    const [px, py] = [x(at) - x(from), y(at) - y(from)];
    const distance = length === 0 ? Math.hypot(px, py) : Math.abs(dx * py - dy * px) / length;
    if (distance > farthest.distance) farthest = { at, distance };
  }
  return farthest;
}
