import { findSkyBadge } from '@portal/domain/weather/sky-badge';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { LocatedWeather } from '../place-weather.ts';
import { toDay } from '../to-day.ts';
import { toNow } from '../to-hour.ts';
import type { NowFacts } from './facts/find-now-facts.ts';
import type { TomorrowFacts } from './facts/find-tomorrow-facts.ts';

/** Whether a state says rét of a place so high that nobody does (decisions.md "Sky states"). */
function isOnlyClimate(code: SkyCode | null, { place }: LocatedWeather): boolean {
  return findSkyBadge(code, null) === 'cold' && findSkyBadge(code, place.elevation) === null;
}

/** The facts with the sky in the place of a rét that is the climate of the highlands. */
export function replaceHighlandCold(facts: NowFacts, weather: LocatedWeather): NowFacts {
  return isOnlyClimate(facts.code, weather) ? { ...facts, code: toNow(weather, 'vi').skyCode } : facts;
}

/** As `replaceHighlandCold`, with the word for the day's warmth. */
export function replaceHighlandColdTomorrow(facts: TomorrowFacts, weather: LocatedWeather): TomorrowFacts {
  const code = isOnlyClimate(facts.code, weather) ? toDay(weather, 1, 'vi').skyCode : facts.code;
  const isMild = facts.cold === 1 && findSkyBadge(8, weather.place.elevation) === null;
  return { ...facts, code, cold: isMild ? 0 : facts.cold };
}
