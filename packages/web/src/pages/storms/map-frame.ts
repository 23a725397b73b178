import { type LatLng, toMercator } from '@portal/domain/geo/lat-lng';
import { parseSteps } from '#components/map/basemap.ts';
import { BASEMAP } from '#share/draw-map-picture.ts';

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
export function fitMap(points: readonly LatLng[], { width, leastHeight, mostHeight }: Omit<MapSize, 'fits'>): MapFrame {
  const all = [...HOME, ...points].map(toMercator);
  const [west, east] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [north, south] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  const scale = Math.min((width - 2 * MARGIN) / (east - west), (mostHeight - 2 * MARGIN) / (south - north));
  const height = Math.round(Math.min(mostHeight, Math.max(leastHeight, (south - north) * scale + 2 * MARGIN)));
  const left = width / 2 - (scale * (west + east)) / 2;
  const top = height / 2 - (scale * (north + south)) / 2;
  return {
    width,
    height,
    project: (point) => {
      const { x, y } = toMercator(point);
      return { x: left + scale * x, y: top + scale * y };
    },
  };
}

/** Land beyond the frame is drawn up to here. */
const OUTSIDE = 30;

const clamp = (value: number, most: number): number => Math.round(Math.min(most + OUTSIDE, Math.max(-OUTSIDE, value)));

/** Shorter steps along a coast are left out, in units of the drawing. */
const SHORTEST_STEP = 2;

/** A ring in whole units; empty outside of the frame, and where it is too small to see. */
function drawRing(steps: string, { width, height, project }: MapFrame): string {
  let path = '';
  let [lastX, lastY] = [Number.POSITIVE_INFINITY, 0];
  let isSeen = false;
  for (const [lng, lat] of parseSteps(steps)) {
    const point = project({ lat, lng });
    isSeen ||= point.x > 0 && point.x < width && point.y > 0 && point.y < height;
    const [x, y] = [clamp(point.x, width), clamp(point.y, height)];
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < SHORTEST_STEP) continue;
    path += path === '' ? `M${x} ${y}` : `l${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
  }
  return isSeen && path.includes('l') ? `${path}z` : '';
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
