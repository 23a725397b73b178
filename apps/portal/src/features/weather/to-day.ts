import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS } from '@portal/domain/time/epoch';
import { formatDate } from '@portal/domain/time/vietnam-time';
import { decideDaySky, decideDayState, decideNightState } from '@portal/domain/weather/day-state';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { findSkyBadge } from '@portal/domain/weather/sky-badge';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import { computePartChances, computeRemainingChance } from './compute-remaining-chance.ts';
import { findConfidence } from './find-confidence.ts';
import { findRainRange } from './find-rain-range.ts';
import { toHourSpan } from './hour-span.ts';
import { oncePerWeather } from './once-per-weather.ts';
import type { LocatedWeather, PlaceWeather } from './place-weather.ts';
import { findSun, listHours, toDayRange } from './place-weather.ts';
import { splitRain } from './split-rain.ts';

/** A night ends at 06:00 of the next day. */
const NIGHT_END_HOUR = 6;

/** A calendar day as the API shows it; `day` counts from today, −1 is yesterday. */
export function toDay(weather: LocatedWeather, day: number, language: Language): Day {
  const { date, code, skyCode, nightCode, ...figures } = findDayFigures(weather, day);
  return {
    date,
    code,
    skyCode,
    badge: findSkyBadge(code, weather.place.elevation),
    nightCode,
    text: code === null ? null : nameSkyState(code, true, language),
    ...figures,
  };
}

/** All of a day but its words and its badge. */
type DayFigures = Omit<Day, 'code' | 'text' | 'badge'> & { readonly code: SkyCode | null };

const findDayFigures = oncePerWeather(summarizeDay, (day) => day);

function summarizeDay(weather: PlaceWeather, day: number): DayFigures {
  const dayAt = weather.todayAt + day * DAY_SECONDS;
  const range = toDayRange(weather, day);
  const hours = listHours(weather, range);
  const span = toHourSpan(hours);
  const withNight = listHours(weather, { from: range.from, to: range.to + NIGHT_END_HOUR });
  const rainRange = findRainRange(weather.series, 'Day', range, span.rain);
  return {
    date: formatDate(dayAt),
    code: decideDayState(withNight, dayAt),
    skyCode: decideDaySky(withNight, dayAt),
    nightCode: decideNightState(withNight, dayAt),
    temperatureMin: span.temperatureMin,
    temperatureMax: span.temperatureMax,
    temperatureMean: span.temperatureMean,
    feelsLikeMax: span.feelsLikeMax,
    rain: span.rain,
    ...rainRange,
    rainProbability: computeRemainingChance(weather, hours),
    rainPartChances: computePartChances(weather, hours),
    ...splitRain(weather, dayAt, span.rain),
    rainHours: span.rainHours,
    windSpeedMax: span.windSpeedMax,
    windGustMax: span.windGustMax,
    windDirection: span.windDirection,
    humidity: span.humidity,
    uvIndexMax: span.uvIndexMax,
    ...findSun(weather, day),
    confidence: findConfidence(weather.series, range, rainRange),
  };
}
