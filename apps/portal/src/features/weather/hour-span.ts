import { toSpeedAndDirection } from '@portal/domain/wind/wind-vector';
import type { HourWeather } from '@portal/forecast/series/hour-weather';
import { round, roundTo } from './rounding.ts';
import { toDirection } from './to-hour.ts';

/** What some hours have in common, rounded as their hours are, so that the two agree in every reply. Null is unknown. */
export interface HourSpan {
  readonly temperatureMin: number | null;
  readonly temperatureMax: number | null;
  readonly temperatureMean: number | null;
  readonly feelsLikeMax: number | null;
  readonly rain: number | null;
  readonly rainHours: (number | null)[];
  readonly rainProbability: number | null;
  readonly windSpeedMax: number | null;
  readonly windGustMax: number | null;
  readonly windDirection: number | null;
  readonly humidity: number | null;
  readonly uvIndexMax: number | null;
}

type Read = (hour: HourWeather) => number | null;

/**
 * Sums up consecutive hours. Extremes and means need half of the hours, as the sky states do; a sum of rain needs all
 * of them, because an unknown hour would count as a dry one.
 */
export function toHourSpan(hours: readonly HourWeather[]): HourSpan {
  const rainHours = hours.map((hour) => roundTo(hour.rainMm, 1));
  return {
    temperatureMin: findMin(hours, (hour) => hour.temperatureC),
    temperatureMax: findMax(hours, (hour) => hour.temperatureC, 1),
    temperatureMean: findMean(hours, (hour) => hour.temperatureC, 1),
    feelsLikeMax: findMax(hours, (hour) => hour.feelsLikeC, 1),
    rain: sumRain(rainHours),
    rainHours,
    rainProbability: findMax(hours, (hour) => hour.rainProbabilityPercent, 0),
    windSpeedMax: findMax(hours, (hour) => hour.windSpeedMs, 1),
    windGustMax: findMax(hours, (hour) => hour.windGustMs, 1),
    windDirection: findDirection(hours),
    humidity: findMean(hours, (hour) => hour.humidityPercent, 0),
    uvIndexMax: findMax(hours, (hour) => hour.uvIndex, 1),
  };
}

/** Null where one hour is unknown, and of no hours. */
function sumRain(rainHours: readonly (number | null)[]): number | null {
  let total = 0;
  for (const rain of rainHours) {
    if (rain === null) return null;
    total += rain;
  }
  return rainHours.length === 0 ? null : round(total, 1);
}

function findMin(hours: readonly HourWeather[], read: Read): number | null {
  let known = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const hour of hours) {
    const value = read(hour);
    if (value === null) continue;
    known++;
    if (value < least) least = value;
  }
  return isEnough(known, hours) ? round(least, 1) : null;
}

function findMax(hours: readonly HourWeather[], read: Read, decimals: number): number | null {
  let known = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const hour of hours) {
    const value = read(hour);
    if (value === null) continue;
    known++;
    if (value > most) most = value;
  }
  return isEnough(known, hours) ? round(most, decimals) : null;
}

function findMean(hours: readonly HourWeather[], read: Read, decimals: number): number | null {
  let known = 0;
  let total = 0;
  for (const hour of hours) {
    const value = read(hour);
    if (value === null) continue;
    known++;
    total += round(value, decimals);
  }
  return isEnough(known, hours) ? round(total / known, decimals) : null;
}

function isEnough(known: number, hours: readonly HourWeather[]): boolean {
  return known > 0 && known * 2 >= hours.length;
}

/** Direction of the mean wind vector; null where the winds cancel out or half of the hours are unknown. */
function findDirection(hours: readonly HourWeather[]): number | null {
  let u = 0;
  let v = 0;
  let known = 0;
  for (const { windSpeedMs, windDirectionDeg } of hours) {
    if (windSpeedMs === null || windDirectionDeg === null) continue;
    const radians = (windDirectionDeg * Math.PI) / 180;
    u -= windSpeedMs * Math.sin(radians);
    v -= windSpeedMs * Math.cos(radians);
    known++;
  }
  if (!isEnough(known, hours) || Math.hypot(u, v) < 1e-9) return null;
  return toDirection(toSpeedAndDirection(u, v).directionDeg);
}
