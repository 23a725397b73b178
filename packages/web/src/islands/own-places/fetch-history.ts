import { createHttpCallApi } from '@portal/contract/client';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherHistory } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import { findRunAgeHours, UNUSABLE_AFTER_HOURS } from '#components/weather/run-age.ts';
import type { StoredPlace } from '#islands/visitor/stored-place.ts';

const call = createHttpCallApi('');

async function nameOne(place: StoredPlace, language: Language): Promise<StoredPlace> {
  if (place.language === language) return place;
  const result = await call('placesResolve', { query: { location: place.slug, lang: language } });
  if (!result.ok || result.reply.outcome !== 'place') return place;
  return { ...place, language, displayName: result.reply.located.place.displayName };
}

/** Places named in the page's language; those stored by a page in the other language are fetched once. */
export function nameInLanguage(places: readonly StoredPlace[], language: Language): Promise<readonly StoredPlace[]> {
  return Promise.all(places.map((place) => nameOne(place, language)));
}

type History = EndpointReply<typeof weatherHistory>;

/** Current weather and yesterday's for a visited place. */
export type HistoryItem = History['items'][number];

/** Weather of visited places in their order: null where the forecast is too old. */
interface RecentWeather {
  readonly items: readonly (HistoryItem | null)[];
  readonly demo: boolean;
}

function isUsable({ issued, now }: HistoryItem): boolean {
  return (findRunAgeHours(issued, now.at) ?? 0) <= UNUSABLE_AFTER_HOURS;
}

/** Current weather and yesterday's for visited places; empty on failure. */
export async function fetchHistory(places: readonly StoredPlace[], language: Language): Promise<RecentWeather> {
  const locations = places.map(({ lat, lng }) => ({ lat, lng }));
  const result = await call('weatherHistory', { query: { lang: language }, body: { locations } });
  if (!result.ok) return { items: [], demo: false };
  const items = result.reply.items.map((item) => (isUsable(item) ? item : null));
  return { items, demo: result.reply.issued.demo };
}
