import { createHttpCallApi } from '@portal/contract/client';
import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherHistory } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';
import type { StoredPlace } from '#islands/visitor/stored-place.ts';

export type History = EndpointReply<typeof weatherHistory>;

const call = createHttpCallApi('');

/** Now and yesterday of the places looked at, in their order; null where the server does not say. */
export async function fetchHistory(places: readonly StoredPlace[], language: Language): Promise<History | null> {
  if (places.length === 0) return null;
  const locations = places.map(({ lat, lng }) => ({ lat, lng }));
  const result = await call('weatherHistory', { query: { lang: language }, body: { locations } });
  return result.ok ? result.reply : null;
}
