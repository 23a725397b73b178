import { GREAT_CITIES } from '@portal/content/great-cities.table';
import type { CallApi } from '@portal/contract/call-api';
import { weatherHours24, weatherNow, weatherSmartgen } from '@portal/contract/endpoints/weather';
import type { PlaceHours } from '#components/place-cards/place-card-facts.ts';
import type { ValueStyle } from '#components/weather/format-values.ts';
import { findReply, toSection } from '#components/weather/section.ts';
import { showNow } from '#components/weather/show-now.ts';
import { loadWarnings } from '#pages/warning-strip/load-warnings.ts';
import { toPageSentence } from '#pages/weather/load-sentence.ts';

/** One of the cities that stand where a visitor has no place of their own yet; `weather` is null where it is not known. */
export interface CityWeather {
  readonly slug: string;
  readonly name: string;
  readonly secondary: string;
  readonly weather: PlaceHours | null;
}

/** The great cities with their next 24 hours, and the sentence of the first; too old a forecast is none. */
export async function loadCities({ language, temperatureUnit: unit }: ValueStyle, call: CallApi, nowAt: string) {
  const [first] = Object.values(GREAT_CITIES);
  const [told, warnings, ...cities] = await Promise.all([
    call(weatherSmartgen, { query: { location: first?.slug ?? '', lang: language, unit } }),
    loadWarnings(language, call, first?.slug ?? ''),
    ...Object.values(GREAT_CITIES).map(async ({ slug, name }): Promise<CityWeather> => {
      const input = { query: { location: slug, lang: language } };
      const [result, present] = await Promise.all([call(weatherHours24, input), call(weatherNow, input)]);
      const reply = findReply(toSection(result, nowAt));
      const now = findReply(toSection(present, nowAt))?.now;
      const weather = reply === null ? null : { ...reply, hours: showNow(reply.hours, now) };
      return { slug, name: name[language], secondary: reply?.place.displayName.secondary ?? '', weather };
    }),
  ]);
  return { cities, sentence: toPageSentence(toSection(told, nowAt), warnings, language).text };
}
