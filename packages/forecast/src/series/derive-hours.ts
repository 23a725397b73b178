import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import { vietnamDate } from '@portal/domain/time/vietnam-time';
import { apparentTemperatureC } from '@portal/domain/weather/apparent-temperature';
import { feelsLikeC } from '@portal/domain/weather/feels-like';
import { dewPointC, humidityPercent } from '@portal/domain/weather/humidity';
import { fitRainRange } from '@portal/domain/weather/rain-range';
import { decideSkyState } from '@portal/domain/weather/sky-state';
import { classifyThunder } from '@portal/domain/weather/thunder';
import { toSpeedAndDirection } from '@portal/domain/wind/wind-vector';
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
 * Rain is rounded to 0.1 mm, as every reply shows it, so that sums and states of days and nights rest on what is shown.
 */
export function deriveHours(series: PlaceSeries): HourWeather[] {
  const days = listDayFacts(series);
  return Array.from({ length: series.hours }, (_, hour) => deriveHour(series, days, hour));
}

/** One hour of `deriveHours`, by its index; `days` are the facts of all days of the series. */
export function deriveHour(series: PlaceSeries, days: readonly DayFacts[], hour: number): HourWeather {
  const at = series.startAt + hour * HOUR_SECONDS;
  return deriveFrom(series.variables, hour, at, days[Math.floor((at - (days[0]?.startAt ?? 0)) / DAY_SECONDS)]);
}

type Variables = PlaceSeries['variables'];

function deriveFrom(variables: Variables, hour: number, at: EpochSeconds, day: DayFacts | undefined): HourWeather {
  const temperatureC = readValue(variables.temperature2m, hour);
  const { dewPoint, humidity } = deriveMoisture(variables, hour, temperatureC);
  const { speed, direction } = deriveWind(variables, hour);
  const gust = readValue(variables.windGust10m, hour);
  const rainMm = deriveRain(variables, hour);
  const shownRainMm = rainMm === null ? null : Math.round(rainMm * 10) / 10;
  const rainRange = fitRainRange(
    readValue(variables.precipitationLow, hour),
    shownRainMm,
    readValue(variables.precipitationHigh, hour),
  );
  const rainProbabilityPercent = limitPercent(readValue(variables.precipitationProbability, hour));
  const cloudPercent = limitPercent(readValue(variables.cloudCover, hour));
  const snowMm = deriveSnow(readValue(variables.snowfall, hour), rainMm);
  const isDay = day !== undefined && at >= day.sunriseAt && at < day.sunsetAt;
  const hasComfort = temperatureC !== null && humidity !== null && speed !== null;
  const code = decideSkyState({
    periodHours: 1,
    isDay,
    month: day?.month ?? vietnamDate(at).month,
    rainMm,
    rainProbabilityPercent,
    cloudPercent,
    temperatureMaxC: temperatureC,
    dayMeanC: day?.meanC ?? null,
    dayMinC: day?.minC ?? null,
    apparentC: hasComfort && !isDay ? apparentTemperatureC(temperatureC, humidity, speed) : null,
    snowMm,
  });
  return {
    at,
    code,
    isDay,
    thunder: classifyThunder(readValue(variables.cape, hour), rainMm),
    temperatureC,
    feelsLikeC: hasComfort ? feelsLikeC(temperatureC, humidity, speed) : null,
    dewPointC: dewPoint,
    humidityPercent: humidity,
    windSpeedMs: speed,
    windGustMs: gust === null || speed === null ? gust : Math.max(gust, speed),
    windDirectionDeg: direction,
    pressureHpa: readValue(variables.pressureMsl, hour),
    visibilityKm: readValue(variables.visibility, hour),
    cloudPercent,
    rainMm: shownRainMm,
    rainLowMm: rainRange.lowMm,
    rainHighMm: rainRange.highMm,
    rainProbabilityPercent,
    snowMm,
    uvIndex: readValue(variables.uvIndex, hour),
  };
}

/** Dew point and humidity, each from the other; of two sources the better one leads, of one source the dew point. */
function deriveMoisture(variables: Variables, hour: number, temperature: number | null) {
  const dew = readValue(variables.dewPoint2m, hour);
  const relative = readValue(variables.relativeHumidity2m, hour);
  if (temperature === null) return { dewPoint: dew, humidity: limitPercent(relative) };
  const isDewBetter = findRank(variables.dewPoint2m, hour) <= findRank(variables.relativeHumidity2m, hour);
  if (dew !== null && isDewBetter) {
    const dewPoint = Math.min(dew, temperature);
    return { dewPoint, humidity: humidityPercent(temperature, dewPoint) };
  }
  if (relative === null) return { dewPoint: null, humidity: null };
  return { dewPoint: dewPointC(temperature, relative), humidity: limitPercent(relative) };
}

function deriveWind(variables: Variables, hour: number) {
  const u = readValue(variables.windU10m, hour);
  const v = readValue(variables.windV10m, hour);
  if (u === null || v === null) return { speed: null, direction: null };
  const { speedMs, directionDeg } = toSpeedAndDirection(u, v);
  return { speed: speedMs, direction: directionDeg };
}

/** The amount of the hour, or the rate at its beginning where only that is known or its run is the better one. */
function deriveRain(variables: Variables, hour: number): number | null {
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
