import { type EpochSeconds, HOUR_SECONDS, vietnamHour } from '@portal/domain/time/vietnam-time';
import { isFoggy } from '@portal/domain/weather/fog';
import type { RainClass } from '@portal/domain/weather/rain-class';
import type { RainSpell } from '@portal/domain/weather/rain-spells';
import type { RainWord } from '@portal/domain/weather/rain-word';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { MomentWeather } from '@portal/forecast/series/derive-hours';
import { roundTo } from '#features/weather/to-hour.ts';
import { type LocatedWeather, listHours, toDayRange, toRange } from '../../place-weather.ts';
import { findPartEnd } from './find-rain-pattern.ts';
import { type FogSpell, findFogSpell } from './fog-spell.ts';
import { findRainAhead, isWet } from './rain-spell.ts';
import { findWarmths, type TimedWarmth } from './warmth.ts';
import { findWindPeak, type WindPeak } from './wind-peak.ts';

/** Facts of the text about now; null (unknown or minor) is left out. */
export interface NowFacts {
  /** Start of the current ten minutes. */
  readonly nowAt: EpochSeconds;
  readonly temperature: number | null;
  /** Only if at least five degrees from the temperature. */
  readonly feelsLike: number | null;
  readonly code: SkyCode | null;
  readonly isDay: boolean;
  readonly thunder: 0 | 1 | 2;
  readonly isFoggy: boolean;
  /** The first rain of the coming hours; `spell` is null if none is mentioned; all null if unknown. */
  readonly rain: {
    readonly spell: RainSpell | null;
    readonly dryUntil: EpochSeconds;
    readonly word: RainWord;
    readonly rainClass: RainClass;
  } | null;
  readonly wind: WindPeak | null;
  readonly fog: FogSpell | null;
  readonly extreme: (TimedWarmth & { readonly kind: 'high' | 'low' }) | null;
}

/** The page shows "feels like" from a difference of three degrees; the text only from this one. */
const FEELS_APART = 5;
/** Sky states from cold to damaging cold without rain, and the highest mean that counts as cold. */
const COLD_CODES = [8, 10] as const;
const COLD_UP_TO_C = 20;
/** Between this hour and noon the coming extreme is the day's high, otherwise the night's low. */
const HIGH_SHOWN_FROM = 4;
const HIGH_SHOWN_UNTIL = 11;
const NIGHT_END = 7;
/** An extreme this near to the current temperature is not news. */
const NO_NEWS_C = 1;
/** Hours described, plus the rest of the part of the day they end in. */
const HOURS_DESCRIBED = 10;

/** Facts of the current minute and the hours ahead. */
export function findNowFacts(weather: LocatedWeather): NowFacts {
  const { hourAt, course, nowAt } = weather;
  const now = weather.readNow(nowAt);
  const dryUntil = findPartEnd(hourAt + (HOURS_DESCRIBED - 1) * HOUR_SECONDS);
  const hours = listHours(weather, toRange(weather, hourAt, (dryUntil - hourAt) / HOUR_SECONDS));
  const rain = findRainAhead(weather, dryUntil);
  const temperature = roundTo(now.temperatureC, 1);
  const feelsLike = roundTo(now.feelsLikeC, 1);
  const isApart = temperature !== null && feelsLike !== null && Math.abs(feelsLike - temperature) >= FEELS_APART;
  return {
    nowAt: course.baseAt,
    temperature,
    feelsLike: isApart ? feelsLike : null,
    code: isColdWordOdd(now) ? null : now.code,
    isDay: now.isDay,
    thunder: isWet(now) ? (Math.min(now.thunder ?? 0, 2) as NowFacts['thunder']) : 0,
    isFoggy: isFoggy(now),
    rain: rain === null ? null : { ...rain, spell: rain.spells[0] ?? null, dryUntil },
    wind: findWindPeak(hours),
    fog: isFoggy(now) ? null : findFogSpell(hours),
    extreme: findExtreme(weather, temperature),
  };
}

/** A dry hour's cold comes from the whole day, so at a warm hour the word would contradict the temperature. */
function isColdWordOdd({ code, temperatureC }: MomentWeather): boolean {
  return code !== null && code >= COLD_CODES[0] && code <= COLD_CODES[1] && (temperatureC ?? 0) > COLD_UP_TO_C;
}

/** The next extreme, unless it equals the current temperature. */
function findExtreme(weather: LocatedWeather, temperature: number | null): NowFacts['extreme'] {
  const extreme = findDayExtreme(weather);
  if (extreme === null || temperature === null) return extreme;
  return Math.abs(extreme.celsius - temperature) < NO_NEWS_C ? null : extreme;
}

function findDayExtreme(weather: LocatedWeather): NowFacts['extreme'] {
  const hour = vietnamHour(weather.hourAt);
  if (hour >= HIGH_SHOWN_FROM && hour <= HIGH_SHOWN_UNTIL) {
    const today = findWarmths(listHours(weather, toDayRange(weather, 0)));
    return today === null ? null : { kind: 'high', ...today.high };
  }
  const night = findWarmths(listHours(weather, toRange(weather, weather.hourAt, (NIGHT_END + 24 - hour) % 24)));
  return night === null ? null : { kind: 'low', ...night.low };
}
