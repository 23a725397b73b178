import type { LatLng } from '@portal/domain/geo/lat-lng';
import { makeShapeTest } from '@portal/domain/warning/warning-shape';
import type { Warning } from './warning.ts';

export interface WarningUnits {
  readonly findUnit: (slug: string) => {
    readonly slug: string;
    readonly isProvince: boolean;
    readonly province: string;
    readonly name: { readonly vi: string; readonly en: string };
    readonly wards: readonly string[];
  } | null;
  readonly listWards: () => readonly (LatLng & {
    readonly slug: string;
    readonly province: string;
    readonly isIsland: boolean;
  })[];
  readonly findWard: (point: LatLng) => { readonly slug: string; readonly province: string } | null;
  readonly listRings: (slug: string) => readonly ArrayLike<number>[];
}

/** A point to check; `slug` and `province` are null if unknown. */
export interface Spot extends LatLng {
  readonly slug: string | null;
  readonly province: string | null;
}

/** Places in a warning's area, computed once. */
export interface Coverage {
  /** Current provinces fully within the area. */
  readonly provinces: ReadonlySet<string>;
  readonly wards: ReadonlySet<string>;
  /** Current provinces touched by the area: a province's page covers all of it. */
  readonly touched: ReadonlySet<string>;
  readonly isInShape: (point: LatLng) => boolean;
}

export function findCoverage({ area }: Warning, units: WarningUnits): Coverage {
  const found = area.slugs.map((slug) => units.findUnit(slug)).filter((unit) => unit !== null);
  const isInShape = makeShapeTest(area);
  const hasShape = area.polygons.length + area.circles.length > 0;
  const drawn = hasShape ? units.listWards().filter(isInShape) : [];
  return {
    provinces: new Set(found.filter(({ isProvince }) => isProvince).map(({ slug }) => slug)),
    wards: new Set(found.flatMap(({ wards }) => wards)),
    touched: new Set([...found, ...drawn].map(({ province }) => province)),
    isInShape,
  };
}

export function isCovered(coverage: Coverage, spot: Spot, units: WarningUnits): boolean {
  const { provinces, wards, touched, isInShape } = coverage;
  if (spot.slug !== null && spot.slug === spot.province) return touched.has(spot.slug) || isInShape(spot);
  if (spot.slug !== null && wards.has(spot.slug)) return true;
  if (spot.province !== null && provinces.has(spot.province)) return true;
  if (isInShape(spot)) return true;
  if (wards.size === 0) return false;
  const ward = units.findWard(spot);
  return ward !== null && wards.has(ward.slug);
}
