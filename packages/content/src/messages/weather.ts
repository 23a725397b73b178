import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { weather as en } from './en/weather.ts';
import { weather as vi } from './vi/weather.ts';

/** Words of the weather pages: a text that one language lacks does not compile. */
export type WeatherMessages = Wording<typeof vi>;

const MESSAGES: Record<Language, WeatherMessages> = { vi, en };

/** Words of the weather pages in a language. */
export function getWeatherMessages(language: Language): WeatherMessages {
  return MESSAGES[language];
}
