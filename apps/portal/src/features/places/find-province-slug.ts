import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findNearestPlace } from '@portal/domain/place/find-nearest-place';
import { findProvinceAt } from '@portal/domain/place/find-province-at';
import { findWardAround } from './find-ward-around.ts';
import type { PlaceAtlas } from './place-atlas.ts';

/** Abroad by the coarse shapes, a point still belongs to a place of Vietnam this near. */
const BORDER_KM = 1.5;

/**
 * Slug of today's province at a point, null at sea and abroad. The shapes are coarse and older than some moves of
 * districts (Than Uyên, Mê Linh), so around a place that they misplace, the place decides. Borders that an
 * operator imported come first.
 */
export function findProvinceSlug(atlas: PlaceAtlas, point: LatLng): string | null {
  const around = findWardAround(atlas, point);
  if (around !== null) return around.province;
  const { index, shapes, misplacedKm } = atlas;
  const byShape = findProvinceAt(shapes, point);
  const near = findNearestPlace(index, point);
  if (near === null) return byShape;
  const misplaced = misplacedKm.get(near.place.slug) ?? 0;
  const reach = byShape === null ? Math.min(misplaced, BORDER_KM) : misplaced;
  return near.distanceKm <= reach ? near.place.province : byShape;
}
