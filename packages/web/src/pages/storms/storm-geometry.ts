import type { StormTrack } from '@portal/contract/endpoints/storms';
import { EARTH_RADIUS_KM, greatCircleKm } from '@portal/domain/geo/great-circle';
import { isInsideRing } from '@portal/domain/geo/inside-ring';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findBearing } from '@portal/domain/storm/nearest-approach';
import { parseSteps } from '#components/map/basemap.ts';
import { BASEMAP } from '#share/draw-map-picture.ts';

const RADIANS = Math.PI / 180;

/** A position at a time, ISO 8601. */
export interface TimedPoint extends LatLng {
  readonly at: string;
}

/** Movement from one position to the next. */
export interface Movement {
  /** Where it goes, degrees clockwise from north. */
  readonly towardDeg: number;
  readonly speedMs: number;
}

/** Mean movement between two positions; null at one time. */
export function findMovement(from: TimedPoint, to: TimedPoint): Movement | null {
  const seconds = (Date.parse(to.at) - Date.parse(from.at)) / 1000;
  if (seconds <= 0) return null;
  return { towardDeg: findBearing(from, to), speedMs: (greatCircleKm(from, to) * 1000) / seconds };
}

/** Where a track is at a time, between its points; null outside of them. */
export function interpolateTrack(points: readonly TimedPoint[], at: string): LatLng | null {
  const time = Date.parse(at);
  const next = points.findIndex((point) => Date.parse(point.at) >= time);
  const after = points[next];
  if (after === undefined) return null;
  const [begin, end] = [Date.parse(points[next - 1]?.at ?? ''), Date.parse(after.at)];
  if (end === time) return { lat: after.lat, lng: after.lng };
  const before = points[next - 1];
  if (before === undefined) return null;
  const share = (time - begin) / (end - begin);
  const turn = ((after.lng - before.lng + 540) % 360) - 180;
  return { lat: before.lat + share * (after.lat - before.lat), lng: before.lng + share * turn };
}

/** Longitude and latitude in turn. */
type Ring = Float64Array;

function measureArea(ring: Ring): number {
  let doubled = 0;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    doubled += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0);
  }
  return Math.abs(doubled) / 2;
}

/** Square degrees: islands are smaller, provinces larger. */
const SMALLEST_PROVINCE = 0.12;
let mainland: readonly Ring[] | null = null;

/** Outlines of the provinces without islands; read once. */
function listMainland(): readonly Ring[] {
  mainland ??= BASEMAP.provinces
    .map((steps) => Float64Array.from(parseSteps(steps).flat()))
    .filter((ring) => measureArea(ring) > SMALLEST_PROVINCE);
  return mainland;
}

/** Nearest point of a ring on a flat map around the point, and its squared distance in degrees of latitude. */
function findNearest(ring: Ring, { lat, lng }: LatLng): { readonly at: LatLng; readonly squared: number } {
  const wide = Math.cos(lat * RADIANS);
  let [least, nearestLng, nearestLat] = [Number.POSITIVE_INFINITY, lng, lat];
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    const [ax, ay] = [((ring[at] ?? 0) - lng) * wide, (ring[at + 1] ?? 0) - lat];
    const [dx, dy] = [((ring[next] ?? 0) - lng) * wide - ax, (ring[next + 1] ?? 0) - lat - ay];
    const length = dx * dx + dy * dy;
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
    const [x, y] = [ax + share * dx, ay + share * dy];
    const squared = x * x + y * y;
    if (squared < least) [least, nearestLng, nearestLat] = [squared, lng + x / wide, lat + y];
  }
  return { at: { lat: nearestLat, lng: nearestLng }, squared: least };
}

/** Distance from mainland Vietnam, km; 0 on it. */
export function findMainlandKm(point: LatLng): number {
  const rings = listMainland();
  if (rings.some((ring) => isInsideRing(ring, point))) return 0;
  const nearest = rings.map((ring) => findNearest(ring, point)).sort((one, other) => one.squared - other.squared)[0];
  return nearest === undefined ? Number.POSITIVE_INFINITY : greatCircleKm(point, nearest.at);
}

/** The archipelagos lie on both sides of this latitude. */
const BETWEEN_ARCHIPELAGOS = 13;

/** Distance from the nearest island of each archipelago, km. */
export function findArchipelagoKm(point: LatLng): { readonly hoangSa: number; readonly truongSa: number } {
  const measure = (isMine: (lat: number) => boolean): number =>
    Math.min(
      ...BASEMAP.islands.filter(([, lat]) => isMine(lat)).map(([lng, lat]) => greatCircleKm(point, { lat, lng })),
    );
  return {
    hoangSa: measure((lat) => lat >= BETWEEN_ARCHIPELAGOS),
    truongSa: measure((lat) => lat < BETWEEN_ARCHIPELAGOS),
  };
}

/** Area of the Vietnamese storm service: west of 120° E, 5° to 23° N (domain.md §3.1.5). */
export function isInEastSea({ lat, lng }: LatLng): boolean {
  return lng >= 100 && lng < 120 && lat > 5 && lat < 23;
}

/** Point of the earth at a distance from another, in a direction. */
export function moveFrom(from: LatLng, towardDeg: number, km: number): LatLng {
  const angle = km / EARTH_RADIUS_KM;
  const [lat, lng, toward] = [from.lat * RADIANS, from.lng * RADIANS, towardDeg * RADIANS];
  const sinLat = Math.sin(lat) * Math.cos(angle) + Math.cos(lat) * Math.sin(angle) * Math.cos(toward);
  const turn = Math.atan2(Math.sin(toward) * Math.sin(angle) * Math.cos(lat), Math.cos(angle) - Math.sin(lat) * sinLat);
  return { lat: Math.asin(sinLat) / RADIANS, lng: (lng + turn) / RADIANS };
}

/** Positions further apart in time say little of how a storm moves now. */
const LONGEST_MS = 12 * 3_600_000;

/** Movement between the last two observed positions, else from the last one to the first forecast; null if unknown. */
export function findStormMovement({ points }: Pick<StormTrack, 'points'>): Movement | null {
  const last = points.findLastIndex(({ kind }) => kind === 'observed');
  const [before, now, after] = [points[last - 1], points[last], points[last + 1]];
  if (now === undefined) return null;
  const isNear = (at: string): boolean => Math.abs(Date.parse(at) - Date.parse(now.at)) <= LONGEST_MS;
  if (before !== undefined && isNear(before.at)) return findMovement(before, now);
  // A forecast of a day holds the mean movement of that day.
  return after === undefined ? null : findMovement(now, after);
}
