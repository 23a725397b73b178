import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { Language } from '@portal/domain/language/language';
import { formatMoment } from '@portal/domain/time/vietnam-time';
import { nameSkyState } from '@portal/domain/weather/name-sky-state';
import type { MomentWeather } from '@portal/forecast/series/derive-hours';
import type { LocatedWeather } from './place-weather.ts';
import { round, roundTo } from './rounding.ts';

/** An hour as the API shows it: display-grade decimals, words in the asked language. */
export function toHour(hour: MomentWeather, language: Language): Hour {
  const temperature = roundTo(hour.temperatureC, 1);
  const windSpeed = roundTo(hour.windSpeedMs, 1);
  return {
    at: formatMoment(hour.at),
    code: hour.code,
    isDay: hour.isDay,
    text: hour.code === null ? null : nameSkyState(hour.code, hour.isDay, language, hour.thunder),
    thunder: hour.thunder,
    temperature,
    feelsLike: roundTo(hour.feelsLikeC, 1),
    dewPoint: roundTo(hour.dewPointC, 1),
    humidity: roundTo(hour.humidityPercent, 0),
    windSpeed,
    windGust: roundTo(hour.windGustMs, 1),
    windDirection: toDirection(hour.windDirectionDeg),
    pressure: roundTo(hour.pressureHpa, 1),
    visibility: roundTo(hour.visibilityKm, 1),
    cloudCover: roundTo(hour.cloudPercent, 0),
    rain: roundTo(hour.rainMm, 1),
    rainLow: roundTo(hour.rainLowMm, 1),
    rainHigh: roundTo(hour.rainHighMm, 1),
    rainProbability: roundTo(hour.rainProbabilityPercent, 0),
    uvIndex: roundTo(hour.uvIndex, 1),
  };
}

/** The current hour, with the sky of this minute. */
export function toNow(weather: LocatedWeather, language: Language): Hour {
  return toHour(weather.readNow(weather.nowAt), language);
}

/** Whole degrees, 0–359. */
export function toDirection(directionDeg: number | null): number | null {
  return directionDeg === null ? null : round(directionDeg, 0) % 360;
}
