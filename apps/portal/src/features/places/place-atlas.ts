import { buildPlaceIndex } from '@portal/domain/place/build-place-index';
import { borderDistanceKm, findProvinceAt } from '@portal/domain/place/find-province-at';
import type { FormerWard } from '@portal/domain/place/former-ward';
import type { PlaceIndex } from '@portal/domain/place/place-index';
import type { PlaceKind, PlaceRecord, UnitType } from '@portal/domain/place/place-record';
import { type ProvinceShapes, parseProvinceRings } from '@portal/domain/place/province-shapes';
import { type BoundaryIndex, buildBoundaryIndex } from '@portal/domain/place/unit-boundaries';
import type { KnownHeight } from '#features/places/heights/height-model.ts';
import { NOTHING_IMPORTED, type PlaceImport } from '#features/places/import/import-store.ts';
import { FORMER_DISTRICT_ROWS } from './former-districts.table.ts';
import { FORMER_WARD_ROWS } from './former-wards.table.ts';
import { type HeightModel, openHeightModel } from './heights/height-model.ts';
import { applyPoints } from './import/apply-points.ts';
import { ISLAND_BOXES, VIETNAM_SEA } from './island-boxes.table.ts';
import { PLACE_ROWS } from './places.table.ts';
import { PROVINCE_RINGS } from './province-shapes.table.ts';
import { SEARCH_ALIASES } from './search-aliases.table.ts';
import { WARD_ROWS } from './wards.table.ts';

const UNITS: Readonly<Record<string, FormerWard['unit']>> = { P: 'ward', X: 'commune', T: 'townlet' };
const ROW = /^([a-z-]+)\|([^|]+)\|(.+)$/u;

/**
 * A row of `former-wards.table.ts` as former wards. `provinceOf` gives today's province of a former one. Throws where the
 * row or a ward of today is none: the table is then broken.
 */
export function readFormerWardRow(
  row: string,
  bySlug: ReadonlyMap<string, PlaceRecord>,
  provinceOf: (formerProvince: string) => string,
): FormerWard[] {
  const [, formerProvince, district, parts] = ROW.exec(row) ?? [];
  if (formerProvince === undefined || district === undefined || parts === undefined) {
    throw new Error(`Broken row of former wards: ${row}`);
  }
  const province = provinceOf(formerProvince);
  return parts.split(';').flatMap((part) => {
    const [unit = '', names = ''] = part.split(':');
    const into = bySlug.get(`${unit}-${province}`);
    if (into === undefined)
      throw new Error(`Former wards of ${district} lead to ${unit}-${province}, which is no place`);
    return names.split(',').map((cell) => readCell(cell, district, formerProvince, into));
  });
}

function readCell(cell: string, district: string, formerProvince: string, into: PlaceRecord): FormerWard {
  const unit = UNITS[cell.charAt(0)];
  const name = cell.slice(1);
  if (unit === undefined || name === '') throw new Error(`Broken former ward in ${district}: ${cell}`);
  return { name, unit, district, formerProvince, into };
}

const COLUMNS = 14;

/** A row of `places.table.ts` as a place. Throws where a column is missing or a figure is none: the table is then broken. */
export function readPlaceRow(row: string): PlaceRecord {
  const columns = row.split('|');
  if (columns.length !== COLUMNS) throw new Error(`Place row with ${columns.length} columns: ${row}`);
  const text = (at: number): string => columns[at] ?? '';
  const figure = (at: number): number => {
    const value = Number(text(at));
    if (text(at) === '' || Number.isNaN(value)) throw new Error(`Place row without a figure in column ${at}: ${row}`);
    return value;
  };
  return {
    slug: text(0),
    name: text(1),
    nameEn: text(2) || null,
    kind: text(3) as PlaceKind,
    unit: text(4) as UnitType,
    province: text(5),
    formerProvince: text(6) || null,
    formerUnit: (text(7) || null) as UnitType | null,
    lat: figure(8),
    lng: figure(9),
    heightM: text(10) === '' ? null : figure(10),
    precisionKm: figure(11),
    weight: figure(12),
    otherNames: text(13).split(';').filter(Boolean),
  };
}

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
