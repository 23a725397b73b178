import type { Hour } from '@portal/contract/endpoints/weather-schema';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { markEstimate, roundTo, toDirection } from './to-hour.ts';

/** An hourly field that can be read alone. */
interface ChosenField<Name extends keyof Hour> {
  readonly variables: readonly VariableName[];
  /** The same value as `toHour` gives. */
  readonly read: (hour: HourWeather) => Hour[Name];
}

const WIND = ['windU10m', 'windV10m'] as const;
const MOISTURE = ['temperature2m', 'dewPoint2m', 'relativeHumidity2m'] as const;
const WARMTH = ['temperature2m', 'temperature2mLow', 'temperature2mHigh'] as const;
const RAIN = ['precipitation', 'precipitationRate', 'precipitationProbability', 'wetHourProbability'] as const;
const RAIN_RANGE = [...RAIN, 'precipitationLow', 'precipitationHigh'] as const;

/** Fields that need few variables. The others need a whole hour, with its sky or the sun. */
export const CHOSEN_FIELDS: { readonly [Name in keyof Hour]?: ChosenField<Name> } = {
  thunder: { variables: [...RAIN, 'cape'], read: (hour) => hour.thunder },
  temperature: { variables: ['temperature2m'], read: (hour) => roundTo(hour.temperatureC, 1) },
  temperatureLow: { variables: WARMTH, read: (hour) => roundTo(hour.temperatureLowC, 1) },
  temperatureHigh: { variables: WARMTH, read: (hour) => roundTo(hour.temperatureHighC, 1) },
  feelsLike: { variables: [...MOISTURE, ...WIND], read: (hour) => roundTo(hour.feelsLikeC, 1) },
  dewPoint: { variables: MOISTURE, read: (hour) => roundTo(hour.dewPointC, 1) },
  humidity: { variables: MOISTURE, read: (hour) => roundTo(hour.humidityPercent, 0) },
  windSpeed: { variables: WIND, read: (hour) => roundTo(hour.windSpeedMs, 1) },
  windGust: { variables: [...WIND, 'windGust10m'], read: (hour) => roundTo(hour.windGustMs, 1) },
  windDirection: { variables: WIND, read: (hour) => toDirection(hour.windDirectionDeg) },
  pressure: { variables: ['pressureMsl'], read: (hour) => roundTo(hour.pressureHpa, 1) },
  visibility: { variables: ['visibility'], read: (hour) => roundTo(hour.visibilityKm, 1) },
  cloudCover: { variables: ['cloudCover'], read: (hour) => roundTo(hour.cloudPercent, 0) },
  rain: { variables: RAIN, read: (hour) => roundTo(hour.rainMm, 1) },
  rainLow: { variables: RAIN_RANGE, read: (hour) => roundTo(hour.rainLowMm, 1) },
  rainHigh: { variables: RAIN_RANGE, read: (hour) => roundTo(hour.rainHighMm, 1) },
  rainProbability: { variables: RAIN, read: (hour) => roundTo(hour.rainProbabilityPercent, 0) },
  rainBasis: { variables: RAIN, read: (hour) => markEstimate([hour]).rainBasis },
};
