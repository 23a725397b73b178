import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { isCovered, type LatLng } from '@portal/domain/geo/lat-lng';
import { createThirdPartyService, type ThirdPartyServiceOptions } from '#platform/http/third-party-service.ts';
import type { GoingOutNeeds } from './needs.ts';

/** How far from a place its nearest road may begin, km: farther, as off an island, it is not the way there. */
const FARTHEST_START_KM = 3;
/** Longest detour: more is a ferry, or another country. */
const LONGEST_FACTOR = 4;
const FREE_KM = 5;
/** Digits of a coordinate: some 10 m. */
const DIGITS = 4;

interface Geometry {
  readonly coordinates?: unknown;
}

const isPair = (pair: unknown): pair is [number, number] =>
  Array.isArray(pair) && pair.length >= 2 && Number.isFinite(pair[0]) && Number.isFinite(pair[1]);

/** Points of an answer of OSRM; none where it knows no way. */
function readRoad(body: unknown): readonly LatLng[] {
  const { code, routes } = (body ?? {}) as { readonly code?: unknown; readonly routes?: unknown };
  if (code === 'NoRoute' || code === 'NoSegment') return [];
  const [route] = (Array.isArray(routes) ? routes : []) as { readonly geometry?: Geometry }[];
  const coordinates = route?.geometry?.coordinates;
  if (code !== 'Ok' || !Array.isArray(coordinates) || coordinates.length < 2 || !coordinates.every(isPair))
    throw new Error('the answer is not of OSRM');
  return coordinates.map(([lng, lat]) => ({ lat, lng }));
}

const measure = (points: readonly LatLng[]): number =>
  points.slice(1).reduce((km, point, index) => km + greatCircleKm(points[index] as LatLng, point), 0);

/** Whether a road leads from one place to another by land, and stays where there is weather. */
function leadsThere(road: readonly LatLng[], from: LatLng, to: LatLng): boolean {
  const [start, end] = [road[0], road.at(-1)];
  if (start === undefined || end === undefined || !road.every(isCovered)) return false;
  const isNear = greatCircleKm(from, start) <= FARTHEST_START_KM && greatCircleKm(to, end) <= FARTHEST_START_KM;
  return isNear && measure(road) <= LONGEST_FACTOR * greatCircleKm(from, to) + FREE_KM;
}

export interface RoadFinderOptions extends Omit<ThirdPartyServiceOptions<readonly LatLng[]>, 'name' | 'read'> {
  /** Of an OSRM server, up to its profile: `http://osrm:5000/route/v1/driving`. */
  readonly url: URL;
}

/**
 * Roads of an OSRM server. Only their course is used: its times are those of a car without traffic.
 */
export function createRoadFinder({ url, ...options }: RoadFinderOptions): NonNullable<GoingOutNeeds['findRoad']> {
  const service = createThirdPartyService({ ...options, name: 'router', read: readRoad });
  const write = ({ lat, lng }: LatLng): string => `${lng.toFixed(DIGITS)},${lat.toFixed(DIGITS)}`;
  return async (from, to) => {
    const ends = `${write(from)};${write(to)}`;
    const asked = new URL(url);
    asked.pathname = `${url.pathname.replace(/\/$/, '')}/${ends}`;
    asked.searchParams.set('overview', 'simplified');
    asked.searchParams.set('geometries', 'geojson');
    const road = await service.ask(ends, asked);
    return road !== null && leadsThere(road, from, to) ? road : null;
  };
}
