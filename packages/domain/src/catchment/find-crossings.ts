import type { LatLng } from '#geo/lat-lng.ts';
import { type EdgeLines, walkNeighbours } from './edge-index.ts';
import { type CatchmentPolygon, type EdgeName, listRings, type PolygonFault, type RingName } from './polygon.ts';

/** Points nearer than this, degrees, are identical: a hundredth of a millimetre. */
const SAME_DEG = 1e-10;
/** Faults are fixed one after another: more are not listed. */
const MOST_FAULTS = 10;
/** All edges of a polygon. */
interface Edges extends EdgeLines {
  readonly ring: Int32Array;
  readonly names: readonly RingName[];
  /** First edge of each ring. */
  readonly first: readonly number[];
}

/** The intersection of two edges. */
interface Meeting {
  readonly kind: 'crossing' | 'overlap' | 'touching';
  readonly at: LatLng;
}

/**
 * Faults of edges: pairs that cross, overlap, or touch where they may not. A ring may not touch itself; two rings may
 * touch at one point. At most ten. Edges are compared only within the same index cells: 10,000 points take about ten
 * milliseconds.
 */
export function findCrossings(polygon: CatchmentPolygon): PolygonFault[] {
  const edges = listEdges(polygon);
  const faults: PolygonFault[] = [];
  const touches = new Map<string, { readonly pair: readonly [number, number]; readonly points: LatLng[] }>();
  const report = (a: number, b: number, { kind, at }: Meeting) =>
    faults.push({ code: kind, edges: [nameEdge(edges, a), nameEdge(edges, b)], at });
  walkNeighbours(edges, (a, b) => {
    const meeting = meet(edges, a, b);
    if (meeting === null) return true;
    if (meeting.kind !== 'touching' || edges.ring[a] === edges.ring[b]) report(a, b, meeting);
    else noteTouch(touches, edges, [a, b], meeting.at);
    return faults.length < MOST_FAULTS;
  });
  for (const { pair, points } of touches.values()) {
    if (points.length > 1) report(pair[0], pair[1], { kind: 'touching', at: points[1] as LatLng });
  }
  return faults.slice(0, MOST_FAULTS);
}

function noteTouch(
  touches: Map<string, { readonly pair: readonly [number, number]; readonly points: LatLng[] }>,
  { ring }: Edges,
  pair: readonly [number, number],
  at: LatLng,
): void {
  const key = [ring[pair[0]], ring[pair[1]]].sort().join();
  const known = touches.get(key) ?? { pair, points: [] };
  touches.set(key, known);
  const isSame = (point: LatLng) => Math.hypot(point.lat - at.lat, point.lng - at.lng) <= 4 * SAME_DEG;
  if (!known.points.some(isSame)) known.points.push(at);
}

function listEdges(polygon: CatchmentPolygon): Edges {
  const rings = listRings(polygon);
  const count = rings.reduce((sum, { ring }) => sum + ring.length / 2, 0);
  const [lng, lat] = [new Float64Array(count), new Float64Array(count)];
  const [next, ringOf] = [new Int32Array(count), new Int32Array(count)];
  const first: number[] = [];
  let edge = 0;
  for (const [index, { ring }] of rings.entries()) {
    const start = edge;
    first.push(start);
    for (let at = 0; at < ring.length; at += 2, edge++) {
      lng[edge] = ring[at] as number;
      lat[edge] = ring[at + 1] as number;
      next[edge] = at + 2 < ring.length ? edge + 1 : start;
      ringOf[edge] = index;
    }
  }
  return { count, lng, lat, next, ring: ringOf, names: rings.map(({ name }) => name), first };
}

function nameEdge({ ring, names, first }: Edges, edge: number): EdgeName {
  const index = ring[edge] as number;
  return { ring: names[index] as RingName, point: edge - (first[index] as number) + 1 };
}

/** How two edges meet; null if they do not, or only as neighbours in a ring. */
function meet(edges: Edges, a: number, b: number): Meeting | null {
  const { lng, lat, next } = edges;
  const aEnd = next[a] as number;
  const bEnd = next[b] as number;
  if (aEnd !== b && bEnd !== a && (isOneSide(edges, a, b) || isOneSide(edges, b, a))) return null;
  const at = (point: number): LatLng => ({ lng: lng[point] as number, lat: lat[point] as number });
  if (aEnd === b) return meetNeighbour(at(b), at(a), at(bEnd));
  if (bEnd === a) return meetNeighbour(at(a), at(b), at(aEnd));
  return meetSegments(at(a), at(aEnd), at(b), at(bEnd));
}

