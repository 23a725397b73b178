import { CENTRAL_CITIES } from '@portal/content/great-cities.table';
import type { CallApi } from '@portal/contract/call-api';
import { nowcastFrames } from '@portal/contract/endpoints/nowcast';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { placesProvinces } from '@portal/contract/endpoints/places';
import { weatherDays15 } from '@portal/contract/endpoints/weather';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { comesFirst } from '@portal/domain/warning/warning-kind';
import { fromNowcastFrames, type MapFrames } from '#components/map/map-frames.ts';
import { loadWarnings } from '#components/warnings/load-warnings.ts';
import { findReply, toSection } from '#components/weather/section.ts';

const MOST_CITIES = 3;

/** Centrally governed cities, shown until a visitor saves places, without the one already shown. */
export function listCitySlugs(shown: string): readonly string[] {
  return CENTRAL_CITIES.map(({ slug }) => slug)
    .filter((slug) => slug !== shown)
    .slice(0, MOST_CITIES);
}

/** A province's day; `today` is null where unknown. */
export interface ProvinceWeather {
  readonly slug: string;
  readonly name: string;
  readonly region: 'north' | 'central' | 'south';
  readonly today: Day | null;
  readonly issued: Issued | null;
  /** Whether an official warning comes first there; not asked for a reader without own costs. */
  readonly isWarned: boolean;
}

/** The 34 provinces with their day, empty days if the forecast is outdated; null if the list failed. */
export async function loadProvinceWeather(
  language: Language,
  call: CallApi,
  nowAt: string,
  hasCosts: boolean,
): Promise<readonly ProvinceWeather[] | null> {
  const list = await call(placesProvinces, { query: { lang: language } });
  if (!list.ok) return null;
  const mayBeWarned = hasCosts && (await loadWarnings(language, call)).some(comesFirst);
  return Promise.all(
    list.reply.provinces.map(async ({ slug, name, region }) => {
      const result = await call(weatherDays15, { query: { location: slug, lang: language, days: 1 } });
      const reply = findReply(toSection(result, nowAt));
      const isWarned = mayBeWarned && (await loadWarnings(language, call, slug)).some(comesFirst);
      return { slug, name, region, today: reply?.days[0] ?? null, issued: reply?.issued ?? null, isWarned };
    }),
  );
}

/** Rain frames of the last hour and the next three, as on the map; null without any. */
export async function loadRainFrames(language: Language, call: CallApi, nowAt: string): Promise<MapFrames | null> {
  const result = await call(nowcastFrames, { query: { lang: language } });
  const reply = findReply(toSection(result, nowAt));
  return reply === null ? null : fromNowcastFrames(reply);
}
