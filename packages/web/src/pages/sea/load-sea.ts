import type { CallApi } from '@portal/contract/call-api';
import type { EndpointInput } from '@portal/contract/endpoint';
import { weatherSea } from '@portal/contract/endpoints/sea';
import { requireFigures, toSection } from '#components/weather/section.ts';

/** Days of the page. */
export const SHOWN_DAYS = 3;

/** The sea of a place; without any figure it counts as missing. */
export async function loadSea(place: EndpointInput<typeof weatherSea>['query'], call: CallApi, nowAt: string) {
  const result = await call(weatherSea, { query: { ...place, days: SHOWN_DAYS } });
  return requireFigures(toSection(result, nowAt), ({ hours }) => hours);
}
