import { greatCircleKm, pointBetween } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';

/** How people go. */
export const TRIP_MODES = ['motorbike', 'car', 'walk'] as const;
/** One of them. */
export type TripMode = (typeof TRIP_MODES)[number];

/** Progress along a straight line, km/h: roads are longer than the line by `ROAD_FACTOR`. */
interface TripPace {
  /** In the first kilometres, as in a town. */
  readonly near: number;
  /** Beyond them. */
  readonly far: number;
}

/** Our own figures: a town's traffic at 25–30 km/h on roads a third longer than the line, and open roads. */
const PACES: Readonly<Record<TripMode, TripPace>> = {
  motorbike: { near: 20, far: 35 },
  car: { near: 22, far: 45 },
  walk: { near: 4, far: 4 },
};
/** Length of the part at a town's pace, km. */
const NEAR_KM = 15;
/** Shortest trip, seconds: nobody is under the sky for less. */
const LEAST_SECONDS = 300;
/** Length of a piece of a trip, seconds, unless that makes too many. */
const PIECE_SECONDS = 120;
const MOST_PIECES = 30;

/** Longest trip, seconds: hourly rain along a straight line says little about a longer one. */
export const LONGEST_TRIP_SECONDS = 5 * 3600;

/** A part of a trip in equal time: where its middle lies, and when it is passed, seconds after the departure. */
export interface TripPiece extends LatLng {
  readonly fromSeconds: number;
  readonly toSeconds: number;
}

/** A trip along a road, or a straight line. */
export interface TripWay {
  /** Along the straight line. */
  readonly distanceKm: number;
  /** Along the road; null for a straight line. */
  readonly roadKm: number | null;
  /** In whole minutes. */
  readonly seconds: number;
  readonly pieces: readonly TripPiece[];
}

/** How much longer roads are than the line that the paces are for. */
export const ROAD_FACTOR = 4 / 3;

function findSeconds(km: number, { near, far }: TripPace): number {
  const hours = Math.min(km, NEAR_KM) / near + Math.max(km - NEAR_KM, 0) / far;
  return Math.max(60 * Math.round(60 * hours), LEAST_SECONDS);
}

/** Share of the distance that lies behind after a share of the time. */
function findProgress(part: number, km: number, { near, far }: TripPace): number {
  const hours = part * (Math.min(km, NEAR_KM) / near + Math.max(km - NEAR_KM, 0) / far);
  const nearHours = NEAR_KM / near;
  const gone = hours <= nearHours ? hours * near : NEAR_KM + (hours - nearHours) * far;
  return km === 0 ? 0 : Math.min(gone / km, 1);
}

/** A course whose points can be asked for by the share of its length. */
interface Course {
  readonly km: number;
  readonly at: (share: number) => LatLng;
}

function followPoints(points: readonly LatLng[]): Course {
  const ends = [0];
  for (const [index, point] of points.slice(1).entries())
    ends.push((ends.at(-1) as number) + greatCircleKm(points[index] as LatLng, point));
  const km = ends.at(-1) as number;
  return {
    km,
    at(share) {
      const leg = Math.max(
        ends.findIndex((end) => end >= share * km),
        1,
      );
      const [before, after] = [ends[leg - 1] as number, ends[leg] as number];
      const [from, to] = [points[leg - 1] as LatLng, points[leg] as LatLng];
      return after === before ? to : pointBetween(from, to, (share * km - before) / (after - before));
    },
  };
}

const followLine = (from: LatLng, to: LatLng): Course => ({
  km: greatCircleKm(from, to),
  at: (share) => ({ lat: from.lat + share * (to.lat - from.lat), lng: from.lng + share * (to.lng - from.lng) }),
});

/**
 * The way between two points in pieces of some two minutes, thirty at most: along a road's points, from the first to the
 * second, or the straight line without any.
 */
export function planTrip(from: LatLng, to: LatLng, mode: TripMode, road: readonly LatLng[] | null = null): TripWay {
  const course = road === null ? followLine(from, to) : followPoints([from, ...road, to]);
  const pace = PACES[mode];
  const lineKm = road === null ? course.km : course.km / ROAD_FACTOR;
  const seconds = findSeconds(lineKm, pace);
  const count = Math.min(Math.max(Math.round(seconds / PIECE_SECONDS), 1), MOST_PIECES);
  const pieces = Array.from({ length: count }, (_, index) => ({
    ...course.at(findProgress((index + 0.5) / count, lineKm, pace)),
    fromSeconds: (index / count) * seconds,
    toSeconds: ((index + 1) / count) * seconds,
  }));
  return { distanceKm: greatCircleKm(from, to), roadKm: road === null ? null : course.km, seconds, pieces };
}
