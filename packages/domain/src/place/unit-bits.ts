import type { UnitType } from './place-record.ts';

const ORDER: readonly UnitType[] = [
  'province',
  'centralCity',
  'city',
  'ward',
  'commune',
  'specialZone',
  'locality',
  'urbanDistrict',
  'town',
  'townlet',
  'ruralDistrict',
];

/** Unit types as one number, a bit for each, so that two sets are compared at once. */
export function toUnitBits(units: readonly UnitType[]): number {
  return units.reduce((bits, unit) => bits | (1 << ORDER.indexOf(unit)), 0);
}
