import { beaufortForce } from '#wind/beaufort.ts';
import type { StormAdvisory, StormPoint } from './storm.ts';

/** Vietnamese classes of a tropical cyclone, weakest first (QĐ 18/2021/QĐ-TTg, article 5; domain.md §3.2). */
export const STORM_CLASSES = [
  'lowPressure',
  'tropicalDepression',
  'storm',
  'strongStorm',
  'veryStrongStorm',
  'superTyphoon',
] as const;

/** A Vietnamese class of a tropical cyclone. */
export type StormClass = (typeof STORM_CLASSES)[number];

/** Lowest force of each class above `lowPressure`, strongest first. */
const LOWEST_FORCES = [
  [16, 'superTyphoon'],
  [12, 'veryStrongStorm'],
  [10, 'strongStorm'],
  [8, 'storm'],
  [6, 'tropicalDepression'],
] as const;

/** Ratio of the 10-minute to the 1-minute wind at sea (WMO/TD-No. 1555, 2010). Older practice has 0.88. */
const TEN_MINUTE_FACTOR = 0.93;

/** The 10-minute wind, m/s, for one that is averaged over `minutes`. The Vietnamese classes are of this wind. */
export function toTenMinuteWind(windMs: number, minutes: StormAdvisory['windMinutes']): number {
  return minutes === 10 ? windMs : windMs * TEN_MINUTE_FACTOR;
}

/** The class of a greatest sustained wind averaged over `minutes`, m/s; null for an unknown wind. */
export function classifyStorm(windMs: number | null, minutes: StormAdvisory['windMinutes']): StormClass | null {
  if (windMs === null || Number.isNaN(windMs)) return null;
  const force = beaufortForce(toTenMinuteWind(windMs, minutes));
  return LOWEST_FORCES.find(([lowest]) => force >= lowest)?.[1] ?? 'lowPressure';
}

/** The last observed point of an advisory. Throws a RangeError for an advisory without one, which is not valid. */
export function findLastObserved({ points, centreId }: StormAdvisory): StormPoint {
  const point = points.findLast(({ kind }) => kind === 'observed');
  if (point === undefined) throw new RangeError(`The advisory on ${centreId} has no observed point`);
  return point;
}
