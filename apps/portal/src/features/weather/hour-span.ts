import { toSpeedAndDirection } from '@portal/domain/wind/wind';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import { type Decimals, round, roundTo, toDirection } from './to-hour.ts';

/** What some hours have in common, rounded as their hours are, so that the two are consistent in every reply. Null is unknown. */
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
 * Sums up consecutive hours. Extremes and means need half of the hours, as the sky states do; a sum of rain needs all
 * of them, because an unknown hour would count as a dry one.
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
  return {
    temperatureMin: temperature.findMin(count),
    temperatureMax: temperature.findMax(count),
    temperatureMean: temperature.findMean(count),
    feelsLikeMax: feelsLike.findMax(count),
    rain: sumRain(rainHours),
    rainHours,
    windSpeedMax: windSpeed.findMax(count),
    windGustMax: windGust.findMax(count),
    windDirection: findDirection(hours),
    humidity: humidity.findMean(count),
    uvIndexMax: uvIndex.findMax(count),
  };
}

/** Extremes and mean of one quantity; null where fewer than half of so many hours know it. */
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

/** Null where one hour is unknown, and of no hours. */
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
  if (!isEnough(known, hours.length) || Math.hypot(u, v) < 1e-9) return null;
  return toDirection(toSpeedAndDirection(u, v).directionDeg);
}
