import { findAddress } from '@portal/domain/place/find-address';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { hasMarks, toToneKey } from '@portal/domain/place/tone-key';
import { toUnitSlug } from '@portal/domain/place/unit-slug';
import type { PlaceAtlas } from './place-atlas.ts';

/** A unit that a name means. */
export interface NamedUnit {
  /** Slugs of the units of today or before that it is made of: mostly one. */
  readonly slugs: readonly string[];
  /** Whether it is a province, of today or before 1 July 2025. */
  readonly isProvince: boolean;
  /** Slugs of its provinces, of today and before. */
  readonly provinces: readonly string[];
}

const DISTRICT_WORD = /^(?:huyện|quận|thị xã|thành phố|tp\.?)\s/iu;

const toKey = (name: string): string =>
  stripUnitWord(name)
    .split(/[^\p{L}\p{M}\d]+/u)
    .map(toToneKey)
    .filter((word) => word !== '')
    .join(' ');

/** Whether a place bears the very name, tone marks and all; one that is written wholly without marks says nothing about them. */
function bearsName({ name, nameEn, otherNames }: PlaceRecord, text: string): boolean {
  const key = toKey(text);
  return !hasMarks(key) || [name, nameEn ?? name, ...otherNames].some((own) => toKey(own) === key);
}

/** The wards of today that took in the district whose name and seat a ward carries on. */
function listWardsOfDistrict({ index }: PlaceAtlas, seat: PlaceRecord): string[] {
  const bare = stripUnitWord(seat.name);
  const isPart = (ward: PlaceRecord) =>
    (index.formerWardsInto.get(ward) ?? []).some(
      ({ district, formerProvince }) => formerProvince === seat.formerProvince && stripUnitWord(district) === bare,
    );
  return index.places.filter((ward) => ward.kind === 'ward' && isPart(ward)).map(({ slug }) => slug);
}

/** Who bears a name, provinces before all others where no type word and no province stand with it. */
function listBearers({ index }: PlaceAtlas, name: string, within: string | null): PlaceRecord[] {
  const isTyped = stripUnitWord(name) !== name;
  for (const slug of new Set([toSlug(name), toUnitSlug(name)])) {
    if (slug === '') continue;
    const found = findAddress(index.addresses, within === null ? slug : `${slug}-${within}`).filter(
      (place) => place.kind !== 'locality' && bearsName(place, name),
    );
    const province =
      found.find(({ kind }) => kind === 'province') ?? found.find(({ kind }) => kind === 'formerProvince');
    if (province !== undefined && within === null && !isTyped) return [province];
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Units of today or before that a name means, such as `xã Y Tý`, `tỉnh Yên Bái`, `Hanoi`, all of them or those of the
 * province of a slug. More than one where it could mean several, none where nobody bears it. A name without its type word
 * that a ward and a former district share means both.
 */
export function listNamedUnits(atlas: PlaceAtlas, name: string, within: string | null): NamedUnit[] {
  const isTyped = stripUnitWord(name) !== name;
  const isDistrict = DISTRICT_WORD.test(name.normalize('NFC'));
  return listBearers(atlas, name, within).flatMap((place) => {
    const { kind, slug, province, formerProvince, formerUnit } = place;
    const provinces = formerProvince === null ? [province] : [province, formerProvince];
    const own: NamedUnit = { slugs: [slug], isProvince: kind === 'province' || kind === 'formerProvince', provinces };
    if (kind !== 'ward' || formerUnit === null) return [own];
    const district: NamedUnit = { slugs: listWardsOfDistrict(atlas, place), isProvince: false, provinces };
    if (!isTyped) return [own, district];
    return isDistrict ? [district] : [own];
  });
}
