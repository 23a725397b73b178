import { DAY_SECONDS, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { vietnamDate } from '@portal/domain/time/vietnam-time';
import { apparentTemperatureC } from '@portal/domain/weather/apparent-temperature';
import { feelsLikeC } from '@portal/domain/weather/feels-like';
import { dewPointC, humidityPercent } from '@portal/domain/weather/humidity';
import { decideSkyState } from '@portal/domain/weather/sky-state';
import { classifyThunder } from '@portal/domain/weather/thunder';
import { toSpeedAndDirection } from '@portal/domain/wind/wind-vector';
import type { VariableName } from '#variables/variable.table.ts';
import { type DayFacts, listDayFacts } from './day-facts.ts';
import type { HourWeather } from './hour-weather.ts';
import { type HourlyValues, NO_RUN, type PlaceSeries } from './place-series.ts';

/** Snow below this is the noise of a packed field, and no reason to speak of snow. */
const SNOW_FROM_MM = 0.1;
/** Snow is spoken of only in an hour with measurable rain (domain.md §1.3.6). */
const WET_FROM_MM = 0.1;

/**
 * The hours of a series as weather: humidity from dew point or the other way round, wind as speed and direction, rain
 * from the amount or, where no better run has one, from the rate at the hour, and what the domain's rules make of them.
 * Dew point never exceeds temperature, a gust is never below the wind, and a rain code never stands without rain.
 */
export function deriveHours(series: PlaceSeries): HourWeather[] {
  const days = listDayFacts(series);
  const firstDay = days[0]?.startAt ?? 0;
  return Array.from({ length: series.hours }, (_, hour) => {
    const at = series.startAt + hour * HOUR_SECONDS;
    return deriveHour(series, hour, days[Math.floor((at - firstDay) / DAY_SECONDS)]);
  });
}

function deriveHour(series: PlaceSeries, hour: number, day: DayFacts | undefined): HourWeather {
  const read = (name: VariableName) => readValue(series.variables[name], hour);
  const at = series.startAt + hour * HOUR_SECONDS;
  const temperature = read('temperature2m');
  const { dewPoint, humidity } = deriveMoisture(series, hour, temperature);
  const { speed, direction } = deriveWind(read('windU10m'), read('windV10m'));
  const gust = read('windGust10m');
  const rainMm = deriveRain(series, hour);
  const known: KnownHour = {
    temperatureC: temperature,
    dewPointC: dewPoint,
    humidityPercent: humidity,
    windSpeedMs: speed,
    windDirectionDeg: direction,
    windGustMs: gust === null || speed === null ? gust : Math.max(gust, speed),
    pressureHpa: read('pressureMsl'),
    visibilityKm: read('visibility'),
    cloudPercent: limitPercent(read('cloudCover')),
    rainMm,
    rainProbabilityPercent: limitPercent(read('precipitationProbability')),
    snowMm: deriveSnow(read('snowfall'), rainMm),
    uvIndex: read('uvIndex'),
  };
  const isDay = day !== undefined && at >= day.sunriseAt && at < day.sunsetAt;
  return {
    at,
    isDay,
    code: decideCode(known, isDay, day, at),
    thunder: classifyThunder(read('cape'), rainMm),
    feelsLikeC: deriveFeelsLike(known),
    ...known,
  };
}

type KnownHour = Omit<HourWeather, 'at' | 'isDay' | 'code' | 'thunder' | 'feelsLikeC'>;

function decideCode(known: KnownHour, isDay: boolean, day: DayFacts | undefined, at: number): HourWeather['code'] {
  return decideSkyState({
    periodHours: 1,
    isDay,
    month: day?.month ?? vietnamDate(at).month,
    rainMm: known.rainMm,
    rainProbabilityPercent: known.rainProbabilityPercent,
    cloudPercent: known.cloudPercent,
    temperatureMaxC: known.temperatureC,
    dayMeanC: day?.meanC ?? null,
    dayMinC: day?.minC ?? null,
    apparentC: isDay ? null : deriveApparent(known),
    snowMm: known.snowMm,
  });
}

function deriveFeelsLike({ temperatureC, humidityPercent: humidity, windSpeedMs }: KnownHour): number | null {
  if (temperatureC === null || humidity === null || windSpeedMs === null) return null;
  return feelsLikeC(temperatureC, humidity, windSpeedMs);
}

function deriveApparent({ temperatureC, humidityPercent: humidity, windSpeedMs }: KnownHour): number | null {
  if (temperatureC === null || humidity === null || windSpeedMs === null) return null;
  return apparentTemperatureC(temperatureC, humidity, windSpeedMs);
}

/** Dew point and humidity, each from the other; of two sources the better one leads, of one source the dew point. */
function deriveMoisture(series: PlaceSeries, hour: number, temperature: number | null) {
  const dew = readValue(series.variables.dewPoint2m, hour);
  const relative = readValue(series.variables.relativeHumidity2m, hour);
  if (temperature === null) return { dewPoint: dew, humidity: limitPercent(relative) };
  const isDewBetter =
    findRank(series.variables.dewPoint2m, hour) <= findRank(series.variables.relativeHumidity2m, hour);
  if (dew !== null && isDewBetter) {
    const dewPoint = Math.min(dew, temperature);
    return { dewPoint, humidity: humidityPercent(temperature, dewPoint) };
  }
  if (relative === null) return { dewPoint: null, humidity: null };
  return { dewPoint: dewPointC(temperature, relative), humidity: limitPercent(relative) };
}

function deriveWind(u: number | null, v: number | null) {
  if (u === null || v === null) return { speed: null, direction: null };
  const { speedMs, directionDeg } = toSpeedAndDirection(u, v);
  return { speed: speedMs, direction: directionDeg };
}

/** The amount of the hour, or the rate at its beginning where only that is known or its run is the better one. */
function deriveRain({ variables }: PlaceSeries, hour: number): number | null {
  const isRateBetter = findRank(variables.precipitationRate, hour) < findRank(variables.precipitation, hour);
  return readValue(isRateBetter ? variables.precipitationRate : variables.precipitation, hour);
}

/** Snow is part of the rain, so it never exceeds it. */
function deriveSnow(snow: number | null, rain: number | null): number | null {
  if (snow === null || rain === null) return null;
  const part = Math.min(snow, rain);
  return part >= SNOW_FROM_MM && rain >= WET_FROM_MM ? part : 0;
}

function readValue(hourly: HourlyValues | undefined, hour: number): number | null {
  const value = hourly?.values[hour];
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** Rank of the run that gave an hour: the lower, the better. */
function findRank(hourly: HourlyValues | undefined, hour: number): number {
  return hourly?.runOf[hour] ?? NO_RUN;
}

function limitPercent(value: number | null): number | null {
  return value === null ? null : Math.min(100, Math.max(0, value));
}
