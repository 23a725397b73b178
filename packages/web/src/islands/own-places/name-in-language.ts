import { createHttpCallApi } from '@portal/contract/client';
import type { Language } from '@portal/domain/language/language';
import type { StoredPlace } from '#islands/visitor/stored-place.ts';

const call = createHttpCallApi('');

async function nameOne(place: StoredPlace, language: Language): Promise<StoredPlace> {
  if (place.language === language) return place;
  const result = await call('placesResolve', { query: { location: place.slug, lang: language } });
  if (!result.ok || result.reply.outcome !== 'place') return place;
  return { ...place, language, displayName: result.reply.located.place.displayName };
}

/** Places with their names in the page's language: those kept on a page of the other one are asked for once. */
export function nameInLanguage(places: readonly StoredPlace[], language: Language): Promise<readonly StoredPlace[]> {
  return Promise.all(places.map((place) => nameOne(place, language)));
}
