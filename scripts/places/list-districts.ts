import type { PlaceRecord, UnitType } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import type { FormerDistrict } from './address-packages.ts';
import { DISTRICT_OVERRIDES } from './district-overrides.table.ts';
import type { GeoNamesTown } from './geo-names.ts';

/** Sources of the list of districts. `intoProvince` maps a former province's slug to the current one's. */
export interface DistrictSources {
  readonly districts: readonly FormerDistrict[];
  readonly towns: readonly GeoNamesTown[];
  readonly intoProvince: ReadonlyMap<string, string>;
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

/** Former district-level units by their code, each at its seat. Throws where neither GeoNames nor the overrides know the seat. */
export function listDistricts(sources: DistrictSources): Map<string, PlaceRecord> {
  const records = sources.districts.map((district) => toDistrictRecord(district, sources));
  const counts = Map.groupBy(records, ({ slug }) => slug);
  return new Map(
    records.map((record, at) => {
      const isAlone = (counts.get(record.slug) ?? []).length === 1;
      return [sources.districts[at]?.code ?? '', isAlone ? record : withTypeWord(record)];
    }),
  );
}

function toDistrictRecord(district: FormerDistrict, sources: DistrictSources): PlaceRecord {
  const override = DISTRICT_OVERRIDES[district.code] ?? {};
  const name = override.name ?? stripUnitWord(district.fullName);
  const seat = findSeat(district.code, toSlug(name), sources.towns);
  const lat = override.lat ?? seat?.lat;
  const lng = override.lng ?? seat?.lng;
  if (lat === undefined || lng === undefined) throw new Error(`No point for district ${district.code} ${name}`);
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
function withTypeWord(record: PlaceRecord): PlaceRecord {
  const word = UNITS.find(([, unit]) => unit === record.unit)?.[0] ?? '';
  const name = `${word}${record.name}`;
  return { ...record, name, slug: `${toSlug(name)}-${record.formerProvince}` };
}
