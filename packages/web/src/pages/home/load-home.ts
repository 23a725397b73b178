import { CENTRAL_CITIES } from '@portal/content/great-cities.table';
import type { CallApi } from '@portal/contract/call-api';
import { weatherMapFrames } from '@portal/contract/endpoints/map-frames';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { placesProvinces } from '@portal/contract/endpoints/places';
import { weatherDays15, weatherHours24, weatherNow } from '@portal/contract/endpoints/weather';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { fromHourFrames, type MapFrames } from '#components/map/map-frames.ts';
import type { PlaceHours } from '#components/place-cards/place-card-facts.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import { showNow } from '#components/weather/show-now.ts';

/** One of the cities that stand where a visitor has saved no places yet; `weather` is null where it is not known. */
export interface CityWeather {
  readonly slug: string;
  readonly name: string;
  readonly secondary: string;
  readonly weather: PlaceHours | null;
}

const MOST_CITIES = 3;

/** The cities under the central government but the one that the page shows already, with their next 24 hours; too old a forecast is none. */
export function loadCities(
  language: Language,
  call: CallApi,
  { nowAt, shown }: { readonly nowAt: string; readonly shown: string },
): Promise<readonly CityWeather[]> {
  const cities = CENTRAL_CITIES.filter(({ slug }) => slug !== shown).slice(0, MOST_CITIES);
  return Promise.all(
    cities.map(async ({ slug, name }): Promise<CityWeather> => {
      const input = { query: { location: slug, lang: language } };
      const [result, present] = await Promise.all([call(weatherHours24, input), call(weatherNow, input)]);
      const reply = findReply(toSection(result, nowAt));
      const now = findReply(toSection(present, nowAt))?.now;
      const weather = reply === null ? null : { ...reply, hours: showNow(reply.hours, now) };
      return { slug, name: name[language], secondary: reply?.place.displayName.secondary ?? '', weather };
    }),
  );
}

/** One province at a glance; `today` is null where its weather is not known. */
export interface ProvinceWeather {
  readonly slug: string;
  readonly name: string;
  readonly region: 'north' | 'central' | 'south';
  readonly today: Day | null;
  readonly issued: Issued | null;
}

/** The 34 provinces with their day, none where the forecast is too old at `nowAt`; null where even the list did not come. */
export async function loadProvinceWeather(
  language: Language,
  call: CallApi,
  nowAt: string,
): Promise<readonly ProvinceWeather[] | null> {
  const list = await call(placesProvinces, { query: { lang: language } });
  if (!list.ok) return null;
  return Promise.all(
    list.reply.provinces.map(async ({ slug, name, region }) => {
      const result = await call(weatherDays15, { query: { location: slug, lang: language, days: 1 } });
      const reply = findReply(toSection(result, nowAt));
      return { slug, name, region, today: reply?.days[0] ?? null, issued: reply?.issued ?? null };
    }),
  );
}

/** The rain of this hour as a frame of the map; null where there is none. */
export async function loadRainFrames(language: Language, call: CallApi, nowAt: string): Promise<MapFrames | null> {
  const result = await call(weatherMapFrames, { query: { layer: 'rain', hours: 1, lang: language } });
  const reply = findReply(toSection(result, nowAt));
  return reply === null ? null : fromHourFrames(reply);
}
