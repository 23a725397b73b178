import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findAddress } from '@portal/domain/place/find-address';
import { findNearestPlace } from '@portal/domain/place/find-nearest-place';
import { namePlace, nameUnit, resolveSlug } from '@portal/domain/place/name-place';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { toSlug } from '@portal/domain/place/slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { hasMarks, toToneKey } from '@portal/domain/place/tone-key';
import { toUnitSlug } from '@portal/domain/place/unit-slug';
import { findProvinceSlug, findWardAround } from './locate-place.ts';
import type { PlaceAtlas } from './place-atlas.ts';

interface NamedUnit {
  /** Slugs of its current or former units, usually one. */
  readonly slugs: readonly string[];
  /** Whether it is a province, current or from before 1 July 2025. */
  readonly isProvince: boolean;
  readonly provinces: readonly string[];
}

const DISTRICT_WORD = /^(?:huyện|quận|thị xã|thành phố|tp\.?)\s/iu;

const toKey = (name: string): string =>
  stripUnitWord(name)
    .split(/[^\p{L}\p{M}\d]+/u)
    .map(toToneKey)
    .filter((word) => word !== '')
    .join(' ');

/** Whether a place has this name including tone marks; a name typed without any matches all. */
function bearsName({ name, nameEn, otherNames }: PlaceRecord, text: string): boolean {
  const key = toKey(text);
  return !hasMarks(key) || [name, nameEn ?? name, ...otherNames].some((own) => toKey(own) === key);
}

/** The current wards of the former district that a ward took its name and seat from. */
function listWardsOfDistrict({ index }: PlaceAtlas, seat: PlaceRecord): string[] {
  const bare = stripUnitWord(seat.name);
  const isPart = (ward: PlaceRecord) =>
    (index.formerWardsInto.get(ward) ?? []).some(
      ({ district, formerProvince }) => formerProvince === seat.formerProvince && stripUnitWord(district) === bare,
    );
  return index.places.filter((ward) => ward.kind === 'ward' && isPart(ward)).map(({ slug }) => slug);
}

/** Places with a name; provinces come first if neither type nor province is given. */
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
 * Current or former units for a name such as `xã Y Tý`, `tỉnh Yên Bái`, `Hanoi`, optionally within a province.
 * Several if ambiguous. Without its type, a name shared by a ward and a former district means both.
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

/** A current or former unit as current wards. */
interface Unit {
  readonly slug: string;
  readonly isProvince: boolean;
  readonly province: string;
  readonly name: { readonly vi: string; readonly en: string };
  /** Slugs of wards; a former unit's border may cut through some of them. */
  readonly wards: readonly string[];
}

/** A current ward by its centre. */
interface WardSpot extends LatLng {
  readonly slug: string;
  readonly province: string;
  readonly isIsland: boolean;
}

/** Units of areas, for features that need the places within an area. */
export interface UnitFinder {
  /** The unit of a slug, moved addresses included; null if unknown or ambiguous, and for towns and sights. */
  findUnit(slug: string): Unit | null;
  /** Units for a name, optionally within a province; several if ambiguous. */
  listNamedUnits(name: string, within: string | null): readonly NamedUnit[];
  listWards(): readonly WardSpot[];
  /** The ward around a point, or the nearest in its province; null at sea and abroad. */
  findWard(point: LatLng): { readonly slug: string; readonly province: string } | null;
  /** Coarse border rings of a province, or of a ward if imported: flat pairs of longitude and latitude. */
  listRings(slug: string): readonly ArrayLike<number>[];
}

function isWithin({ index }: PlaceAtlas, unit: PlaceRecord): (ward: PlaceRecord) => boolean {
  if (unit.kind === 'ward') return (ward) => ward === unit;
  if (unit.kind === 'province') return ({ province }) => province === unit.slug;
  if (unit.kind === 'formerProvince') return ({ formerProvince }) => formerProvince === unit.slug;
  const bare = stripUnitWord(unit.name);
  return (ward) =>
    (index.formerWardsInto.get(ward) ?? []).some(
      (part) => part.formerProvince === unit.formerProvince && stripUnitWord(part.district) === bare,
    );
}

function toUnit(atlas: PlaceAtlas, place: PlaceRecord): Unit {
  const within = isWithin(atlas, place);
  const above = atlas.index.bySlug.get(place.kind === 'formerDistrict' ? (place.formerProvince ?? '') : place.province);
  const name = (language: 'vi' | 'en'): string => {
    if (place.kind === 'province') return namePlace(place, language);
    const own = nameUnit(place.name, place.unit, language);
    return above === undefined || place.kind === 'formerProvince' ? own : `${own} (${namePlace(above, language)})`;
  };
  return {
    slug: place.slug,
    isProvince: place.kind === 'province',
    province: place.province,
    name: { vi: name('vi'), en: name('en') },
    wards: atlas.index.places.filter((ward) => ward.kind === 'ward' && within(ward)).map(({ slug }) => slug),
  };
}

/** Reads the atlas from `getAtlas` at each call. */
export function createUnitFinder(getAtlas: () => PlaceAtlas): UnitFinder {
  return {
    findUnit: (slug) => {
      const atlas = getAtlas();
      const found = resolveSlug(atlas.index, slug);
      const moved = found.outcome === 'moved' ? atlas.index.bySlug.get(found.slug) : undefined;
      const place = found.outcome === 'place' ? found.place : moved;
      return place === undefined || place.kind === 'locality' || place.kind === 'point' ? null : toUnit(atlas, place);
    },
    listNamedUnits: (name, within) => listNamedUnits(getAtlas(), name, within),
    listWards: () =>
      getAtlas().index.places.flatMap(({ kind, unit, slug, province, lat, lng }) =>
        kind === 'ward' ? [{ slug, province, lat, lng, isIsland: unit === 'specialZone' }] : [],
      ),
    findWard: (point) => {
      const atlas = getAtlas();
      const around = findWardAround(atlas, point);
      if (around !== null) return around;
      const home = findProvinceSlug(atlas, point);
      const isOfHome = ({ kind, province }: PlaceRecord) => kind === 'ward' && province === home;
      return home === null ? null : (findNearestPlace(atlas.index, point, isOfHome)?.place ?? null);
    },
    listRings: (slug) => {
      const { shapes, boundaries } = getAtlas();
      const ofProvince = shapes.rings.filter(({ province }) => province === slug).map(({ points }) => points);
      if (ofProvince.length > 0 || boundaries === null) return ofProvince;
      for (const cell of boundaries.cells.values()) {
        const found = cell.find((boundary) => boundary.slug === slug);
        if (found !== undefined) return found.rings;
      }
      return [];
    },
  };
}
