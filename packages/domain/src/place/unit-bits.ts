import { UNIT_TYPES, type UnitType } from './place-record.ts';

/** Unit types as one number, a bit for each, so that two sets are compared at once. */
export function toUnitBits(units: readonly UnitType[]): number {
  return units.reduce((bits, unit) => bits | (1 << UNIT_TYPES.indexOf(unit)), 0);
}
