import type { Crop } from './crop.ts';
import type { FarmDay } from './farm-day.ts';
import type { Hint } from './hint.ts';
import { sumWater } from './water-balance.ts';

const WATER_DAYS = 7;

/**
 * Whether water has to be given or let off: by the sum over the given seven days of rain less what the crop
 * drinks. Null where a day is unknown or there is nothing to do.
 */
export function findWaterHint(days: readonly FarmDay[], { water }: Crop): Hint | null {
  const first = days[0];
  if (first === undefined || days.length < WATER_DAYS) return null;
  const { balanceMm } = sumWater(days);
  if (balanceMm === null) return null;
  const toHint = (kind: 'waterShort' | 'waterPlenty', value: number): Hint => ({
    kind,
    weight: 'consider',
    fromAt: first.startAt,
    days: WATER_DAYS,
    value,
    stage: 'any',
    basis: 'proposed',
  });
  if (balanceMm <= -water.shortMm.value) return toHint('waterShort', -balanceMm);
  return balanceMm >= water.plentyMm.value ? toHint('waterPlenty', balanceMm) : null;
}
