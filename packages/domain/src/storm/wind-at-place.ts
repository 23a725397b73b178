import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import { KNOT_MS } from '#table/units.table.ts';
import type { EpochSeconds } from '#time/vietnam-time.ts';
import { type BeaufortForce, beaufortForce } from '#wind/beaufort.ts';
import { findBearing } from './nearest-approach.ts';
import type { StormAdvisory, StormPoint, WindRadii } from './storm.ts';
import { toTenMinuteWind } from './storm-class.ts';
import { findTrackLeg, mixOnLeg, placeOnLeg } from './track-leg.ts';

/** The least wind that a centre's radii mean at a place, over open water. */
export interface LeastWind {
  /** Of the 10-minute wind. */
  readonly force: BeaufortForce;
  /** The threshold as the centre states it. */
  readonly kt: number;
  readonly minutes: 1 | 10;
}

/** Centres round winds, which must not count as weaker than their own threshold, m/s. */
const ROUNDING_MS = 0.05;

type Quadrant = 'ne' | 'se' | 'sw' | 'nw';
type Threshold = Pick<WindRadii, 'kt' | 'minutes'>;

const QUADRANTS: readonly Quadrant[] = ['ne', 'se', 'sw', 'nw'];

/** The quadrant of a storm that a bearing from its centre points to. */
const toQuadrant = (bearingDeg: number): Quadrant => QUADRANTS[Math.floor(bearingDeg / 90) % 4] ?? 'ne';

/** Reach of a wind in a quadrant, km: 0 where the storm has no such wind, null where the centre does not state it. */
function findReach(point: StormPoint, { kt, minutes }: Threshold, quadrant: Quadrant): number | null {
  const stated = point.radii.find((radii) => radii.kt === kt && radii.minutes === minutes);
  if (stated !== undefined) return stated[quadrant];
  return point.windMs !== null && point.windMs < kt * KNOT_MS - ROUNDING_MS ? 0 : null;
}

/**
 * The strongest wind of a centre's radii that reaches a place at a time: centre and radii lie between those of the
 * points before and after. Null outside of all stated radii and outside of the track's times.
 */
export function findLeastWind(
  { points }: Pick<StormAdvisory, 'points'>,
  place: LatLng,
  at: EpochSeconds,
): LeastWind | null {
  const leg = findTrackLeg(points, at);
  if (leg === null) return null;
  const { before, after } = leg;
  const centre = placeOnLeg(leg);
  const km = greatCircleKm(centre, place);
  const quadrant = toQuadrant(findBearing(centre, place));
  const strongest = [...before.radii, ...after.radii]
    .filter((radii) => {
      const reach = mixOnLeg(leg, findReach(before, radii, quadrant), findReach(after, radii, quadrant));
      return reach !== null && km <= reach;
    })
    .reduce<Threshold | null>((best, radii) => (best === null || radii.kt > best.kt ? radii : best), null);
  if (strongest === null) return null;
  const { kt, minutes } = strongest;
  return { kt, minutes, force: beaufortForce(toTenMinuteWind(kt * KNOT_MS, minutes)) };
}
