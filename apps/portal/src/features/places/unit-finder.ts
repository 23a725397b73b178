import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findNearestPlace } from '@portal/domain/place/find-nearest-place';
import { namePlace, nameUnit } from '@portal/domain/place/name-place';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { resolveSlug } from '@portal/domain/place/resolve-slug';
import { stripUnitWord } from '@portal/domain/place/strip-unit-word';
import { findProvinceSlug } from './find-province-slug.ts';
import { findWardAround } from './find-ward-around.ts';
import { listNamedUnits, type NamedUnit } from './list-named-units.ts';
import type { PlaceAtlas } from './place-atlas.ts';

/** A unit, of today or from before 1 July 2025, as the wards of today that it is made of. */
interface Unit {
  readonly slug: string;
  /** Whether it is a whole province of today. */
  readonly isProvince: boolean;
  /** Slug of today's province. */
  readonly province: string;
  readonly name: { readonly vi: string; readonly en: string };
  /** Slugs of wards; a former unit's borders may cut some of them. */
  readonly wards: readonly string[];
}

/** A ward of today by its middle. */
interface WardSpot extends LatLng {
  readonly slug: string;
  readonly province: string;
  readonly isIsland: boolean;
}

/** What areas are made of, for features that ask which places an area takes in. */
export interface UnitFinder {
  /** The unit of a slug, old addresses followed; null for a slug that is none or could be several, for towns and for sights. */
  findUnit(slug: string): Unit | null;
  /** The units that a name means, in the province of a slug where one is told: several where it could be several. */
  listNamedUnits(name: string, within: string | null): readonly NamedUnit[];
  listWards(): readonly WardSpot[];
  /** The ward around a point or nearest to it in its province; null at sea and abroad. */
  findWard(point: LatLng): { readonly slug: string; readonly province: string } | null;
  /** Coarse rings of a province's border, or of a ward's where one was imported: flat pairs of longitude and latitude. */
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

/** Reads units from the atlas that `getAtlas` has at each call. */
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
