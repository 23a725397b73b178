import { HOURS_FILE_PATH } from '@portal/contract/endpoint-addresses.table';
import type { LocatedPlace } from '@portal/contract/endpoints/places';
import type { PageRequest } from '#pages/page-request.ts';
import { toPlaceQuery } from './place-query.ts';

/** Address of a place's next 24 hours as a CSV file, in the page's language and units. */
export function toHoursFilePath(located: LocatedPlace, request: PageRequest): string {
  const { temperatureUnit } = request.settings;
  const fields = Object.entries(toPlaceQuery(located, request).query).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(fields);
  if (temperatureUnit === 'F') query.set('unit', 'F');
  return `${HOURS_FILE_PATH}?${query}`;
}
