import { EARTH_RADIUS_KM, greatCircleKm, isInsideRing, type LatLng } from '@portal/domain/geo/lat-lng';
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

/** Initial bearing of the great circle, degrees clockwise from north. */
function findBearing(from: LatLng, to: LatLng): number {
  const turn = (to.lng - from.lng) * RADIANS;
  const [south, north] = [from.lat * RADIANS, to.lat * RADIANS];
  const east = Math.sin(turn) * Math.cos(north);
  const ahead = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(turn);
  return (Math.atan2(east, ahead) / RADIANS + 360) % 360;
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

type Ring = readonly (readonly [lng: number, lat: number])[];

const areaOf = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [lng, lat], index) => {
      const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat];
      return sum + (lng * nextLat - nextLng * lat) / 2;
    }, 0),
  );

/** Square degrees: islands are smaller, provinces larger. */
const SMALLEST_PROVINCE = 0.12;
let mainland: readonly Ring[] | null = null;

/** Outlines of the provinces without islands; read once. */
function listMainland(): readonly Ring[] {
  mainland ??= BASEMAP.provinces.map((steps) => parseSteps(steps)).filter((ring) => areaOf(ring) > SMALLEST_PROVINCE);
  return mainland;
}

/** Distance to a short straight line on a flat map around the point, km. */
function measureToLine(point: LatLng, [aLng, aLat]: Ring[number], [bLng, bLat]: Ring[number]): number {
  const wide = Math.cos(point.lat * RADIANS);
  const [ax, ay] = [(aLng - point.lng) * wide, aLat - point.lat];
  const [dx, dy] = [(bLng - aLng) * wide, bLat - aLat];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  const nearest = { lng: aLng + share * (bLng - aLng), lat: aLat + share * (bLat - aLat) };
  return greatCircleKm(point, nearest);
}

/** Distance from mainland Vietnam, km; 0 on it. */
export function findMainlandKm(point: LatLng): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of listMainland()) {
    if (isInsideRing(ring.flat(), point)) return 0;
    for (let at = 0; at < ring.length; at++) {
      const [from, to] = [ring[at], ring[(at + 1) % ring.length]];
      if (from !== undefined && to !== undefined) least = Math.min(least, measureToLine(point, from, to));
    }
  }
  return least;
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
