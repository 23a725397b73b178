import type { HourFieldName } from '@portal/domain/weather/hour-field.table';
import type { MomentWeather } from '@portal/forecast/series/derive-hours';
import type { VariableName } from '@portal/forecast/variables/variable.table';

/** Where a field of an hour comes from. */
interface HourValue {
  /** Variables whose runs a reply names. */
  readonly named: readonly VariableName[];
  /**
   * Variables that the field needs when it is read alone; default: those it names. `wholeHour`: it needs the sun or sky of
   * its hour.
   */
  readonly needs?: readonly VariableName[] | 'wholeHour';
  readonly read: (hour: MomentWeather) => number | null;
}

const WIND = ['windU10m', 'windV10m'] as const;
const MOISTURE = ['temperature2m', 'dewPoint2m', 'relativeHumidity2m'] as const;
const WARMTH = ['temperature2m', 'temperature2mLow', 'temperature2mHigh'] as const;
export const RAIN_NEEDS = [
  'precipitation',
  'precipitationRate',
  'precipitationProbability',
  'wetHourProbability',
] as const;
const RAIN_RANGE = [...RAIN_NEEDS, 'precipitationLow', 'precipitationHigh'] as const;

/** One row per field of an hour: variables and value. What calls read, name and reply follows from it. */
export const HOUR_VALUES: Readonly<Record<HourFieldName, HourValue>> = {
  temperature: { named: ['temperature2m'], read: (hour) => hour.temperatureC },
  temperatureLow: { named: ['temperature2mLow'], needs: WARMTH, read: (hour) => hour.temperatureLowC },
  temperatureHigh: { named: ['temperature2mHigh'], needs: WARMTH, read: (hour) => hour.temperatureHighC },
  // Made of values that are named themselves.
  feelsLike: { named: [], needs: [...MOISTURE, ...WIND], read: (hour) => hour.feelsLikeC },
  dewPoint: { named: ['dewPoint2m', 'relativeHumidity2m'], needs: MOISTURE, read: (hour) => hour.dewPointC },
  humidity: { named: ['relativeHumidity2m', 'dewPoint2m'], needs: MOISTURE, read: (hour) => hour.humidityPercent },
  windSpeed: { named: ['windU10m'], needs: WIND, read: (hour) => hour.windSpeedMs },
  windGust: { named: ['windGust10m'], needs: [...WIND, 'windGust10m'], read: (hour) => hour.windGustMs },
  windDirection: { named: ['windU10m'], needs: WIND, read: (hour) => hour.windDirectionDeg },
  pressure: { named: ['pressureMsl'], read: (hour) => hour.pressureHpa },
  visibility: { named: ['visibility'], read: (hour) => hour.visibilityKm },
  cloudCover: { named: ['cloudCover'], read: (hour) => hour.cloudPercent },
  rain: { named: ['precipitation', 'precipitationRate'], needs: RAIN_NEEDS, read: (hour) => hour.rainMm },
  rainLow: {
    named: ['precipitationLow', 'precipitationPeriodLow', 'precipitationDayLow'],
    needs: RAIN_RANGE,
    read: (hour) => hour.rainLowMm,
  },
  rainHigh: {
    named: ['precipitationHigh', 'precipitationPeriodHigh', 'precipitationDayHigh'],
    needs: RAIN_RANGE,
    read: (hour) => hour.rainHighMm,
  },
  rainProbability: {
    named: ['precipitationProbability', 'wetHourProbability'],
    needs: RAIN_NEEDS,
    read: (hour) => hour.rainProbabilityPercent,
  },
  uvIndex: { named: ['uvIndex'], needs: 'wholeHour', read: (hour) => hour.uvIndex },
};
