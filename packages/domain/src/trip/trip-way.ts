import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';

/** How people go. */
export const TRIP_MODES = ['motorbike', 'car', 'walk'] as const;
/** One of them. */
export type TripMode = (typeof TRIP_MODES)[number];

/** Progress along a straight line, km/h: roads are longer than the line. */
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

/** A trip along a straight line. */
export interface TripWay {
  readonly distanceKm: number;
  /** In whole minutes. */
  readonly seconds: number;
  readonly pieces: readonly TripPiece[];
}

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

/** The straight line between two points in pieces of some two minutes, thirty at most. */
export function planTrip(from: LatLng, to: LatLng, mode: TripMode): TripWay {
  const distanceKm = greatCircleKm(from, to);
  const pace = PACES[mode];
  const seconds = findSeconds(distanceKm, pace);
  const count = Math.min(Math.max(Math.round(seconds / PIECE_SECONDS), 1), MOST_PIECES);
  const pieces = Array.from({ length: count }, (_, index) => {
    const progress = findProgress((index + 0.5) / count, distanceKm, pace);
    return {
      lat: from.lat + progress * (to.lat - from.lat),
      lng: from.lng + progress * (to.lng - from.lng),
      fromSeconds: (index / count) * seconds,
      toSeconds: ((index + 1) / count) * seconds,
    };
  });
  return { distanceKm, seconds, pieces };
}
