import { GREAT_CITIES } from '@portal/content/great-cities.table';
import type { CallApi } from '@portal/contract/call-api';
import type { EndpointReply } from '@portal/contract/endpoint';
import { weatherHours24, weatherSmartgen } from '@portal/contract/endpoints/weather';
import type { Language } from '@portal/domain/language/language';

type Hours = EndpointReply<typeof weatherHours24>;

/** One of the cities that stand where a visitor has no place of their own yet; `hours` is null where they are not known. */
export interface CityWeather {
  readonly slug: string;
  readonly name: string;
  readonly secondary: string;
  readonly hours: Hours['hours'];
  readonly demo: boolean;
}

const NO_HOURS: Hours['hours'] = [];

/** The great cities with their next 24 hours, and the sentence of the first. */
export async function loadCities(language: Language, call: CallApi) {
  const [first] = Object.values(GREAT_CITIES);
  const [sentence, ...cities] = await Promise.all([
    call(weatherSmartgen, { query: { location: first?.slug ?? '', lang: language } }),
    ...Object.values(GREAT_CITIES).map(async ({ slug, name }): Promise<CityWeather> => {
      const result = await call(weatherHours24, { query: { location: slug, lang: language } });
      const place = { slug, name: name[language] };
      if (!result.ok) return { ...place, secondary: '', hours: NO_HOURS, demo: false };
      const { hours, issued, place: located } = result.reply;
      return { ...place, secondary: located.displayName.secondary, hours, demo: issued.demo };
    }),
  ]);
  return { cities, sentence: sentence.ok ? sentence.reply.text : null };
}
