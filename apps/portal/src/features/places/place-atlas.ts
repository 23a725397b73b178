import { buildPlaceIndex } from '@portal/domain/place/build-place-index';
import { borderDistanceKm, findProvinceAt } from '@portal/domain/place/find-province-at';
import type { FormerWard } from '@portal/domain/place/former-ward';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { type ProvinceShapes, parseProvinceRings } from '@portal/domain/place/province-shapes';
import { type BoundaryIndex, buildBoundaryIndex } from '@portal/domain/place/unit-boundaries';
import type { KnownHeight } from '#features/places/heights/height-model.ts';
import { NOTHING_IMPORTED, type PlaceImport } from '#features/places/import/import-store.ts';
import { type HeightModel, openHeightModel } from './heights/height-model.ts';
import { applyPoints } from './import/apply-points.ts';
import { ISLAND_BOXES, VIETNAM_SEA } from './island-boxes.table.ts';
import { SEARCH_ALIASES } from './search-aliases.table.ts';
import {
  type FormerWardRow,
  readFormerDistricts,
  readFormerWards,
  readPlaces,
  readProvinceRings,
  readWards,
} from './tables/place-tables.ts';

/** Places by name and borders of the country, for all calls of this feature. */
export interface PlaceAtlas {
  readonly index: PlaceIndex;
  readonly shapes: ProvinceShapes;
  readonly heights: HeightModel;
  /** Imported ward borders; null: none. */
  readonly boundaries: BoundaryIndex | null;
  /**
   * Radius in km around places that the coarse borders put into a neighbour or abroad, by slug; within it the place
   * decides instead of the borders.
   */
  readonly misplacedKm: ReadonlyMap<string, number>;
}

const SURE_KM = 2;

/** Reads the built-in tables with the operator's points and borders. */
export function openPlaceAtlas({ points, boundaries }: PlaceImport = NOTHING_IMPORTED): PlaceAtlas {
  const own = [...readPlaces(), ...readWards().map(({ place }) => place), ...readFormerDistricts()];
  const places = points === null ? own : applyPoints(own, points);
  const index = buildPlaceIndex(places, toFormerWards(readFormerWards(), places), SEARCH_ALIASES);
  const shapes = { rings: parseProvinceRings(readProvinceRings()), islands: ISLAND_BOXES, sea: VIETNAM_SEA };
  return {
    index,
    shapes,
    heights: openHeightModel(listSpots(places)),
    boundaries: boundaries === null ? null : buildBoundaryIndex(boundaries),
    misplacedKm: listMisplaced(index, shapes),
  };
}

/** Former wards from `former-wards.csv`. Throws if one refers to no place. */
export function toFormerWards(rows: readonly FormerWardRow[], places: readonly PlaceRecord[]): FormerWard[] {
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  return rows.flatMap(({ formerProvince, district, unit, into: slug, names }) => {
    const into = bySlug.get(slug);
    if (into === undefined)
      throw new Error(`former-wards.csv: wards of ${district} lead to ${slug}, which is no place`);
    return names.map((name) => ({ name, unit, district, formerProvince, into }));
  });
}

/** Places with a height of their own and an exact position. */
function listSpots(places: readonly PlaceRecord[]): KnownHeight[] {
  return places.flatMap(({ lat, lng, heightM, precisionKm }) =>
    heightM === null || precisionKm > SURE_KM ? [] : [{ lat, lng, heightM, kind: 'spot' as const }],
  );
}

/** A place this deep in the wrong province suggests an error as large on its other side. */
function listMisplaced(index: PlaceIndex, shapes: ProvinceShapes): Map<string, number> {
  const misplaced = index.places.filter((place) => findProvinceAt(shapes, place) !== place.province);
  return new Map(misplaced.map((place) => [place.slug, 1 + 2 * borderDistanceKm(shapes, place.province, place)]));
}
