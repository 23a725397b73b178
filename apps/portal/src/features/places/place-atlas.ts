import { buildPlaceIndex } from '@portal/domain/place/build-place-index';
import { borderDistanceKm, findProvinceAt } from '@portal/domain/place/find-province-at';
import type { FormerWard } from '@portal/domain/place/former-ward';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import type { ProvinceShapes } from '@portal/domain/place/province-shapes';
import { parseProvinceRings } from '@portal/domain/place/province-shapes';
import { type BoundaryIndex, buildBoundaryIndex } from '@portal/domain/place/unit-boundaries';
import { FORMER_DISTRICT_ROWS } from './former-districts.table.ts';
import { FORMER_WARD_ROWS } from './former-wards.table.ts';
import type { KnownHeight } from './heights/height-file.ts';
import { type HeightModel, openHeightModel } from './heights/height-model.ts';
import { applyPoints } from './import/apply-points.ts';
import { NOTHING_IMPORTED, type PlaceImport } from './import/place-import.ts';
import { ISLAND_BOXES, VIETNAM_SEA } from './island-boxes.table.ts';
import { PLACE_ROWS } from './places.table.ts';
import { PROVINCE_RINGS } from './province-shapes.table.ts';
import { readFormerWardRow } from './read-former-ward-row.ts';
import { readPlaceRow } from './read-place-row.ts';
import { SEARCH_ALIASES } from './search-aliases.table.ts';
import { WARD_ROWS } from './wards.table.ts';

/** The places by name and the country by shape: what every call of this feature reads. */
export interface PlaceAtlas {
  readonly index: PlaceIndex;
  readonly shapes: ProvinceShapes;
  readonly heights: HeightModel;
  /** Borders of wards that an operator imported; null without. */
  readonly boundaries: BoundaryIndex | null;
  /** Slugs of places that the coarse shapes put into a neighbour or abroad → how far around them the place is right and the shapes are wrong, in km. */
  readonly misplacedKm: ReadonlyMap<string, number>;
}

const SURE_KM = 2;

/** Reads the checked-in tables, with the points and borders that an operator imported. */
export function openPlaceAtlas({ points, boundaries }: PlaceImport = NOTHING_IMPORTED): PlaceAtlas {
  const own = [...PLACE_ROWS, ...WARD_ROWS, ...FORMER_DISTRICT_ROWS].map(readPlaceRow);
  const places = points === null ? own : applyPoints(own, points);
  const index = buildPlaceIndex(places, listFormerWards(places), SEARCH_ALIASES);
  const shapes = { rings: parseProvinceRings(PROVINCE_RINGS), islands: ISLAND_BOXES, sea: VIETNAM_SEA };
  return {
    index,
    shapes,
    heights: openHeightModel(listSpots(places)),
    boundaries: boundaries === null ? null : buildBoundaryIndex(boundaries),
    misplacedKm: listMisplaced(index, shapes),
  };
}

function listFormerWards(places: readonly PlaceRecord[]): FormerWard[] {
  const bySlug = new Map(places.map((place) => [place.slug, place]));
  const provinceOf = (former: string): string => bySlug.get(former)?.province ?? former;
  return FORMER_WARD_ROWS.flatMap((row) => readFormerWardRow(row, bySlug, provinceOf));
}

/** Places with a height of their own whose position is sure enough for the ground about them. */
function listSpots(places: readonly PlaceRecord[]): KnownHeight[] {
  return places.flatMap(({ lat, lng, heightM, precisionKm }) =>
    heightM === null || precisionKm > SURE_KM ? [] : [{ lat, lng, heightM, kind: 'spot' as const }],
  );
}

/** A place this deep in the wrong province shows the shapes to be wrong about as far on its other side. */
function listMisplaced(index: PlaceIndex, shapes: ProvinceShapes): Map<string, number> {
  const misplaced = index.places.filter((place) => findProvinceAt(shapes, place) !== place.province);
  return new Map(misplaced.map((place) => [place.slug, 1 + 2 * borderDistanceKm(shapes, place.province, place)]));
}
