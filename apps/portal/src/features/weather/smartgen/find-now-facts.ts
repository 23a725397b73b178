import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { vietnamHour } from '@portal/domain/time/vietnam-time';
import { DAY_PERIODS } from '@portal/domain/weather/day-period';
import { classifyRain, type RainClass } from '@portal/domain/weather/rain-class';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import { toHourSpan } from '../hour-span.ts';
import type { LocatedWeather } from '../place-weather.ts';
import { listHours, toDayRange, toRange } from '../place-weather.ts';
import { round } from '../rounding.ts';
import type { ComingPeriod, ComingRain, NowFacts } from './now-facts.ts';

const FEELS_APART = 3;
/** Dry and cold, severely cold, damagingly cold, and the warmest mean that is called cold (domain.md §1.2). */
const COLD_CODES = [8, 10] as const;
const COLD_UP_TO_C = 20;
/** A chance of rain below this is not told as rain, and below the next only as possible (domain.md §1.7). */
const RAIN_FROM_PERCENT = 30;
const LIKELY_FROM_PERCENT = 60;
/** From here until noon the day's high is still ahead; at other hours the night's low is. */
const HIGH_TOLD_FROM = 4;
const HIGH_TOLD_UNTIL = 11;
const NIGHT_END = 7;
/** A rest of a part of the day shorter than this is not worth a word. */
const SHORTEST_REST_HOURS = 2;
const PERIODS_TOLD = 2;

/** Facts of the current hour and the rest of the day, from the reply of the hour and the hours after it. */
export function findNowFacts(weather: LocatedWeather, now: Hour): NowFacts {
  const hour = vietnamHour(weather.hourAt);
  const temperature = now.temperature === null ? null : round(now.temperature, 0);
  const feelsLike = now.feelsLike === null ? null : round(now.feelsLike, 0);
  const isApart = temperature !== null && feelsLike !== null && Math.abs(feelsLike - temperature) >= FEELS_APART;
  return {
    place: weather.place.displayName.main,
    hour,
    temperature,
    feelsLike: isApart ? feelsLike : null,
    code: now.code,
    sky: isColdWordOdd(now) ? null : now.text,
    isRaining: (now.rain ?? 0) > 0 && (now.code ?? 0) >= 12,
    coming: findComingRain(weather),
    extreme: hour >= HIGH_TOLD_FROM && hour <= HIGH_TOLD_UNTIL ? findHigh(weather) : findLow(weather, hour),
  };
}

/** A dry hour takes its cold from the whole day: at a warm hour of a cold day the word would contradict the figure. */
function isColdWordOdd({ code, temperature }: Hour): boolean {
  return code !== null && code >= COLD_CODES[0] && code <= COLD_CODES[1] && (temperature ?? 0) > COLD_UP_TO_C;
}

interface ComingHours extends ComingPeriod {
  readonly hours: readonly HourWeather[];
}

function findComingRain(weather: LocatedWeather): ComingRain | null {
  const periods = listComingHours(weather).map((period) => ({ ...period, ...findRain(period.hours) }));
  if (periods.some(({ rainMm }) => rainMm === null)) return null;
  const wet = periods.filter(({ rainClass }) => rainClass > 0);
  return {
    periods: (wet.length > 0 ? wet : periods).map(({ id, isTomorrow }) => ({ id, isTomorrow })),
    rainClass: wet.reduce<RainClass>((highest, { rainClass }) => (rainClass > highest ? rainClass : highest), 0),
    rainMm: round(
      periods.reduce((sum, { rainMm }) => sum + (rainMm ?? 0), 0),
      1,
    ),
    isLikely: wet.some(({ probability }) => (probability ?? 100) >= LIKELY_FROM_PERCENT),
    hasThunder: wet.some(({ hours }) => hours.some(({ thunder }) => (thunder ?? 0) >= 1)),
  };
}

function findRain(hours: readonly HourWeather[]) {
  const { rain, rainProbability } = toHourSpan(hours);
  const isDry = rain === null || (rainProbability ?? 100) < RAIN_FROM_PERCENT;
  return { rainMm: rain, probability: rainProbability, rainClass: isDry ? (0 as const) : classifyRain(rain, 6) };
}

/** The rest of this part of the day, where it is long enough, and what follows: two parts in all. */
function listComingHours(weather: LocatedWeather): ComingHours[] {
  const nextAt = weather.hourAt + HOUR_SECONDS;
  const coming: ComingHours[] = [];
  for (const dayAt of [weather.todayAt - DAY_SECONDS, weather.todayAt, weather.todayAt + DAY_SECONDS]) {
    for (const { id, fromHour, toHour } of DAY_PERIODS) {
      const fromAt = Math.max(dayAt + fromHour * HOUR_SECONDS, nextAt);
      const count = (dayAt + toHour * HOUR_SECONDS - fromAt) / HOUR_SECONDS;
      if (count < SHORTEST_REST_HOURS || coming.length === PERIODS_TOLD) continue;
      const isTomorrow = fromAt >= weather.todayAt + DAY_SECONDS;
      coming.push({ id, isTomorrow, hours: listHours(weather, toRange(weather, fromAt, count)) });
    }
  }
  return coming;
}

function findHigh(weather: LocatedWeather): NowFacts['extreme'] {
  const { temperatureMax } = toHourSpan(listHours(weather, toDayRange(weather, 0)));
  return temperatureMax === null ? null : { kind: 'high', temperature: round(temperatureMax, 0) };
}

function findLow(weather: LocatedWeather, hour: number): NowFacts['extreme'] {
  const untilMorning = (NIGHT_END + 24 - hour) % 24;
  const { temperatureMin } = toHourSpan(listHours(weather, toRange(weather, weather.hourAt, untilMorning)));
  return temperatureMin === null ? null : { kind: 'low', temperature: round(temperatureMin, 0) };
}
