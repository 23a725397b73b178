import { homeMessages } from '@portal/content/messages/home-messages';
import { getWeatherMessages } from '@portal/content/messages/weather';
import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { findRainPart } from '#components/weather/find-rain-part.ts';

/** `mưa 40%`, beside a dry picture `mưa đêm 76%`; null where the chance is not known. */
export function formatRainChance(day: Day, language: Language): string | null {
  if (day.rainProbability === null) return null;
  const part = findRainPart(day);
  const { rainTimes } = getWeatherMessages(language).days;
  return homeMessages[language].rainChance(Math.round(day.rainProbability), part === null ? '' : rainTimes[part]);
}
