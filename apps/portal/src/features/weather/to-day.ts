import type { Day } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, formatDate, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { type Confidence, decideConfidence } from '@portal/domain/weather/confidence';
import { decideDaySky, decideDayState, decideNightState } from '@portal/domain/weather/day-state';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { findSkyBadge } from '@portal/domain/weather/sky-badge';
import type { SkyCode } from '@portal/domain/weather/sky-state';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { computePartChances, computeRemainingChance, findRainRange } from './find-rain.ts';
import { toHourSpan } from './hour-span.ts';
import { oncePerWeather } from './once-per-weather.ts';
import { findSun, type LocatedWeather, listHours, type PlaceWeather, toDayRange, toRange } from './place-weather.ts';
import { markEstimate, round } from './to-hour.ts';
import type { HourRange } from './to-issued.ts';

/** Confidence of a day's forecast from the ensemble spread; null without an ensemble. */
export function findConfidence(
  series: PlaceSeries,
  range: HourRange,
  { rainLow, rainHigh }: { readonly rainLow: number | null; readonly rainHigh: number | null },
): Confidence | null {
  return decideConfidence({ temperatureK: findSpread(series, range), rainLowMm: rainLow, rainHighMm: rainHigh });
}

/** Mean width of the temperature range, K; null if fewer than half of the hours have one. */
function findSpread({ variables }: PlaceSeries, { from, to }: HourRange): number | null {
  const lows = variables.temperature2mLow?.values;
  const highs = variables.temperature2mHigh?.values;
  if (lows === undefined || highs === undefined) return null;
  let total = 0;
  let known = 0;
  for (let hour = from; hour < to; hour++) {
    const spread = (highs[hour] ?? Number.NaN) - (lows[hour] ?? Number.NaN);
    if (Number.isNaN(spread)) continue;
    total += spread;
    known++;
  }
  return known > 0 && known * 2 >= to - from ? total / known : null;
}

type SplitRain = Pick<Day, 'rainFallen' | 'rainAhead'>;

/**
 * Today's rain in mm: fallen so far, by radar or before that by analysis, and still expected. Without radar the whole
 * current hour is expected. Null for other days.
 */
function splitRain(weather: PlaceWeather, dayAt: number, rain: number | null): SplitRain {
  const { todayAt, hourAt, course } = weather;
  if (dayAt !== todayAt || rain === null) return { rainFallen: null, rainAhead: null };
  const past = listHours(weather, toRange(weather, todayAt, (hourAt - todayAt) / (DAY_SECONDS / 24)));
  const fallen = past.reduce((sum, { rainMm }) => sum + (rainMm ?? 0), course.hours[0]?.fallenMm ?? 0);
  const rainFallen = Math.min(round(fallen, 1), rain);
  return { rainFallen, rainAhead: round(rain - rainFallen, 1) };
}

/** The 24 hours of an event's chance end at 19:00, and begin on the day before. */
const EVENT_END_HOUR = 19;

type EventChances = Pick<Day, 'heavyRainProbability' | 'strongGustProbability'>;

/** Chances of heavy rain and of strong gusts, as far as they are known and not over. */
function findEventChances({ series, hourAt }: PlaceWeather, { from }: HourRange): EventChances {
  const to = from + EVENT_END_HOUR;
  if (series.startAt + to * HOUR_SECONDS <= hourAt) return {};
  const find = (name: 'rain50mmProbability' | 'gust15msProbability'): number | null => {
    const known = series.variables[name]?.values
      .subarray(Math.max(from, 0), to)
      .filter((value) => !Number.isNaN(value));
    return known === undefined || known.length === 0 ? null : Math.round(Math.max(...known));
  };
  const [heavyRain, strongGust] = [find('rain50mmProbability'), find('gust15msProbability')];
  return {
    ...(heavyRain === null ? {} : { heavyRainProbability: heavyRain }),
    ...(strongGust === null ? {} : { strongGustProbability: strongGust }),
  };
}

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

type DayFigures = Omit<Day, 'code' | 'text' | 'badge'> & { readonly code: SkyCode | null };

const findDayFigures = oncePerWeather(summarizeDay, (day) => day);

function summarizeDay(weather: PlaceWeather, day: number): DayFigures {
  const dayAt = weather.todayAt + day * DAY_SECONDS;
  const range = toDayRange(weather, day);
  const hours = listHours(weather, range);
  const span = toHourSpan(hours);
  const withNight = listHours(weather, { from: range.from, to: range.to + NIGHT_END_HOUR });
  const rainProbability = computeRemainingChance(weather, hours);
  const rainRange = findRainRange(weather.series, 'Day', range, { rain: span.rain, rainProbability });
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
    rainProbability,
    ...findEventChances(weather, range),
    rainPartChances: computePartChances(weather, hours),
    ...splitRain(weather, dayAt, span.rain),
    rainHours: span.rainHours,
    windSpeedMax: span.windSpeedMax,
    windGustMax: span.windGustMax,
    windDirection: span.windDirection,
    humidity: span.humidity,
    uvIndexMax: span.uvIndexMax,
    ...findSun(weather, day),
    // A wide spread means low confidence even if the lower end is not shown.
    confidence: findConfidence(
      weather.series,
      range,
      findRainRange(weather.series, 'Day', range, { rain: span.rain, rainProbability: null }),
    ),
    ...markEstimate(hours),
  };
}
