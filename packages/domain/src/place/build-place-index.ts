import { buildAddressBook } from './address-book.ts';
import { buildNameSearch } from './build-name-search.ts';
import type { FormerWard } from './former-ward.ts';
import { buildPlaceGrid } from './place-grid.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';

/** Prepares places for `resolveSlug`, `searchPlaces`, `findNearestPlace` and `findNearestNames`. Throws where two places have one slug or a province is missing. */
export function buildPlaceIndex(
  places: readonly PlaceRecord[],
  formerWards: readonly FormerWard[] = [],
  aliases: readonly (readonly [text: string, slug: string])[] = [],
): PlaceIndex {
  const bySlug = new Map<string, PlaceRecord>();
  for (const place of places) {
    if (bySlug.has(place.slug)) throw new Error(`Two places have the slug ${place.slug}`);
    bySlug.set(place.slug, place);
  }
  const orphan = places.find(({ province }) => bySlug.get(province)?.kind !== 'province');
  if (orphan !== undefined) throw new Error(`${orphan.slug} lies in ${orphan.province}, which is no province`);
  return {
    places,
    bySlug,
    formerWards,
    formerWardsInto: Map.groupBy(formerWards, ({ into }) => into),
    addresses: buildAddressBook(places, formerWards),
    grid: buildPlaceGrid(places),
    names: buildNameSearch(places, bySlug, formerWards, aliases),
  };
}
