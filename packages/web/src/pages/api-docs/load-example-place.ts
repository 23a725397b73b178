import { GREAT_CITIES } from '@portal/content/great-cities.table';
import type { CallApi } from '@portal/contract/call-api';
import { bulletinsList } from '@portal/contract/endpoints/bulletins';
import { placesResolve, placesSearch } from '@portal/contract/endpoints/places';
import { storms } from '@portal/contract/endpoints/storms';
import type { Language } from '@portal/domain/language/language';
import type { PageRequest } from '#pages/page-request.ts';
import type { ExamplePlace } from './example-input.ts';

/** Place of the examples, an unknown place, or a search result to redirect to. */
export type ExamplePlaceLoad =
  | { readonly kind: 'place'; readonly place: ExamplePlace; readonly missed: string | null }
  | { readonly kind: 'found'; readonly slug: string };

const { slug: DEFAULT_SLUG, name: DEFAULT_NAME } = GREAT_CITIES.hanoi;

async function findPlace(slug: string, language: Language, call: CallApi): Promise<ExamplePlace | null> {
  const result = await call(placesResolve, { query: { location: slug, lang: language } });
  if (!result.ok || result.reply.outcome !== 'place') return null;
  const { lat, lng, displayName, slug: own } = result.reply.located.place;
  return { slug: own ?? slug, name: displayName.main, lat, lng };
}

/** Best match for a plain form's text; null without one. */
async function searchPlace(text: string, language: Language, call: CallApi): Promise<string | null> {
  const result = await call(placesSearch, { query: { q: text, limit: 1, lang: language } });
  return result.ok ? (result.reply.places[0]?.slug ?? null) : null;
}

/** Place of `?place=` or `?q=`; Hà Nội without either or for an unknown name. */
export async function loadExamplePlace({ query, language }: PageRequest, call: CallApi): Promise<ExamplePlaceLoad> {
  const text = (query.q ?? '').trim().slice(0, 120);
  const slug = text === '' ? null : await searchPlace(text, language, call);
  if (slug !== null) return { kind: 'found', slug };
  const asked = (query.place ?? '').slice(0, 120);
  const place = asked === '' ? null : await findPlace(asked, language, call);
  if (place !== null) return { kind: 'place', place, missed: null };
  const defaultPlace = await findPlace(DEFAULT_SLUG, language, call);
  const missed = [text, asked].find((name) => name !== '') ?? null;
  return {
    kind: 'place',
    place: defaultPlace ?? { slug: DEFAULT_SLUG, name: DEFAULT_NAME[language], lat: 21.0285, lng: 105.8542 },
    missed,
  };
}

/** Names of the latest bulletin and storm; null without one. */
export async function findNewestIds(
  call: CallApi,
): Promise<{ readonly bulletinId: string | null; readonly stormId: string | null }> {
  const [bulletins, cyclones] = await Promise.all([
    call(bulletinsList, { query: { limit: 1 } }),
    call(storms, { query: {} }),
  ]);
  return {
    bulletinId: bulletins.ok ? (bulletins.reply.bulletins[0]?.id ?? null) : null,
    stormId: cyclones.ok ? (cyclones.reply.items[0]?.id ?? null) : null,
  };
}
