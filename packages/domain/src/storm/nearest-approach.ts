import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import { findTrackLeg, mixOnLeg, placeOnLeg } from './track-leg.ts';

/** Where a centre expects a storm, and how far off that may be. */
export interface ExpectedPoint extends LatLng {
  readonly at: EpochSeconds;
  /** km; null where not stated. */
  readonly errorKm: number | null;
}

/** A storm's centre as seen from a place. */
export interface Approach {
  /** Distance now, km. */
  readonly km: number;
  /** Where the centre is now, degrees clockwise from north. */
  readonly bearingDeg: number;
  /** The nearest position that is still to come; null if the centre comes no nearer. */
  readonly nearest: { readonly at: EpochSeconds; readonly km: number; readonly errorKm: number | null } | null;
}

/** Finer times would pretend to an accuracy that no forecast of days has. */
const STEP_SECONDS = HOUR_SECONDS;
/** A fast storm moves 40 km in an hour: the distance is that of the minute. */
const FINE_SECONDS = 60;
const RADIANS = Math.PI / 180;

/** Initial bearing of the great circle, degrees clockwise from north. */
export function findBearing(from: LatLng, to: LatLng): number {
  const turn = (to.lng - from.lng) * RADIANS;
  const [south, north] = [from.lat * RADIANS, to.lat * RADIANS];
  const east = Math.sin(turn) * Math.cos(north);
  const ahead = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(turn);
  return (Math.atan2(east, ahead) / RADIANS + 360) % 360;
}

/** When a storm is nearest, and how near. */
interface Passing {
  readonly at: EpochSeconds;
  readonly km: number;
}

/** Distance of a track's position from a place; infinite outside of the track's times. */
export function measureTrack(points: readonly ExpectedPoint[], place: LatLng, at: EpochSeconds): number {
  const leg = findTrackLeg(points, at);
  return leg === null ? Number.POSITIVE_INFINITY : greatCircleKm(place, placeOnLeg(leg));
}

/**
 * Whether a track may come within a distance of a place at any time: cheap, for a place far from every storm. A position
 * on a leg lies at most half the leg from one of its ends.
 */
export function mayComeWithin(points: readonly LatLng[], place: LatLng, km: number): boolean {
  const away = points.map((point) => greatCircleKm(place, point));
  return points.some((point, index) => {
    const before = points[index - 1] ?? point;
    const nearer = Math.min(away[index - 1] ?? Number.POSITIVE_INFINITY, away[index] ?? Number.POSITIVE_INFINITY);
    return nearer - greatCircleKm(before, point) / 2 <= km;
  });
}

/** The nearest position of a track between two times: the best hour, then the best minute around it. */
export function findPassing(
  points: readonly ExpectedPoint[],
  place: LatLng,
  from: EpochSeconds,
  to: EpochSeconds,
): Passing {
  let best: Passing = { at: from, km: measureTrack(points, place, from) };
  const search = (first: EpochSeconds, last: EpochSeconds, step: number): void => {
    for (let at = first; at <= last; at += step) {
      const km = measureTrack(points, place, at);
      if (km < best.km) best = { at, km };
    }
  };
  search(from - (from % STEP_SECONDS) + STEP_SECONDS, to, STEP_SECONDS);
  search(to, to, STEP_SECONDS);
  const { at } = best;
  search(Math.max(at - STEP_SECONDS, from), Math.min(at + STEP_SECONDS, to), FINE_SECONDS);
  return best;
}

/** The nearest hour that is still to come. */
function roundToHour(at: EpochSeconds, now: EpochSeconds): EpochSeconds {
  const hour = Math.round(at / STEP_SECONDS) * STEP_SECONDS;
  return hour < now ? hour + STEP_SECONDS : hour;
}

/** Less than this, and the storm is about as near as it gets. */
const NEARER_KM = 1;

/**
 * Distance and direction of a storm from a place, and its nearest approach by one centre's track: its hour, and the
 * distance of its minute. Null where the track does not cover the present: then nothing is known of now.
 */
export function findApproach(points: readonly ExpectedPoint[], place: LatLng, now: EpochSeconds): Approach | null {
  const leg = findTrackLeg(points, now);
  const end = points.at(-1)?.at;
  if (leg === null || end === undefined) return null;
  const here = placeOnLeg(leg);
  const km = greatCircleKm(place, here);
  const passing = findPassing(points, place, now, end);
  const bearingDeg = findBearing(place, here);
  if (passing.km > km - NEARER_KM) return { km, bearingDeg, nearest: null };
  return {
    ...{ km, bearingDeg },
    nearest: { at: roundToHour(passing.at, now), km: passing.km, errorKm: findError(points, passing.at) },
  };
}

/** A forecast without a stated error has none; before the first forecast the error grows from zero. */
function findError(points: readonly ExpectedPoint[], at: EpochSeconds): number | null {
  const leg = findTrackLeg(points, at);
  if (leg === null || leg.after.errorKm === null) return null;
  return mixOnLeg(leg, leg.before.errorKm ?? 0, leg.after.errorKm);
}
