import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import { AppError } from '@portal/contract/errors';
import { nameInputError } from '@portal/contract/name-input-error';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import type { PlaceRecord } from '@portal/domain/place/place-record';
import { resolveSlug } from '@portal/domain/place/resolve-slug';
import { toPlace } from './describe-place.ts';
import { locatePoint } from './locate-point.ts';
import type { PlaceAtlas } from './place-atlas.ts';

/** A name beside coordinates fits when its place is this near. */
const FITTING_KM = 15;
/** Places that a refusal of a shared name names at most. */
const MOST_NAMED = 5;

/**
 * The place that a query names (api.md "A place is given by …"): `lat` and `lng` win, then `location`, then `province` with
 * `district`; the others only name the place where they fit. Throws `badInput` for half a pair or nothing, `unknownPlace`
 * for a name that is none or could be several, `outsideCoverage` for a point off the served box.
 */
export function locatePlace(atlas: PlaceAtlas, query: PlaceQuery): Place {
  const language = query.lang ?? 'vi';
  const point = readPoint(query, language);
  if (point !== null) return locatePoint(atlas, point, findFitting(atlas, query, point), language);
  const slugs = listNamedSlugs(query);
  if (slugs.length === 0) throw badPlace('location', 'place', language);
  const [slug = ''] = slugs;
  const place = findBySlug(atlas, slug);
  if (place === null) throw refuseName(atlas, slug);
  return toPlace(atlas, place, language);
}

/** A name that could be several places is refused with their own names, the likeliest first: a caller can go on from there. */
function refuseName(atlas: PlaceAtlas, slug: string): AppError {
  const found = resolveSlug(atlas.index, slug);
  if (found.outcome !== 'choice') return new AppError('unknownPlace');
  const names = found.places
    .slice(0, MOST_NAMED)
    .map((place) => place.slug)
    .join(', ');
  const detail = {
    vi: `Nhiều nơi có tên này. Hãy ghi rõ: ${names}.`,
    en: `Several places bear this name. Name one of them: ${names}.`,
  };
  return new AppError('unknownPlace', { detail });
}

/** The place of a slug, moved addresses followed; null where it is none or could be several. */
function findBySlug(atlas: PlaceAtlas, slug: string): PlaceRecord | null {
  const found = resolveSlug(atlas.index, slug);
  if (found.outcome === 'place') return found.place;
  return found.outcome === 'moved' ? (atlas.index.bySlug.get(found.slug) ?? null) : null;
}

function readPoint({ lat, lng }: PlaceQuery, language: Language): LatLng | null {
  if (lat === undefined && lng === undefined) return null;
  if (lat === undefined) throw badPlace('lat', 'pair', language);
  if (lng === undefined) throw badPlace('lng', 'pair', language);
  return { lat, lng };
}

/** Slugs that the query names, the one that wins first. */
function listNamedSlugs({ location, province, district }: PlaceQuery): string[] {
  const unit = province === undefined ? [] : [district === undefined ? province : `${district}-${province}`];
  return [...(location === undefined ? [] : [location]), ...unit];
}

function findFitting(atlas: PlaceAtlas, query: PlaceQuery, point: LatLng): PlaceRecord | null {
  const named = listNamedSlugs(query).map((slug) => findBySlug(atlas, slug));
  return named.find((place) => place !== null && greatCircleKm(place, point) <= FITTING_KM) ?? null;
}

function badPlace(path: string, message: 'pair' | 'place', language: Language): AppError {
  return new AppError('badInput', { errors: [nameInputError(path, message, language)] });
}
