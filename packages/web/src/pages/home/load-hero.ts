import { GREAT_CITIES } from '@portal/content/great-cities.table';
import type { CallApi } from '@portal/contract/call-api';
import type { Issued } from '@portal/contract/endpoints/place-schema';
import { type LocatedPlace, placesResolve } from '@portal/contract/endpoints/places';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import { weatherDays15, weatherHours24, weatherNow, weatherSmartgen } from '@portal/contract/endpoints/weather';
import type { Day, Hour } from '@portal/contract/endpoints/weather-schema';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { loadWarnings } from '#components/warnings/load-warnings.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import { showNow } from '#components/weather/show-now.ts';
import type { PageRequest } from '#pages/page-request.ts';
import { toPageSentence } from '#pages/weather/load-sentence.ts';

/** Next hours of a place with their source. */
export interface PlaceHours {
  readonly hours: readonly Hour[];
  readonly issued: Issued;
}

/** The reader's place or the capital, with the data over its sky. */
export interface HeroWeather {
  readonly located: LocatedPlace;
  readonly slug: string;
  /** True for the reader's own place, false for the default. */
  readonly isOwn: boolean;
  /** The current hour as of now, then later ones; null where unknown. */
  readonly weather: PlaceHours | null;
  readonly today: Day | null;
  readonly sentence: string | null;
  readonly warnings: readonly OfficialWarning[];
}

/** Place by an untrusted slug; null if not unique. */
export async function findPlace(slug: string, { language }: PageRequest, call: CallApi): Promise<LocatedPlace | null> {
  const result = await call(placesResolve, { query: { location: slug, lang: language } });
  return result.ok && result.reply.outcome === 'place' ? result.reply.located : null;
}

/** Weather of the reader's place, else of the capital; null where both are unknown. */
export async function loadHero(request: PageRequest, call: CallApi): Promise<HeroWeather | null> {
  const { language, settings } = request;
  const capital = GREAT_CITIES.hanoi.slug;
  const own = settings.place === undefined ? null : await findPlace(settings.place, request, call);
  const located = own ?? (await findPlace(capital, request, call));
  if (located === null) return null;
  const slug = located.place.slug ?? capital;
  const nowAt = formatMoment(request.now);
  const input = { query: { location: slug, lang: language } };
  const [hours, present, days, smartgen, warnings] = await Promise.all([
    call(weatherHours24, input),
    call(weatherNow, input),
    call(weatherDays15, { query: { ...input.query, days: 1 } }),
    call(weatherSmartgen, { query: { ...input.query, unit: settings.temperatureUnit } }),
    loadWarnings(language, call, slug),
  ]);
  const reply = findReply(toSection(hours, nowAt));
  const now = findReply(toSection(present, nowAt))?.now;
  const weather = reply === null ? null : { ...reply, hours: showNow(reply.hours, now) };
  const today = findReply(toSection(days, nowAt))?.days[0] ?? null;
  const sentence = toPageSentence(toSection(smartgen, nowAt), warnings, language).text;
  return { located, slug, isOwn: own !== null, weather, today, sentence, warnings };
}
