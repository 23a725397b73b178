import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';

/** What an address stands for. `moved` names the slug to go to for good; a `choice` lists what it could mean, the likeliest first. */
export type SlugOutcome =
  | { readonly outcome: 'place'; readonly place: PlaceRecord }
  | { readonly outcome: 'moved'; readonly slug: string }
  | { readonly outcome: 'choice'; readonly places: readonly PlaceRecord[] }
  | { readonly outcome: 'unknown' };

/** Finds what a `{location}` of the addresses stands for (decisions.md "Locations"). The slug is compared as it is: capitals are another address. */
export function resolveSlug(index: PlaceIndex, slug: string): SlugOutcome {
  const place = index.bySlug.get(slug);
  if (place !== undefined) return { outcome: 'place', place };
  const moved = index.moved.get(slug);
  if (moved !== undefined) return { outcome: 'moved', slug: moved };
  const places = index.choices.get(slug);
  return places === undefined ? { outcome: 'unknown' } : { outcome: 'choice', places };
}
