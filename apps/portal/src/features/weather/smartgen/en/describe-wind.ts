import { nameWindDirection } from '@portal/domain/wind/wind-direction';
import type { WindPeak } from '../facts/wind-peak.ts';

const nameForce = (force: number): string => (force > 17 ? 'above force 17' : `force ${force}`);

/** `strong northeast wind, force 6 gusting 8`, `gusts to force 7`. */
export function describeWind({ force, gustForce, direction }: WindPeak): string {
  if (force === null) return `gusts to ${nameForce(gustForce ?? 0)}`;
  const from = direction === null ? '' : ` ${nameWindDirection(direction, 'en').toLowerCase()}`;
  const gusts = gustForce === null ? '' : ` gusting ${gustForce > 17 ? nameForce(gustForce) : gustForce}`;
  return `strong${from} wind, ${nameForce(force)}${gusts}`;
}
