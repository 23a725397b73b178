import type { PlaceRecord, UnitType } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import type { CodedWard } from '../../apps/portal/src/features/places/tables/place-tables.ts';
import type { FormerWardSource, WardSource } from './address-packages.ts';
import { toBareSlug } from './address-packages.ts';
import type { LocalityRow } from './localities.table.ts';
import type { WardPointSources } from './locate-wards.ts';
import { locateWard, measureSeat } from './locate-wards.ts';
import { WARD_OVERRIDES } from './ward-overrides.table.ts';

/** A current ward as a place, with its code and its predecessors. */
export interface SourcedWard extends CodedWard {
  readonly source: WardSource;
}

/** Sources of the list of wards. `provinces` maps the code of a current province to its slug. */
export interface WardSources extends WardPointSources {
  readonly wards: readonly WardSource[];
  readonly communes: readonly FormerWardSource[];
  readonly provinces: ReadonlyMap<string, string>;
  readonly localities: readonly LocalityRow[];
}

const UNITS: readonly (readonly [word: string, unit: UnitType, en: string, weight: number])[] = [
  ['Phường ', 'ward', 'Ward', 28],
  ['Xã ', 'commune', 'Commune', 22],
  ['Đặc khu ', 'specialZone', 'Special Zone', 48],
];

/** The current wards, each with a unique slug (domain.md 12.2.4–5). */
export function listWards(sources: WardSources): SourcedWard[] {
  const wards = sources.wards.map((ward) => correct(ward, sources.communes));
  const bySlug = Map.groupBy(wards, (ward) => `${toBareSlug(ward.fullName)}-${getProvince(ward, sources)}`);
  return wards.map((ward) => {
    const province = getProvince(ward, sources);
    const alike = bySlug.get(`${toBareSlug(ward.fullName)}-${province}`) ?? [];
    return { code: ward.code, source: ward, place: toRecord(ward, ward.key, alike, province, sources) };
  });
}

interface CorrectedWard extends WardSource {
  /** Its code in the package. */
  readonly key: string;
}

/** The ward with overrides; one without a listed change is the former ward with its code. */
function correct(ward: WardSource, communes: readonly FormerWardSource[]): CorrectedWard {
  const corrected = { ...ward, ...WARD_OVERRIDES[ward.code], key: ward.code };
  if (corrected.from.length > 0) return corrected;
  return { ...corrected, from: communes.filter(({ code }) => code === corrected.code) };
}

function getProvince(ward: WardSource, { provinces }: WardSources): string {
  const slug = provinces.get(ward.provinceCode);
  if (slug === undefined) throw new Error(`${ward.fullName} lies in an unknown province ${ward.provinceCode}`);
  return slug;
}

function toRecord(
  ward: WardSource,
  key: string,
  alike: readonly WardSource[],
  province: string,
  sources: WardSources,
): PlaceRecord {
  const [word, unit, unitEn, weight] = UNITS.find(([start]) => ward.fullName.startsWith(start)) ?? ['', 'ward', '', 0];
  const bare = stripUnitWord(ward.fullName);
  const isAlone = alike.length === 1;
  const isAmbiguous = alike.filter(({ fullName }) => fullName.startsWith(word)).length > 1;
  const named = isAlone ? bare : ward.fullName;
  // `Phường 2 Bảo Lộc` is 2-bao-loc in addresses (domain.md 12.2.2) and has its type word in texts.
  const name = /^\d/.test(bare) ? ward.fullName : named;
  const slug = `${toSlug(named)}${isAmbiguous ? `-${ward.code}` : ''}-${province}`;
  const district = findNamesake(ward, province, sources);
  const spot = sources.localities.find((row) => row[2] === province && toSlug(row[0]) === toSlug(bare));
  const override = WARD_OVERRIDES[key] ?? {};
  const [, , , spotLat, spotLng, heightM, spotKm, spotWeight, spotNames] = spot ?? [];
  const { lat, lng, precisionKm } =
    toKnownPoint(override) ??
    toKnownPoint({ lat: spotLat, lng: spotLng, precisionKm: spotKm }) ??
    (district === null ? null : { ...district, precisionKm: toSeatPrecision(district, unit, sources) }) ??
    locateWard(ward, sources);
  return {
    slug,
    name,
    nameEn: override.nameEn ?? (isAmbiguous ? `${bare} ${unitEn}` : null),
    kind: 'ward',
    unit: unit as UnitType,
    province,
    formerProvince: ward.from[0]?.formerProvince ?? district?.formerProvince ?? null,
    formerUnit: district?.unit ?? null,
    lat,
    lng,
    heightM: heightM ?? null,
    precisionKm,
    weight: override.weight ?? Math.min(99, Math.max(Number(weight), spotWeight ?? 0, (district?.weight ?? 0) + 2)),
    otherNames: [...new Set([...(override.otherNames ?? []), ...(spotNames ?? []), ...(district?.otherNames ?? [])])],
  };
}

function toKnownPoint({
  lat,
  lng,
  precisionKm,
}: {
  lat?: number | undefined;
  lng?: number | undefined;
  precisionKm?: number | undefined;
}) {
  if (lat === undefined || lng === undefined || precisionKm === undefined) return null;
  return { lat, lng, precisionKm };
}

/** The seat of a special zone is its main island or town, as that of its former district was. */
function toSeatPrecision(district: PlaceRecord, unit: string, { seats }: WardSources): number {
  return unit === 'specialZone' ? district.precisionKm : measureSeat(district, seats);
}

/**
 * The former district with the ward's name, part of whose land it absorbed; a special zone is all of its former
 * district.
 */
function findNamesake(ward: WardSource, province: string, { seats, districtOf }: WardSources): PlaceRecord | null {
  const name = stripUnitWord(ward.fullName);
  const isZone = ward.fullName.startsWith('Đặc khu ');
  const codes = new Set(ward.from.map(districtOf));
  const namesakes = [...seats].filter(
    ([code, seat]) => stripUnitWord(seat.name) === name && seat.province === province && (isZone || codes.has(code)),
  );
  return namesakes.sort(([a], [b]) => [...codes].indexOf(a) - [...codes].indexOf(b))[0]?.[1] ?? null;
}
