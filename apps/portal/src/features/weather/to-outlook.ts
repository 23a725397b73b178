import type { EndpointReply } from '@portal/contract/endpoint';
import type { weatherDays90 } from '@portal/contract/endpoints/weather';
import type { OutlookDay, OutlookWeek } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, formatDate } from '@portal/domain/time/vietnam-time';
import { type DayNormal, interpolateNormals, normalOfDay } from '@portal/forecast/climate/normals';
import type { LocatedWeather } from './place-weather.ts';
import { toDay } from './to-day.ts';
import { round, roundTo } from './to-hour.ts';

type Outlook = Pick<EndpointReply<typeof weatherDays90>, 'days' | 'weeks'>;

const FORECAST_DAYS = 15;
const DAYS = 90;
const WEEKS = 13;

/** 90 days, of which the first 15 are forecast and the others climatology, and 13 weeks of climatology. */
export function toOutlook(weather: LocatedWeather, language: Language): Outlook {
  const normals = listNormals(weather);
  const days = normals
    .slice(0, DAYS)
    .map(
      (normal, day): OutlookDay =>
        day < FORECAST_DAYS
          ? { ...toDay(weather, day, language), basis: 'forecast' }
          : toNormalDay(formatDate(weather.todayAt + day * DAY_SECONDS), normal),
    );
  return { days, weeks: toWeeks(weather, normals) };
}

/** The 13 weeks only. */
export function toOutlookWeeks(weather: LocatedWeather): OutlookWeek[] {
  return toWeeks(weather, listNormals(weather));
}

function toWeeks(weather: LocatedWeather, normals: readonly (DayNormal | null)[]): OutlookWeek[] {
  return Array.from({ length: WEEKS }, (_, week) => toWeek(weather, week, normals));
}

function listNormals({ place, todayAt }: LocatedWeather): (DayNormal | null)[] {
  const normals = interpolateNormals(place, place.elevation);
  return Array.from({ length: WEEKS * 7 }, (_, day) =>
    normals === null ? null : normalOfDay(normals, todayAt + day * DAY_SECONDS),
  );
}

function toNormalDay(date: string, normal: DayNormal | null): OutlookDay {
  return {
    date,
    basis: 'normal',
    code: null,
    skyCode: null,
    badge: null,
    nightCode: null,
    text: null,
    temperatureMin: null,
    temperatureMax: null,
    temperatureMean: roundTo(normal?.temperatureMeanC ?? null, 1),
    feelsLikeMax: null,
    rain: roundTo(normal?.rainMm ?? null, 1),
    rainLow: null,
    rainHigh: null,
    rainProbability: null,
    rainPartChances: null,
    rainFallen: null,
    rainAhead: null,
    rainHours: null,
    windSpeedMax: null,
    windGustMax: null,
    windDirection: null,
    humidity: null,
    uvIndexMax: null,
    sunrise: null,
    sunset: null,
    confidence: null,
  };
}

/** A week counts as forecast if all of its days do. */
function toWeek({ todayAt }: LocatedWeather, week: number, normals: readonly (DayNormal | null)[]): OutlookWeek {
  const firstDay = week * 7;
  const known = normals.slice(firstDay, firstDay + 7).filter((normal) => normal !== null);
  const isKnown = known.length === 7;
  const sum = (read: (normal: DayNormal) => number) => known.reduce((total, normal) => total + read(normal), 0);
  return {
    from: formatDate(todayAt + firstDay * DAY_SECONDS),
    to: formatDate(todayAt + (firstDay + 6) * DAY_SECONDS),
    basis: firstDay + 7 <= FORECAST_DAYS ? 'forecast' : 'normal',
    temperatureNormal: isKnown ? round(sum((normal) => normal.temperatureMeanC) / 7, 1) : null,
    rainNormal: isKnown
      ? round(
          sum((normal) => normal.rainMm),
          1,
        )
      : null,
    temperature: null,
    rain: null,
  };
}
