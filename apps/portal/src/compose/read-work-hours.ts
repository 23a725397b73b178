import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { DecisionColumns } from '@portal/domain/decision/assess-hours';
import type { HourChances } from '@portal/domain/decision/miss-chance';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { findWorkGate } from '@portal/domain/safety/work-gate';
import { estimateHookGust } from '@portal/domain/trade/site-limit';
import { stopsOutdoorWork } from '@portal/domain/warning/warning-kind';
import { toWindLevel, windAtHeight } from '@portal/domain/wind/wind-profile';
import type { HourWeather } from '@portal/forecast/series/hour-rain';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import type { WorkHours } from '#features/decisions/needs.ts';
import { findWorkConditions } from '#features/weather/agriculture/find-work-conditions.ts';
import { getIssuedWeather } from '#features/weather/issue-weather.ts';
import { type LocatedWeather, listHours, toRange } from '#features/weather/place-weather.ts';
import { readValue } from '#features/weather/read-hours.ts';
import { HOUR_VARIABLES } from '#features/weather/reply-variables.table.ts';
import { type Decimals, roundTo } from '#features/weather/to-hour.ts';

interface WorkHoursNeeds {
  readonly locate: (query: PlaceQuery) => Place;
  readonly readWeather: (place: Place) => LocatedWeather;
  /** The hours from the current one on, of some variables. */
  readonly readAhead: (place: Place, hours: number, variables: readonly VariableName[]) => PlaceSeries;
  readonly listWarnings: (place: Place, language: Language) => readonly OfficialWarning[];
}

const AT_HEIGHTS: readonly VariableName[] = [
  'windU10m',
  'windV10m',
  'windU100m',
  'windV100m',
  'waveHeight',
  'wavePeriod',
];
const HEIGHTS_M = { windSpeed50: 50, windSpeed100: 100, windSpeed120: 120, windSpeed150: 150 } as const;

/** Values as replies show them, NaN where one is not known: a verdict must not contradict the figure beside it. */
const toColumn = (values: readonly (number | null)[], decimals: Decimals): Float64Array =>
  Float64Array.from(values, (value) => roundTo(value, decimals) ?? Number.NaN);

/** Wind at heights and waves. Without wind at 100 m there is none at heights: that at 10 m is no stand-in for it. */
function listHeights({ variables }: PlaceSeries, count: number): DecisionColumns {
  const read = (name: VariableName) => Array.from({ length: count }, (_, hour) => readValue(variables[name], hour));
  const [u10, v10, u100, v100] = (['windU10m', 'windV10m', 'windU100m', 'windV100m'] as const).map(read);
  const waves = read('waveHeight');
  const findSpeed = (hour: number, heightM: number): number | null => {
    const at100m = toWindLevel(u100?.[hour] ?? null, v100?.[hour] ?? null);
    if (at100m === null) return null;
    const at10m = toWindLevel(u10?.[hour] ?? null, v10?.[hour] ?? null);
    const surface = (waves[hour] ?? null) === null ? 'land' : 'sea';
    return windAtHeight({ at10m, at100m }, heightM, surface)?.speedMs ?? null;
  };
  const hours = Array.from({ length: count }, (_, hour) => hour);
  const speeds = Object.entries(HEIGHTS_M).map(([name, heightM]) => [
    name,
    toColumn(
      hours.map((hour) => findSpeed(hour, heightM)),
      1,
    ),
  ]);
  return {
    ...Object.fromEntries(speeds),
    windGust150: toColumn(
      hours.map((hour) => estimateHookGust(findSpeed(hour, HEIGHTS_M.windSpeed150))),
      1,
    ),
    waveHeight: toColumn(waves, 1),
    wavePeriod: toColumn(read('wavePeriod'), 1),
  };
}

function listColumns(hours: readonly HourWeather[]): DecisionColumns {
  const column = (read: (hour: HourWeather) => number | null, decimals: Decimals) =>
    toColumn(hours.map(read), decimals);
  return {
    rain: column((hour) => hour.rainMm, 1),
    rainProbability: column((hour) => hour.rainProbabilityPercent, 0),
    windSpeed: column((hour) => hour.windSpeedMs, 1),
    windGust: column((hour) => hour.windGustMs, 1),
    temperature: column((hour) => hour.temperatureC, 1),
    feelsLike: column((hour) => hour.feelsLikeC, 1),
    humidity: column((hour) => hour.humidityPercent, 0),
    visibility: column((hour) => hour.visibilityKm, 1),
    uvIndex: column((hour) => hour.uvIndex, 1),
    thunder: column((hour) => hour.thunder, 0),
  };
}

const orUnknown = (value: number | null): number => value ?? Number.NaN;

const toChances = (hour: HourWeather): HourChances => ({
  rain: { low: orUnknown(hour.rainLowMm), middle: orUnknown(hour.rainMm), high: orUnknown(hour.rainHighMm) },
  rainPercent: orUnknown(hour.rainProbabilityPercent),
  temperature: {
    low: orUnknown(hour.temperatureLowC),
    middle: orUnknown(hour.temperatureC),
    high: orUnknown(hour.temperatureHighC),
  },
});

/** Reads the hours of a place as work is judged by them: of the same course of rain, warnings and thunder as its pages. */
export function createWorkHoursReading({ locate, readWeather, readAhead, listWarnings }: WorkHoursNeeds) {
  return ({ lat, lng }: LatLng, count: number, language: Language): WorkHours => {
    const place = locate({ lat, lng, lang: language });
    const weather = readWeather(place);
    const range = toRange(weather, weather.hourAt, count);
    const issued = getIssuedWeather(weather, range, HOUR_VARIABLES);
    const hours = listHours(weather, range);
    const conditions = findWorkConditions(weather, listWarnings(place, language).filter(stopsOutdoorWork));
    return {
      place,
      issued,
      startAt: weather.hourAt,
      count: hours.length,
      columns: { ...listColumns(hours), ...listHeights(readAhead(place, hours.length, AT_HEIGHTS), hours.length) },
      chances: hours.map(toChances),
      gates: hours.map((hour) => findWorkGate(hour, conditions)),
    };
  };
}
