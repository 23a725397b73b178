import type { Place } from '@portal/contract/endpoints/place-schema';
import { findNearVietnam } from './locate-point.ts';
import type { PlaceAtlas } from './place-atlas.ts';

/**
 * Slug of the province that a place lay in until 30 June 2025: its own where its unit had one, else that of the nearest ward.
 * Null abroad and far out at sea.
 */
export function findFormerProvince(
  atlas: PlaceAtlas,
  place: Pick<Place, 'slug' | 'lat' | 'lng' | 'province'>,
): string | null {
  if (place.province === null) return null;
  const own = place.slug === null ? undefined : atlas.index.bySlug.get(place.slug);
  return own?.formerProvince ?? findNearVietnam(atlas, place)?.place.formerProvince ?? place.province;
}
