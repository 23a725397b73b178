import { CENTRAL_CITIES } from '@portal/content/great-cities.table';
import type { CallApi } from '@portal/contract/call-api';
import { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { placesProvinces } from '@portal/contract/endpoints/places';
import { weatherDays15 } from '@portal/contract/endpoints/weather';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { fromNowcastFrames, type MapFrames } from '#components/map/map-frames.ts';
import { findReply, toSection } from '#components/weather/section.ts';

const MOST_CITIES = 3;

/** Slugs of the cities under the central government that stand where a visitor has saved no places yet: not the one shown already. */
export function listCitySlugs(shown: string): readonly string[] {
  return CENTRAL_CITIES.map(({ slug }) => slug)
    .filter((slug) => slug !== shown)
    .slice(0, MOST_CITIES);
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

/** The rain of the last hour and the next three as the map has it; null where there is none. */
export async function loadRainFrames(language: Language, call: CallApi, nowAt: string): Promise<MapFrames | null> {
  const result = await call(nowcastFrames, { query: { lang: language } });
  const reply = findReply(toSection(result, nowAt));
  return reply === null ? null : fromNowcastFrames(reply);
}
