import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { formatMoment, vietnamDate } from '@portal/domain/time/vietnam-time';
import { nameFog } from '@portal/domain/weather/fog';
import { HOUR_FIELDS, type HourFieldName } from '@portal/domain/weather/hour-field.table';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import { decideOpenSky } from '@portal/domain/weather/open-sky';
import { findSkyBadge } from '@portal/domain/weather/sky-badge';
import type { MomentWeather } from '@portal/forecast/series/derive-hours';
import { HOUR_VALUES } from './hour-values.table.ts';
import type { LocatedWeather } from './place-weather.ts';

/** Rounds as replies do, never −0; null stays null. */
export function roundTo(value: number | null, decimals: Decimals): number | null {
  return value === null || !Number.isFinite(value) ? null : round(value, decimals);
}

/** Precomputed powers of ten: computing one took longer than the rounding. */
const FACTORS = [1, 10, 100, 1000, 10_000, 100_000] as const;

export type Decimals = 0 | 1 | 2 | 3 | 4 | 5;

/** Rounds a known value, never −0. */
export function round(value: number, decimals: Decimals): number {
  const factor = FACTORS[decimals];
  return Math.round(value * factor) / factor + 0;
}

const ESTIMATED = { rainBasis: 'satellite' } as const;

/** The mark of a span in which satellites' estimate leads the rain of an hour; nothing else has one. */
export function markEstimate(hours: readonly Pick<MomentWeather, 'isRainEstimated'>[]): Pick<Hour, 'rainBasis'> {
  return hours.some(({ isRainEstimated }) => isRainEstimated) ? ESTIMATED : {};
}

/** A field of an hour as replies show it. */
export function readField(name: HourFieldName, hour: MomentWeather): number | null {
  const { unit, decimals } = HOUR_FIELDS[name];
  const value = HOUR_VALUES[name].read(hour);
  return unit === 'degrees' ? toDirection(value) : roundTo(value, decimals);
}

/** An hour as the API shows it: rounded, in the requested language; `heightM` is above sea level, null if unknown. */
export function toHour(hour: MomentWeather, language: Language, heightM: number | null): Hour {
  const shown: Hour = {
    at: formatMoment(hour.at),
    code: hour.code,
    skyCode: toSkyCode(hour),
    badge: findSkyBadge(hour.code, heightM),
    isDay: hour.isDay,
    text: nameFog(hour, language) ?? nameState(hour, language),
    thunder: hour.thunder,
    // One by one: a loop over the table takes ten times as long.
    temperature: readField('temperature', hour),
    temperatureLow: readField('temperatureLow', hour),
    temperatureHigh: readField('temperatureHigh', hour),
    feelsLike: readField('feelsLike', hour),
    dewPoint: readField('dewPoint', hour),
    humidity: readField('humidity', hour),
    windSpeed: readField('windSpeed', hour),
    windGust: readField('windGust', hour),
    windDirection: readField('windDirection', hour),
    pressure: readField('pressure', hour),
    visibility: readField('visibility', hour),
    cloudCover: readField('cloudCover', hour),
    rain: readField('rain', hour),
    rainLow: readField('rainLow', hour),
    rainHigh: readField('rainHigh', hour),
    rainProbability: readField('rainProbability', hour),
    uvIndex: readField('uvIndex', hour),
  };
  return hour.isRainEstimated ? { ...shown, ...ESTIMATED } : shown;
}

function nameState({ code, isDay, thunder }: MomentWeather, language: Language): string | null {
  return code === null ? null : nameSkyState(code, isDay, language, thunder);
}

function toSkyCode(hour: MomentWeather): Hour['skyCode'] {
  const { at, isDay, rainMm, rainProbabilityPercent, cloudPercent, temperatureC, snowMm } = hour;
  const { month } = vietnamDate(at);
  const known = { isDay, month, rainMm, rainProbabilityPercent, cloudPercent, snowMm };
  return decideOpenSky(hour.code, { ...known, periodHours: 1, temperatureMaxC: temperatureC });
}

/** The current hour with the sky of the current minute. */
export function toNow(weather: LocatedWeather, language: Language): Hour {
  return toHour(weather.readNow(weather.nowAt), language, weather.place.elevation);
}

/** Whole degrees, 0–359. */
export function toDirection(directionDeg: number | null): number | null {
  return directionDeg === null ? null : round(directionDeg, 0) % 360;
}
