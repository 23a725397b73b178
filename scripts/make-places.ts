// Writes the tables of places in apps/portal/src/features/places from the npm packages of places and the tables in scripts/places.
// Run: npm exec -- node scripts/make-places.ts
import { readFormerProvinces, readProvinces } from '../apps/portal/src/features/places/tables/place-tables.ts';
import { listCommunes, listFormerDistricts, listWardsOfToday } from './places/address-packages.ts';
import { findDistrictOf } from './places/find-district-of.ts';
import { listGeoNamesTowns } from './places/geo-names.ts';
import { listDistricts } from './places/list-districts.ts';
import { listFormerWards } from './places/list-former-wards.ts';
import { listLocalities } from './places/list-localities.ts';
import { listProvinces } from './places/list-provinces.ts';
import { listWards } from './places/list-wards.ts';
import { LOCALITIES } from './places/localities.table.ts';
import { moveToNamesake } from './places/move-to-namesake.ts';
import { splitDistricts } from './places/split-districts.ts';
import { writeFormerWards, writePlaces, writeWards } from './places/write-tables.ts';

const towns = listGeoNamesTowns();
const communes = await listCommunes();
const formerDistricts = await listFormerDistricts();
const seats = listDistricts({
  districts: formerDistricts,
  towns,
  intoProvince: new Map(readFormerProvinces().map(({ slug, into }) => [slug, into])),
});
const wards = listWards({
  wards: listWardsOfToday(),
  communes,
  provinces: new Map(readProvinces().map(({ code, slug }) => [code, slug])),
  localities: LOCALITIES,
  districtOf: findDistrictOf(formerDistricts, communes),
  seats,
  towns,
});
const districts = [...seats.values()];
const provinces = listProvinces(districts);
const { own, shared } = splitDistricts(districts, wards);
const taken = new Set(wards.map(({ place }) => place.slug));
const localities = listLocalities().filter(({ slug }) => !taken.has(slug));
const formerWards = listFormerWards(wards, communes);

writePlaces('places', 'The provinces of today and before, airports, passes, islands and other spots', [
  ...provinces,
  ...localities,
]);
writePlaces(
  'former-districts',
  'The districts with an address of their own',
  own.map((district) => moveToNamesake(district, wards)),
);
writeWards(wards);
writeFormerWards(formerWards.rows);
console.log(
  `${provinces.length} provinces of today and before, ${wards.length} wards, ${own.length} former districts with an address of ` +
    `their own (${shared} share a ward's), ${localities.length} localities, ${formerWards.count} former wards.`,
);
console.log(`${formerWards.left.length} former wards left out, for nothing says what became of them:`);
for (const line of formerWards.left) console.log(`  ${line}`);
