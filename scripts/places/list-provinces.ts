import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { readFormerProvinces, readProvinces } from '../../apps/portal/src/features/places/tables/place-tables.ts';

const CENTRAL_CITY_WEIGHT = 97;
const PROVINCE_WEIGHT = 90;
const FORMER_PROVINCE_WEIGHT = 80;

/** Centres of the cities that are provinces: GeoNames has the centre of their area or an outlying ward. */
const CITY_CENTRES: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  'ha-noi': [21.0285, 105.8542],
  'hai-phong': [20.8561, 106.6822],
  hue: [16.4637, 107.5909],
  'da-nang': [16.0678, 108.2208],
  'ho-chi-minh': [10.7769, 106.7009],
  'can-tho': [10.0341, 105.7876],
};

/** Current and former provinces, each at its main town. Throws if a centre is not among the districts. */
export function listProvinces(districts: readonly PlaceRecord[]): PlaceRecord[] {
  const today = readProvinces().map(
    (row): PlaceRecord => ({
      ...getCentre(row.slug, row.centre, districts),
      slug: row.slug,
      name: row.name,
      nameEn: row.nameEn,
      kind: 'province',
      unit: row.unit,
      province: row.slug,
      formerProvince: null,
      weight: row.unit === 'centralCity' ? CENTRAL_CITY_WEIGHT : PROVINCE_WEIGHT,
      otherNames: row.otherNames,
    }),
  );
  const former = readFormerProvinces().map(
    (row): PlaceRecord => ({
      ...getCentre(row.slug, row.centre, districts),
      slug: row.slug,
      name: row.name,
      nameEn: null,
      kind: 'formerProvince',
      unit: 'province',
      province: row.into,
      formerProvince: row.slug,
      weight: FORMER_PROVINCE_WEIGHT,
      otherNames: row.otherNames,
    }),
  );
  return [...today, ...former];
}

type Centre = Pick<PlaceRecord, 'lat' | 'lng' | 'heightM' | 'precisionKm' | 'formerUnit'>;

function getCentre(province: string, town: string, districts: readonly PlaceRecord[]): Centre {
  const city = CITY_CENTRES[province];
  if (city !== undefined) return { lat: city[0], lng: city[1], heightM: null, precisionKm: 1, formerUnit: null };
  const found = districts
    .filter(({ formerProvince, name }) => formerProvince === province && toSlug(name).endsWith(toSlug(town)))
    .sort((a, b) => b.weight - a.weight)[0];
  if (found === undefined) throw new Error(`No coordinates for ${town}, the centre of ${province}`);
  return {
    lat: found.lat,
    lng: found.lng,
    heightM: null,
    precisionKm: Math.min(2, found.precisionKm),
    formerUnit: null,
  };
}
