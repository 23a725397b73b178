import type { Place, PlaceQuery } from '@portal/contract/endpoints/place-schema';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { DecisionColumns } from '@portal/domain/decision/assess-hours';
import type { HourChances, LikelyRange } from '@portal/domain/decision/miss-chance';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { Language } from '@portal/domain/language/language';
import { findWorkGate } from '@portal/domain/safety/work-gate';
import { estimateHookGust } from '@portal/domain/trade/site-limit';
import { toWindLevel, type WindRange, windAtHeight, windRangeAtHeight } from '@portal/domain/wind/wind-profile';
import type { HourWeather } from '@portal/forecast/series/derive-hours';
import type { PlaceSeries } from '@portal/forecast/series/place-series';
import { isSeaHour } from '@portal/forecast/series/sea-cell';
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
  readonly readAhead: (place: Place, hours: number, variables: readonly VariableName[]) => PlaceSeries;
  /** Warnings that rule out work at a place (`listGatesFor`). */
  readonly listGates: (place: Place, language: Language) => readonly OfficialWarning[];
}

const AT_HEIGHTS: readonly VariableName[] = [
  'windU10m',
  'windV10m',
  'windU100m',
  'windV100m',
  'windSpeed10mLow',
  'windSpeed10mHigh',
  'windGust10mLow',
  'windGust10mHigh',
  'waveHeight',
  'wavePeriod',
];
const HEIGHTS_M = { windSpeed50: 50, windSpeed100: 100, windSpeed120: 120, windSpeed150: 150 } as const;

type HeightName = keyof typeof HEIGHTS_M;
type Ranges = HourChances['ranges'];

/** Rounded as in replies, so that no verdict contradicts the figure next to it; NaN: missing. */
const toColumn = (values: readonly (number | null)[], decimals: Decimals): Float64Array =>
  Float64Array.from(values, (value) => roundTo(value, decimals) ?? Number.NaN);

interface HourWinds {
  readonly speed10Ms: number | null;
  /** Null without wind at 100 m: wind at 10 m does not replace it. */
  readonly atHeights: Readonly<Record<HeightName, number | null>>;
  /** Likely range of the ensemble at 10 m. */
  readonly range: WindRange | null;
  readonly gustRange: WindRange | null;
}

const toRangeMs = (lowMs: number | null, highMs: number | null): WindRange | null =>
  lowMs === null || highMs === null ? null : { lowMs, highMs };

function readWinds(series: PlaceSeries, hour: number): HourWinds {
  const read = (name: VariableName) => readValue(series.variables[name], hour);
  const at10m = toWindLevel(read('windU10m'), read('windV10m'));
  const at100m = toWindLevel(read('windU100m'), read('windV100m'));
  const surface = isSeaHour(series, hour) ? 'sea' : 'land';
  const find = (heightM: number): number | null =>
    at100m === null ? null : (windAtHeight({ at10m, at100m }, heightM, surface)?.speedMs ?? null);
  return {
    speed10Ms: at10m?.speedMs ?? null,
    atHeights: {
      windSpeed50: find(HEIGHTS_M.windSpeed50),
      windSpeed100: find(HEIGHTS_M.windSpeed100),
      windSpeed120: find(HEIGHTS_M.windSpeed120),
      windSpeed150: find(HEIGHTS_M.windSpeed150),
    },
    range: toRangeMs(read('windSpeed10mLow'), read('windSpeed10mHigh')),
    gustRange: toRangeMs(read('windGust10mLow'), read('windGust10mHigh')),
  };
}

function listHeights({ variables }: PlaceSeries, winds: readonly HourWinds[]): DecisionColumns {
  const read = (name: VariableName) => winds.map((_, hour) => readValue(variables[name], hour));
  const speeds = Object.keys(HEIGHTS_M).map((name) => [
    name,
    toColumn(
      winds.map(({ atHeights }) => atHeights[name as HeightName]),
      1,
    ),
  ]);
  return {
    ...Object.fromEntries(speeds),
    windGust150: toColumn(
      winds.map(({ atHeights }) => estimateHookGust(atHeights.windSpeed150)),
      1,
    ),
    waveHeight: toColumn(read('waveHeight'), 1),
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

function toLikely(low: number | null, middle: number | null, high: number | null): LikelyRange | undefined {
  return low === null || middle === null || high === null ? undefined : { low, middle, high };
}

/** A range around the wind, widened to include it. */
function toLikelyWind(speedMs: number | null, range: WindRange | null): LikelyRange | undefined {
  if (speedMs === null || range === null) return undefined;
  return { low: Math.min(range.lowMs, speedMs), middle: speedMs, high: Math.max(range.highMs, speedMs) };
}

function listWindRanges({ speed10Ms, atHeights, range, gustRange }: HourWinds, gustMs: number | null) {
  const atHeight = (name: HeightName) =>
    toLikelyWind(atHeights[name], windRangeAtHeight(speed10Ms, atHeights[name], range));
  const at150 = atHeight('windSpeed150');
  const toGust = (speedMs: number) => estimateHookGust(speedMs) ?? speedMs;
  return {
    windSpeed: toLikelyWind(speed10Ms, range),
    windGust: toLikelyWind(gustMs, gustRange),
    windSpeed50: atHeight('windSpeed50'),
    windSpeed100: atHeight('windSpeed100'),
    windSpeed120: atHeight('windSpeed120'),
    windSpeed150: at150,
    windGust150: at150 && { low: toGust(at150.low), middle: toGust(at150.middle), high: toGust(at150.high) },
  };
}

function toChances(hour: HourWeather, winds: HourWinds): HourChances {
  const ranges = {
    rain: toLikely(hour.rainLowMm, hour.rainMm, hour.rainHighMm),
    temperature: toLikely(hour.temperatureLowC, hour.temperatureC, hour.temperatureHighC),
    ...listWindRanges(winds, hour.windGustMs),
  };
  const known = Object.entries(ranges).filter(([, range]) => range !== undefined);
  return { rainPercent: hour.rainProbabilityPercent ?? Number.NaN, ranges: Object.fromEntries(known) as Ranges };
}

/** Reads the hours that work is assessed by, with the same rain, warnings and thunder as the place's pages. */
export function createWorkHoursReading({ locate, readWeather, readAhead, listGates }: WorkHoursNeeds) {
  return ({ lat, lng }: LatLng, count: number, language: Language): WorkHours => {
    const place = locate({ lat, lng, lang: language });
    const weather = readWeather(place);
    const range = toRange(weather, weather.hourAt, count);
    const issued = getIssuedWeather(weather, range, HOUR_VARIABLES);
    const hours = listHours(weather, range);
    const ahead = readAhead(place, hours.length, AT_HEIGHTS);
    const winds = hours.map((_, hour) => readWinds(ahead, hour));
    const conditions = findWorkConditions(weather, listGates(place, language));
    return {
      place,
      issued,
      startAt: weather.hourAt,
      count: hours.length,
      columns: { ...listColumns(hours), ...listHeights(ahead, winds) },
      chances: hours.map((hour, index) => toChances(hour, winds[index] as HourWinds)),
      gates: hours.map((hour) => findWorkGate(hour, conditions)),
    };
  };
}