/** Whether an edge is clearly on one side of another's line: true of most pairs, and the cheapest test. */
function isOneSide({ lng, lat, next }: Edges, line: number, edge: number): boolean {
  const end = next[line] as number;
  const other = next[edge] as number;
  const x = lng[line] as number;
  const y = lat[line] as number;
  const dx = (lng[end] as number) - x;
  const dy = (lat[end] as number) - y;
  const from = dx * ((lat[edge] as number) - y) - dy * ((lng[edge] as number) - x);
  const to = dx * ((lat[other] as number) - y) - dy * ((lng[other] as number) - x);
  const near = 2 * SAME_DEG * (Math.abs(dx) + Math.abs(dy) + SAME_DEG);
  return (from > near && to > near) || (from < -near && to < -near);
}

/** Neighbours share a corner; they may not fold back on each other. */
function meetNeighbour(corner: LatLng, before: LatLng, after: LatLng): Meeting | null {
  const isBack =
    (before.lng - corner.lng) * (after.lng - corner.lng) + (before.lat - corner.lat) * (after.lat - corner.lat) > 0;
  if (!isBack) return null;
  const isNear = Math.min(toDistance(corner, before, after), toDistance(corner, after, before)) <= SAME_DEG;
  return isNear ? { kind: 'overlap', at: corner } : null;
}

const cross = (from: LatLng, to: LatLng, point: LatLng): number =>
  (to.lng - from.lng) * (point.lat - from.lat) - (to.lat - from.lat) * (point.lng - from.lng);

/** Distance of a point from the line through two others, degrees. */
const toDistance = (from: LatLng, to: LatLng, point: LatLng): number =>
  Math.abs(cross(from, to, point)) / Math.max(Math.hypot(to.lng - from.lng, to.lat - from.lat), SAME_DEG);

/** Side of a line on which a point is: 0 on it. */
const toSide = (from: LatLng, to: LatLng, point: LatLng): number =>
  toDistance(from, to, point) <= SAME_DEG ? 0 : Math.sign(cross(from, to, point));

/** Whether a point of an edge's line lies between its ends. */
function isBetween(from: LatLng, to: LatLng, point: LatLng): boolean {
  const length = Math.hypot(to.lng - from.lng, to.lat - from.lat);
  const along = ((point.lng - from.lng) * (to.lng - from.lng) + (point.lat - from.lat) * (to.lat - from.lat)) / length;
  return along >= -SAME_DEG && along <= length + SAME_DEG;
}

function meetSegments(a0: LatLng, a1: LatLng, b0: LatLng, b1: LatLng): Meeting | null {
  const sides = [toSide(a0, a1, b0), toSide(a0, a1, b1), toSide(b0, b1, a0), toSide(b0, b1, a1)] as const;
  if (sides[0] * sides[1] > 0 || sides[2] * sides[3] > 0) return null;
  if (sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0) return { kind: 'crossing', at: findCrossing(a0, a1, b0, b1) };
  const onBoth: LatLng[] = [];
  if (sides[0] === 0 && isBetween(a0, a1, b0)) onBoth.push(b0);
  if (sides[1] === 0 && isBetween(a0, a1, b1)) onBoth.push(b1);
  if (sides[2] === 0 && isBetween(b0, b1, a0)) onBoth.push(a0);
  if (sides[3] === 0 && isBetween(b0, b1, a1)) onBoth.push(a1);
  const [first] = onBoth;
  if (first === undefined) return null;
  const far = onBoth.some((point) => Math.hypot(point.lng - first.lng, point.lat - first.lat) > 4 * SAME_DEG);
  return { kind: far ? 'overlap' : 'touching', at: first };
}

function findCrossing(a0: LatLng, a1: LatLng, b0: LatLng, b1: LatLng): LatLng {
  const from = cross(b0, b1, a0);
  const part = from / (from - cross(b0, b1, a1));
  return { lng: a0.lng + part * (a1.lng - a0.lng), lat: a0.lat + part * (a1.lat - a0.lat) };
}
