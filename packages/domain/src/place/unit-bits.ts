import { UNIT_TYPES, type UnitType } from './place-record.ts';

/** Unit types as a bit set, for fast comparison. */
export function toUnitBits(units: readonly UnitType[]): number {
  return units.reduce((bits, unit) => bits | (1 << UNIT_TYPES.indexOf(unit)), 0);
}
