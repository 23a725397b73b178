import type { EndpointReply } from '@portal/contract/endpoint';
import type { LocatedPlace, placesResolve } from '@portal/contract/endpoints/places';
import type { Language } from '@portal/domain/language/language';
import { findNearestNames } from '@portal/domain/place/find-nearest-names';
import { listNearestPlaces } from '@portal/domain/place/find-nearest-place';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { resolveSlug } from '@portal/domain/place/resolve-slug';
import { toFoundPlace, toPlace } from './describe-place.ts';
import { oncePerPlace } from './once-per-place.ts';
import type { PlaceAtlas } from './place-atlas.ts';
import { findNote } from './place-note.ts';

const NEARBY = 8;
/** Two places this near are one spot under two names. */
const SAME_SPOT_KM = 0.5;

/** What a location page's slug stands for, with all that the page says about the place before any weather. */
export function resolvePlace(atlas: PlaceAtlas, slug: string, language: Language): EndpointReply<typeof placesResolve> {
  const { index } = atlas;
  const found = resolveSlug(index, slug);
  const list = (places: readonly PlaceRecord[]) => places.map((place) => toFoundPlace(index, place, language));
  if (found.outcome === 'place') return { outcome: 'place', located: describe(atlas, found.place, language) };
  if (found.outcome === 'moved') return found;
  if (found.outcome === 'choice') return { outcome: 'choice', places: list(found.places) };
  return { outcome: 'unknown', nearest: list(findNearestNames(index, slug)) };
}

const describe = oncePerPlace(describeLocated);

function describeLocated(atlas: PlaceAtlas, place: PlaceRecord, language: Language): LocatedPlace {
  const { index } = atlas;
  return {
    place: toPlace(atlas, place, language),
    kind: place.kind,
    note: findNote(index, place, language),
    nearby: listNearby(index, place).map((near) => toFoundPlace(index, near, language)),
  };
}

/** The nearest other places, one for each spot: of two names of one spot the weightier. */
function listNearby(index: PlaceAtlas['index'], place: PlaceRecord): PlaceRecord[] {
  const kept: PlaceRecord[] = [];
  let last = -SAME_SPOT_KM;
  const near = listNearestPlaces(
    index,
    place,
    NEARBY * 3,
    ({ kind }) => kind !== 'province' && kind !== 'formerProvince',
  );
  for (const { place: other, distanceKm } of near) {
    if (distanceKm < SAME_SPOT_KM || distanceKm - last < 0.01) continue;
    last = distanceKm;
    kept.push(other);
  }
  return kept.slice(0, NEARBY);
}
