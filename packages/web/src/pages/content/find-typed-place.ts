import type { CallApi } from '@portal/contract/call-api';
import type { Place } from '@portal/contract/endpoints/place-schema';
import { placesResolve, placesSearch } from '@portal/contract/endpoints/places';
import type { PageRequest } from '#pages/page-request.ts';

const DEFAULT_PLACE = 'ha-noi';
const LONGEST_TYPED = 80;

/** Place of a page that works without JavaScript. */
export interface TypedPlace {
  readonly slug: string;
  readonly place: Place | null;
  /** Typed text without a match; null otherwise. */
  readonly missed: string | null;
}

async function resolvePlace(slug: string, request: PageRequest, call: CallApi): Promise<TypedPlace | null> {
  const known = await call(placesResolve, { query: { location: slug, lang: request.language } });
  if (!known.ok) return null;
  const { reply } = known;
  if (reply.outcome === 'place') return { slug, place: reply.located.place, missed: null };
  // A renamed or ambiguous place: the first match, which the board names.
  const other = reply.outcome === 'moved' ? reply.slug : reply.outcome === 'choice' ? reply.places[0]?.slug : undefined;
  return other === undefined || other === slug ? null : resolvePlace(other, request, call);
}

/** The typed place (`q`), else that of the address (`place`), else the capital. */
export async function findTypedPlace(request: PageRequest, call: CallApi): Promise<TypedPlace> {
  const { query, language } = request;
  const before = query.place ?? DEFAULT_PLACE;
  const known = (await resolvePlace(before.slice(0, LONGEST_TYPED) || DEFAULT_PLACE, request, call)) ??
    (await resolvePlace(DEFAULT_PLACE, request, call)) ?? { slug: DEFAULT_PLACE, place: null, missed: null };
  const typed = (query.q ?? '').normalize('NFC').trim().slice(0, LONGEST_TYPED);
  if (typed === '' || typed === known.place?.displayName.main) return known;
  const found = await call(placesSearch, { query: { q: typed, limit: 1, lang: language } });
  const slug = found.ok ? (found.reply.places[0]?.slug ?? null) : null;
  const chosen = slug === null ? null : await resolvePlace(slug, request, call);
  return chosen ?? { ...known, missed: typed };
}
