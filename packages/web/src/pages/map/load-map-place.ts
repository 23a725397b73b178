import type { CallApi } from '@portal/contract/call-api';
import { placesResolve } from '@portal/contract/endpoints/places';
import type { WeatherMapProps } from '#components/map/weather-map-props.ts';
import type { PageRequest } from '#pages/page-request.ts';

const LONGEST = 120;

/** The place that an address names, for a map that opens on it; null for none and for an unknown one. */
export async function loadMapPlace(
  { query, language }: Pick<PageRequest, 'query' | 'language'>,
  call: CallApi,
): Promise<WeatherMapProps['place']> {
  if (query.place === undefined || query.place === '') return null;
  const result = await call(placesResolve, { query: { location: query.place.slice(0, LONGEST), lang: language } });
  if (!result.ok || result.reply.outcome !== 'place') return null;
  const { lat, lng, displayName } = result.reply.located.place;
  return { lat, lng, name: displayName.main };
}
