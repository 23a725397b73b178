import type { EndpointInput, EndpointReply } from '@portal/contract/endpoint';
import type { weatherHistory } from '@portal/contract/endpoints/weather';
import { joinIssued } from '@portal/contract/join-issued';
import type { Language } from '@portal/domain/language/language';
import { findOutlookOf, findRainLine } from './find-places-now.ts';
import { issueWeather } from './issue-weather.ts';
import type { WeatherNeeds } from './needs.ts';
import type { LocatedWeather } from './place-weather.ts';
import { toRange } from './place-weather.ts';
import type { ReadPlaceWeather } from './place-weather-reader.ts';
import { HOUR_VARIABLES } from './reply-variables.table.ts';
import { toDay } from './to-day.ts';
import { toNow } from './to-hour.ts';
import { noData, toIssued } from './to-issued.ts';

type Reply = EndpointReply<typeof weatherHistory>;

/**
 * Current weather, rain of the next three hours and yesterday for up to three places, in the order of the body.
 * Throws `AppError` for any place outside coverage.
 */
export function findHistory(
  needs: WeatherNeeds,
  read: ReadPlaceWeather,
  { query, body }: EndpointInput<typeof weatherHistory>,
): Reply {
  const language = query.lang ?? 'vi';
  const items = (body?.locations ?? []).map(({ lat, lng }) =>
    toItem(needs, read(needs.places.locate({ lat, lng, lang: language }), 'past'), language),
  );
  if (items.every(({ issued }) => Object.keys(issued.sources).length === 0)) throw noData();
  return { issued: joinIssued(items.map(({ issued }) => issued)), items };
}

/** Current weather and yesterday; `sources` names the current run if both have one. */
function toItem(needs: WeatherNeeds, weather: LocatedWeather, language: Language): Reply['items'][number] {
  const now = issueWeather(weather, toRange(weather, weather.hourAt, 1), HOUR_VARIABLES);
  const yesterday = toIssued(weather.series, { from: 0, to: 24 }, HOUR_VARIABLES);
  return {
    place: weather.place,
    issued: joinIssued([now, yesterday]),
    now: toNow(weather, language),
    rain: findRainLine(needs, weather.place, findOutlookOf(weather), language),
    yesterday: toDay(weather, -1, language),
  };
}
