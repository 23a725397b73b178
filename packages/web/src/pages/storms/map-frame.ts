import type { LatLng } from '@portal/domain/geo/lat-lng';
import { toMercator } from '@portal/domain/geo/mercator';
import { parseSteps } from '#components/map/basemap.ts';
import { BASEMAP, type PictureWindow } from '#share/draw-map-picture.ts';

/** A point of the drawing. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** Part of the earth that a drawing shows. */
export interface MapFrame {
  readonly width: number;
  readonly height: number;
  /** Longitudes may exceed 180. */
  readonly project: (point: LatLng) => MapPoint;
}

/** What a drawing may measure, in its own units, equal to pixels at its usual size. */
export interface MapSize {
  readonly width: number;
  readonly leastHeight: number;
  readonly mostHeight: number;
  /** Whether every storm is in the frame, or only the first, where little room is. */
  readonly fits: 'all' | 'first';
}

/** Vietnam with both archipelagos: on every map. */
const HOME: readonly LatLng[] = [
  { lat: 24, lng: 101.5 },
  { lat: 6.5, lng: 118 },
];
const MARGIN = 18;

/** Fits Vietnam and the points into a drawing. */
export const fitMap = (points: readonly LatLng[], size: Omit<MapSize, 'fits'>): MapFrame =>
  fitFrame([...HOME, ...points], size);

/** Fits the points into a drawing. */
export function fitFrame(
  points: readonly LatLng[],
  { width, leastHeight, mostHeight }: Omit<MapSize, 'fits'>,
): MapFrame {
  const all = points.map(toMercator);
  const [west, east] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [north, south] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const scale = Math.min((width - 2 * MARGIN) / (east - west), (mostHeight - 2 * MARGIN) / (south - north));
  const height = Math.round(Math.min(mostHeight, Math.max(leastHeight, (south - north) * scale + 2 * MARGIN)));
  return makeFrame({ width, height }, scale, { x: (west + east) / 2, y: (north + south) / 2 });
}

/** A drawing of the part of the earth around a point of the Mercator square; `scale`: the square's width in it. */
export function makeFrame(
  { width, height }: Pick<MapFrame, 'width' | 'height'>,
  scale: number,
  middle: MapPoint,
): MapFrame & PictureWindow {
  const [left, top] = [width / 2 - scale * middle.x, height / 2 - scale * middle.y];
  return {
    width,
    height,
    corner: { x: -left, y: -top },
    world: scale,
    project: (point) => {
      const { x, y } = toMercator(point);
      return { x: left + scale * x, y: top + scale * y };
    },
  };
}

/** Land beyond the frame is drawn up to here, so that its edge has no line. */
const OUTSIDE = 30;

/** A side of the frame: which coordinate, its limit, and whether the frame lies below it. */
type Side = readonly [axis: 'x' | 'y', limit: number, isBelow: boolean];

/** The part of a ring on the inner side of an edge. */
function cutRing(ring: readonly MapPoint[], [axis, limit, isBelow]: Side): readonly MapPoint[] {
  const isInside = (point: MapPoint): boolean => (isBelow ? point[axis] <= limit : point[axis] >= limit);
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1) as MapPoint;
    if (isInside(point) === isInside(before)) return isInside(point) ? [point] : [];
    const part = (limit - before[axis]) / (point[axis] - before[axis]);
    const edge = { x: before.x + part * (point.x - before.x), y: before.y + part * (point.y - before.y) };
    return isInside(point) ? [edge, point] : [edge];
  });
}

function clipRing(ring: readonly MapPoint[], { width, height }: MapFrame): readonly MapPoint[] {
  const sides: readonly Side[] = [
    ['x', -OUTSIDE, false],
    ['x', width + OUTSIDE, true],
    ['y', -OUTSIDE, false],
    ['y', height + OUTSIDE, true],
  ];
  return sides.reduce(cutRing, ring);
}

/** Shorter steps along a coast are left out, in units of the drawing. */
const SHORTEST_STEP = 2;

/** A ring in whole units; empty outside of the frame, and where it is too small to see. */
function drawRing(steps: string, frame: MapFrame): string {
  const ring = parseSteps(steps).map(([lng, lat]) => frame.project({ lat, lng }));
  let path = '';
  let [lastX, lastY] = [Number.POSITIVE_INFINITY, 0];
  for (const point of clipRing(ring, frame)) {
    const [x, y] = [Math.round(point.x), Math.round(point.y)];
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < SHORTEST_STEP) continue;
    path += path === '' ? `M${x} ${y}` : `l${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
  }
  return path.includes('l') ? `${path}z` : '';
}

/** Land, Vietnam and the islands of its archipelagos, as paths. */
export function drawGround(frame: MapFrame) {
  const drawRings = (rings: readonly string[]): string => rings.map((ring) => drawRing(ring, frame)).join('');
  const islands = BASEMAP.islands.map(([lng, lat]) => frame.project({ lat, lng }));
  return {
    land: drawRings(BASEMAP.land),
    home: drawRings(BASEMAP.provinces),
    islands: islands.map(({ x, y }) => `M${x.toFixed(0)} ${y.toFixed(0)}h1.6v1.6h-1.6z`).join(''),
  };
}

/** The parts of a river within the frame, in whole units. */
function drawRiver(steps: string, frame: MapFrame): string {
  let path = '';
  let [before, isDrawn]: [MapPoint | null, boolean] = [null, false];
  for (const [lng, lat] of parseSteps(steps)) {
    const point = frame.project({ lat, lng });
    const isNear =
      point.x > -OUTSIDE && point.y > -OUTSIDE && point.x < frame.width + OUTSIDE && point.y < frame.height + OUTSIDE;
    if (isNear) {
      path += isDrawn || before === null ? '' : `M${Math.round(before.x)} ${Math.round(before.y)}`;
      path += `${path === '' ? 'M' : 'L'}${Math.round(point.x)} ${Math.round(point.y)}`;
    }
    [before, isDrawn] = [point, isNear];
  }
  return path;
}

/** Lakes and rivers, as paths. */
export const drawWater = (frame: MapFrame) => ({
  lakes: BASEMAP.lakes.map((ring) => drawRing(ring, frame)).join(''),
  rivers: BASEMAP.rivers.map(([, steps]) => drawRiver(steps, frame)).join(''),
});
