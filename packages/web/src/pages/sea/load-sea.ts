import type { CallApi } from '@portal/contract/call-api';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import { weatherSea } from '@portal/contract/endpoints/sea';
import { requireFigures, toSection } from '#components/weather/section.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPlaceQuery } from '#pages/weather/load-sentence.ts';

/** Days of the page. */
export const SHOWN_DAYS = 3;

/** The sea of a place; without any figure it counts as missing. */
export async function loadSea(located: LocatedPlace, request: PageRequest, call: CallApi, nowAt: string) {
  const result = await call(weatherSea, { query: { ...toPlaceQuery(located, request).query, days: SHOWN_DAYS } });
  return requireFigures(toSection(result, nowAt), ({ hours }) => hours);
}
