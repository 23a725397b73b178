import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherBatch, weatherHours } from '@portal/contract/endpoints/chosen-hours';
import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { AppError } from '@portal/contract/errors';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { getIssuedWeather } from './issue-weather.ts';
import type { WeatherNeeds } from './needs.ts';
import { type LocatedWeather, listHours, toRange } from './place-weather.ts';
import type { ReadPlaceWeather } from './place-weather-reader.ts';
import { toHoursSpan } from './read-spans.ts';
import { HOUR_VARIABLES } from './reply-variables.table.ts';
import { toHour } from './to-hour.ts';

type HoursReply = EndpointReply<typeof weatherHours>;
type BatchItem = EndpointReply<typeof weatherBatch>['items'][number];

const USUAL_HOURS = 24;

/** What of how many hours is answered, in which language; no fields: all. */
interface HoursWish {
  readonly hours?: number;
  readonly fields: readonly string[] | null;
  readonly language: Language;
}

function choose(hour: Hour, fields: readonly string[] | null): HoursReply['hours'][number] {
  if (fields === null) return hour;
  return Object.fromEntries(['at', ...fields].map((name) => [name, hour[name as keyof Hour]])) as { at: string };
}

function toReply(weather: LocatedWeather, { hours = USUAL_HOURS, fields, language }: HoursWish): HoursReply {
  const range = toRange(weather, weather.hourAt, hours);
  const issued = getIssuedWeather(weather, range, HOUR_VARIABLES);
  const { place } = weather;
  const listed = listHours(weather, range).map((hour) => choose(toHour(hour, language, place.elevation), fields));
  return { place, issued, hours: listed };
}

/** The chosen fields of so many hours from the current one on. Throws `AppError` where there are no data. */
export function findHours(weather: LocatedWeather, { query }: EndpointInput<typeof weatherHours>): HoursReply {
  const { hours = USUAL_HOURS, variables, lang: language = 'vi' } = query;
  return toReply(weather, { hours, fields: variables?.split(',') ?? null, language });
}

const NONE = { place: null, issued: null, hours: [] } as const;

/** The hours of each place in their order; one that cannot be answered says why and leaves the others as they are. */
export function findBatch(
  { places }: WeatherNeeds,
  read: ReadPlaceWeather,
  { query, body }: EndpointInput<typeof weatherBatch>,
): EndpointReply<typeof weatherBatch> {
  const { hours = USUAL_HOURS, variables } = body ?? {};
  const language = query.lang ?? 'vi';
  const wish = { hours, fields: variables ?? null, language };
  const answer = ({ lat, lng }: LatLng): BatchItem => {
    try {
      const place = places.locate({ lat, lng, lang: language });
      return { ...toReply(read(place, toHoursSpan(wish)), wish), error: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'outsideCoverage' || error.code === 'noData') return { ...NONE, hours: [], error: error.code };
      throw error;
    }
  };
  return { items: (body?.locations ?? []).map(answer) };
}
