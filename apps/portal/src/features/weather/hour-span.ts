import { toSpeedAndDirection } from '@portal/domain/wind/wind-vector';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import { type Decimals, round, roundTo, toDirection } from './to-hour.ts';

/** Summary of some hours from their rounded values, so that both agree in every reply. Null: unknown. */
export interface HourSpan {
  readonly temperatureMin: number | null;
  readonly temperatureMax: number | null;
  readonly temperatureMean: number | null;
  readonly feelsLikeMax: number | null;
  readonly rain: number | null;
  readonly rainHours: (number | null)[];
  readonly windSpeedMax: number | null;
  readonly windGustMax: number | null;
  readonly windDirection: number | null;
  readonly humidity: number | null;
  readonly uvIndexMax: number | null;
}

/**
 * Summarizes consecutive hours. Extremes and means need half of the hours, like sky states; rainfall totals need all,
 * because a missing hour would count as dry. Extremes of temperature are unknown if one of the hours lies between steps
 * over three hours apart.
 */
export function toHourSpan(hours: readonly HourWeather[]): HourSpan {
  const temperature = new Extent(1);
  const feelsLike = new Extent(1);
  const windSpeed = new Extent(1);
  const windGust = new Extent(1);
  const humidity = new Extent(0);
  const uvIndex = new Extent(1);
  for (const hour of hours) {
    temperature.add(hour.temperatureC);
    feelsLike.add(hour.feelsLikeC);
    windSpeed.add(hour.windSpeedMs);
    windGust.add(hour.windGustMs);
    humidity.add(hour.humidityPercent);
    uvIndex.add(hour.uvIndex);
  }
  const rainHours = hours.map((hour) => roundTo(hour.rainMm, 1));
  const count = hours.length;
  const isCoarse = hours.some((hour) => hour.isCoarse);
  return {
    temperatureMin: isCoarse ? null : temperature.findMin(count),
    temperatureMax: isCoarse ? null : temperature.findMax(count),
    temperatureMean: temperature.findMean(count),
    feelsLikeMax: isCoarse ? null : feelsLike.findMax(count),
    rain: sumRain(rainHours),
    rainHours,
    windSpeedMax: windSpeed.findMax(count),
    windGustMax: windGust.findMax(count),
    windDirection: findDirection(hours),
    humidity: humidity.findMean(count),
    uvIndexMax: uvIndex.findMax(count),
  };
}

/** Extremes and mean of a quantity; null if fewer than half of the hours have it. */
class Extent {
  readonly #decimals: Decimals;
  #known = 0;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;
  #total = 0;

  constructor(decimals: Decimals) {
    this.#decimals = decimals;
  }

  add(value: number | null): void {
    if (value === null) return;
    this.#known++;
    if (value < this.#least) this.#least = value;
    if (value > this.#most) this.#most = value;
    this.#total += round(value, this.#decimals);
  }

  findMin(hours: number): number | null {
    return isEnough(this.#known, hours) ? round(this.#least, this.#decimals) : null;
  }

  findMax(hours: number): number | null {
    return isEnough(this.#known, hours) ? round(this.#most, this.#decimals) : null;
  }

  findMean(hours: number): number | null {
    return isEnough(this.#known, hours) ? round(this.#total / this.#known, this.#decimals) : null;
  }
}

/** Null if an hour is missing, or without hours. */
function sumRain(rainHours: readonly (number | null)[]): number | null {
  let total = 0;
  for (const rain of rainHours) {
    if (rain === null) return null;
    total += rain;
  }
  return rainHours.length === 0 ? null : round(total, 1);
}

function isEnough(known: number, hours: number): boolean {
  return known > 0 && known * 2 >= hours;
}

/** Direction of the mean wind vector; null if the winds cancel out or half of the hours are missing. */
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
  if (!isEnough(known, hours.length) || Math.hypot(u, v) < 1e-9) return null;
  return toDirection(toSpeedAndDirection(u, v).directionDeg);
}
