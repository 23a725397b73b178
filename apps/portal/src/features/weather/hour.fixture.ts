import type { HourWeather } from '@portal/forecast/series/derive-hours';

/** An hour for tests; everything not given is unknown. */
export function makeHour(known: Partial<HourWeather> = {}): HourWeather {
  return {
    at: 0,
    code: null,
    isDay: true,
    thunder: null,
    temperatureC: null,
    isCoarse: false,
    isRainEstimated: false,
    temperatureLowC: null,
    temperatureHighC: null,
    feelsLikeC: null,
    dewPointC: null,
    humidityPercent: null,
    windSpeedMs: null,
    windGustMs: null,
    windDirectionDeg: null,
    pressureHpa: null,
    visibilityKm: null,
    cloudPercent: null,
    rainMm: null,
    rainLowMm: null,
    rainHighMm: null,
    rainProbabilityPercent: null,
    snowMm: null,
    uvIndex: null,
    ...known,
  };
}
