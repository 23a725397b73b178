import { findAddress } from './find-address.ts';
import type { PlaceIndex } from './place-index.ts';
import type { PlaceRecord } from './place-record.ts';

/** What an address stands for. `moved` names the slug to go to for good; a `choice` lists what it could mean, the likeliest first. */
export type SlugOutcome =
  | { readonly outcome: 'place'; readonly place: PlaceRecord }
  | { readonly outcome: 'moved'; readonly slug: string }
  | { readonly outcome: 'choice'; readonly places: readonly PlaceRecord[] }
  | { readonly outcome: 'unknown' };

/** A choice shows no more than this; `phuong-1` alone could mean a hundred. */
const MOST_CHOICES = 40;

/** Finds what a `{location}` of the addresses stands for (decisions.md "Locations"). The slug is compared as it is: capitals are another address. */
export function resolveSlug(index: PlaceIndex, slug: string): SlugOutcome {
  const place = index.bySlug.get(slug);
  if (place !== undefined) return { outcome: 'place', place };
  const claimants = findAddress(index.addresses, slug);
  if (claimants.length === 0) return { outcome: 'unknown' };
  const meant = findMeant(claimants);
  if (meant !== null) return { outcome: 'moved', slug: meant.slug };
  return { outcome: 'choice', places: claimants.sort(byWeight).slice(0, MOST_CHOICES) };
}

/** The place that an address means for certain: its only claimant, a province (`sai-gon` is the city, though a ward bears the name too), or the ward of today beside the one district that became part of it. Null where a guess would be needed. */
function findMeant(claimants: readonly PlaceRecord[]): PlaceRecord | null {
  const [first, ...others] = claimants;
  if (first === undefined || others.length === 0) return first ?? null;
  const province = claimants.find(({ kind }) => kind === 'province');
  if (province !== undefined) return province;
  const ofToday = claimants.filter(({ kind }) => kind === 'ward');
  const [ward] = ofToday;
  if (ward === undefined || ofToday.length > 1) return null;
  // A town and a rural district of one name are two places: which of them is meant, only the visitor knows.
  const [family, ...strangers] = claimants.filter((place) => place !== ward);
  const isFamily = family?.kind === 'formerDistrict' && family.province === ward.province;
  return isFamily && strangers.length === 0 ? ward : null;
}

function byWeight(a: PlaceRecord, b: PlaceRecord): number {
  return b.weight - a.weight || (a.slug < b.slug ? -1 : 1);
}
