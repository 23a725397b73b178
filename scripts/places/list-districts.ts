import type { PlaceRecord, UnitType } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import type { FormerDistrict, WardOfToday } from './address-packages.ts';
import { DISTRICT_OVERRIDES } from './district-overrides.table.ts';
import type { GeoNamesTown } from './geo-names.ts';

/** What the list of districts is made from. `intoProvince` maps a former province's slug to today's. */
export interface DistrictSources {
  readonly districts: readonly FormerDistrict[];
  readonly wards: readonly WardOfToday[];
  readonly towns: readonly GeoNamesTown[];
  readonly intoProvince: ReadonlyMap<string, string>;
  readonly provinceCodes: ReadonlyMap<string, string>;
}

const UNITS: readonly (readonly [word: string, unit: UnitType, weight: number])[] = [
  ['Thành phố ', 'city', 56],
  ['Quận ', 'urbanDistrict', 48],
  ['Thị xã ', 'town', 44],
  ['Huyện ', 'ruralDistrict', 30],
];
const EXACT_NAME_KM = 4;
const LARGE_TOWN_KM = 2;
const OTHER_NAME_KM = 6;
const LARGE_TOWN = 50_000;

/** Former district-level units whose seat has known coordinates, and the urban wards and special zones of today that carry their names. */
export function listDistricts(sources: DistrictSources): { places: PlaceRecord[]; left: string[] } {
  const left: string[] = [];
  const found = sources.districts.flatMap((district) => {
    const record = toDistrictRecord(district, sources);
    if (record === null) left.push(`${district.code} ${district.fullName}, ${district.formerProvince}`);
    return record === null ? [] : [record];
  });
  const named = keepTypeWordWhereNamesCollide(found);
  const wards = named.flatMap((record) => listNamesakeWards(record, sources));
  return { places: joinBySlug(named, wards), left };
}

function toDistrictRecord(district: FormerDistrict, sources: DistrictSources): PlaceRecord | null {
  const override = DISTRICT_OVERRIDES[district.code] ?? {};
  const name = override.name ?? stripUnitWord(district.fullName);
  const seat = findSeat(district.code, toSlug(name), sources.towns);
  const lat = override.lat ?? seat?.lat;
  const lng = override.lng ?? seat?.lng;
  if (lat === undefined || lng === undefined) return null;
  const [, unit, weight] = UNITS.find(([word]) => district.fullName.startsWith(word)) ?? ['', 'ruralDistrict', 30];
  return {
    slug: `${toSlug(name)}-${district.formerProvince}`,
    name,
    nameEn: null,
    kind: 'formerDistrict',
    unit: unit as UnitType,
    province: sources.intoProvince.get(district.formerProvince) ?? district.formerProvince,
    formerProvince: district.formerProvince,
    formerUnit: null,
    lat,
    lng,
    heightM: null,
    precisionKm: override.precisionKm ?? (seat === null ? OTHER_NAME_KM : measurePrecision(seat, toSlug(name))),
    weight: override.weight ?? Number(weight) + Math.min(10, Math.round((seat?.population ?? 0) / 50_000)),
    otherNames: override.otherNames ?? [],
  };
}

/** The town of that name in the district, else its seat, else its only town. */
function findSeat(code: string, slug: string, towns: readonly GeoNamesTown[]): GeoNamesTown | null {
  const own = towns.filter(({ district }) => district === code);
  const [only, ...others] = own;
  return (
    own.find((town) => town.slug === slug) ??
    own.find(({ isSeat }) => isSeat) ??
    (others.length === 0 ? (only ?? null) : null)
  );
}

function measurePrecision(seat: GeoNamesTown, slug: string): number {
  if (seat.slug !== slug) return OTHER_NAME_KM;
  return seat.population >= LARGE_TOWN ? LARGE_TOWN_KM : EXACT_NAME_KM;
}

/** `Thị xã Kỳ Anh` and `Huyện Kỳ Anh` of one province keep their type words (domain.md 12.2.6). */
function keepTypeWordWhereNamesCollide(records: readonly PlaceRecord[]): PlaceRecord[] {
  const counts = Map.groupBy(records, ({ slug }) => slug);
  return records.map((record) => {
    if ((counts.get(record.slug) ?? []).length === 1) return record;
    const word = UNITS.find(([, unit]) => unit === record.unit)?.[0] ?? '';
    const name = `${word}${record.name}`;
    return { ...record, name, slug: `${toSlug(name)}-${record.formerProvince}` };
  });
}

/** The urban ward or special zone of today that took over the unit's name and part of its land. */
function listNamesakeWards(record: PlaceRecord, sources: DistrictSources): PlaceRecord[] {
  const bare = stripUnitWord(record.name);
  const code = sources.provinceCodes.get(record.province);
  const namesakes = sources.wards.filter(
    (ward) => ward.provinceCode === code && toSlug(stripUnitWord(ward.fullName)) === toSlug(bare),
  );
  const ward = namesakes.find(({ fullName, from }) => {
    const isZone = fullName.startsWith('Đặc khu ');
    return isZone || (fullName.startsWith('Phường ') && from.has(`${toSlug(bare)}/${record.formerProvince}`));
  });
  if (ward === undefined || (bare !== record.name && record.unit === 'ruralDistrict')) return [];
  const name = namesakes.length > 1 ? ward.fullName : stripUnitWord(ward.fullName);
  return [
    {
      ...record,
      name,
      slug: `${toSlug(name)}-${record.province}`,
      kind: 'ward',
      unit: ward.fullName.startsWith('Đặc khu ') ? 'specialZone' : 'ward',
      formerUnit: record.unit,
      weight: Math.min(99, record.weight + 2),
    },
  ];
}

/** One slug for a ward of today and a former unit: the ward has it (decisions.md "Locations"). */
function joinBySlug(districts: readonly PlaceRecord[], wards: readonly PlaceRecord[]): PlaceRecord[] {
  const taken = new Set(wards.map(({ slug }) => slug));
  return [...wards, ...districts.filter(({ slug }) => !taken.has(slug))];
}
