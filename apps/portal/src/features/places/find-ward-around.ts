import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { findUnitAt } from '@portal/domain/place/unit-boundaries';
import type { PlaceAtlas } from './place-atlas.ts';

/** The ward whose imported border a point lies in; null where none does or no borders were imported. */
export function findWardAround({ boundaries, index }: PlaceAtlas, point: LatLng): PlaceRecord | null {
  const slug = boundaries === null ? null : findUnitAt(boundaries, point);
  return slug === null ? null : (index.bySlug.get(slug) ?? null);
}
