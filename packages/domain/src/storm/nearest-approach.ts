import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';

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
const RADIANS = Math.PI / 180;

/** Initial bearing of the great circle, degrees clockwise from north. */
export function findBearing(from: LatLng, to: LatLng): number {
  const turn = (to.lng - from.lng) * RADIANS;
  const [south, north] = [from.lat * RADIANS, to.lat * RADIANS];
  const east = Math.sin(turn) * Math.cos(north);
  const ahead = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(turn);
  return (Math.atan2(east, ahead) / RADIANS + 360) % 360;
}

/** Null outside of the track's times. */
function interpolate(points: readonly ExpectedPoint[], at: EpochSeconds): ExpectedPoint | null {
  const next = points.findIndex((point) => point.at >= at);
  const [before, after] = [points[next - 1], points[next]];
  if (after === undefined || after.at === at) return after ?? null;
  if (before === undefined) return null;
  const share = (at - before.at) / (after.at - before.at);
  const turn = ((after.lng - before.lng + 540) % 360) - 180;
  const isStated = after.errorKm !== null;
  return {
    at,
    lat: before.lat + share * (after.lat - before.lat),
    lng: before.lng + share * turn,
    errorKm: isStated ? (before.errorKm ?? 0) + share * ((after.errorKm ?? 0) - (before.errorKm ?? 0)) : null,
  };
}

/**
 * Distance and direction of a storm from a place, and its nearest approach by one centre's track, in steps of an hour.
 * Null where the track does not cover the present: then nothing is known of now.
 */
export function findApproach(points: readonly ExpectedPoint[], place: LatLng, now: EpochSeconds): Approach | null {
  const here = interpolate(points, now);
  const end = points.at(-1)?.at;
  if (here === null || end === undefined) return null;
  const km = greatCircleKm(place, here);
  let nearest: Approach['nearest'] = null;
  for (let at = now - (now % STEP_SECONDS) + STEP_SECONDS; at <= end; at += STEP_SECONDS) {
    const point = interpolate(points, at);
    const distance = point === null ? Number.POSITIVE_INFINITY : greatCircleKm(place, point);
    if (distance < (nearest?.km ?? km)) nearest = { at, km: distance, errorKm: point?.errorKm ?? null };
  }
  return { km, bearingDeg: findBearing(place, here), nearest };
}
