import type { StormTrack } from '@portal/contract/endpoints/storms';
import { findMovement, type Movement } from './storm-geometry.ts';

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
