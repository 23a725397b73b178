import type { DataVariable, DataVariableName } from '@portal/domain/data-order/data-variable.table';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import {
  DAY_SECONDS,
  type EpochSeconds,
  HOUR_SECONDS,
  startOfHour,
  startOfVietnamDay,
} from '@portal/domain/time/vietnam-time';
import { deriveHours, type HourWeather } from '@portal/forecast/series/derive-hours';
import { NO_RUN, type PlaceSeries } from '@portal/forecast/series/place-series';
import { readPlaceSeries } from '@portal/forecast/series/read-place-series';
import type { VariableName } from '@portal/forecast/variables/variable.table';
import { BASIS, type TablePlace } from './data-table.ts';
import type { DaySummary, TableNeeds } from './needs.ts';
import type { TableBuilder, TableRow } from './table-builder.ts';

const HOURS = 24;

const WIND: readonly VariableName[] = ['windU10m', 'windV10m'];
const MOISTURE: readonly VariableName[] = ['temperature2m', 'dewPoint2m', 'relativeHumidity2m'];
const RAIN: readonly VariableName[] = [
  'precipitation',
  'precipitationRate',
  'precipitationProbability',
  'wetHourProbability',
];

type HourlyName = Extract<DataVariableName, keyof typeof HOURLY>;

/** Inputs and formula of each hourly column. */
const HOURLY = {
  temperature: { of: ['temperature2m'], read: (hour: HourWeather) => hour.temperatureC },
  feelsLike: { of: [...MOISTURE, ...WIND], read: (hour: HourWeather) => hour.feelsLikeC },
  dewPoint: { of: MOISTURE, read: (hour: HourWeather) => hour.dewPointC },
  humidity: { of: MOISTURE, read: (hour: HourWeather) => hour.humidityPercent },
  rain: { of: RAIN, read: (hour: HourWeather) => hour.rainMm },
  rainProbability: { of: RAIN, read: (hour: HourWeather) => hour.rainProbabilityPercent },
  windSpeed: { of: WIND, read: (hour: HourWeather) => hour.windSpeedMs },
  windGust: { of: [...WIND, 'windGust10m'], read: (hour: HourWeather) => hour.windGustMs },
  windDirection: { of: WIND, read: (hour: HourWeather) => hour.windDirectionDeg },
  pressure: { of: ['pressureMsl'], read: (hour: HourWeather) => hour.pressureHpa },
  visibility: { of: ['visibility'], read: (hour: HourWeather) => hour.visibilityKm },
  cloudCover: { of: ['cloudCover'], read: (hour: HourWeather) => hour.cloudPercent },
  uvIndex: { of: ['uvIndex'], read: (hour: HourWeather) => hour.uvIndex },
  waveHeight: { of: ['waveHeight'] },
  wavePeriod: { of: ['wavePeriod'] },
  waveDirection: { of: ['waveDirection'] },
} as const satisfies Record<
  string,
  { readonly of: readonly VariableName[]; readonly read?: (hour: HourWeather) => number | null }
>;

const DAILY: readonly VariableName[] = [...MOISTURE, ...RAIN, ...WIND, 'windGust10m', 'uvIndex'];

export interface PlaceRows {
  readonly step: 'hourly' | 'daily';
  readonly variables: readonly DataVariable[];
  /** A full hour; a midnight for days. */
  readonly startAt: EpochSeconds;
  readonly count: number;
}

const listRead = ({ step, variables }: PlaceRows): readonly VariableName[] =>
  step === 'daily' ? DAILY : [...new Set(variables.flatMap(({ name }) => HOURLY[name as HourlyName].of))];

function readSeries({ variables }: PlaceSeries, name: VariableName, hour: number): number | null {
  const value = variables[name]?.values[hour];
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** Rounds to whole degrees below 360. */
const toDirection = (degrees: number | null): number | null => (degrees === null ? null : Math.round(degrees) % 360);

function readHourly(series: PlaceSeries, weather: HourWeather, hour: number, name: HourlyName): number | null {
  const column = HOURLY[name];
  const value = 'read' in column ? column.read(weather) : readSeries(series, column.of[0], hour);
  return name === 'windDirection' || name === 'waveDirection' ? toDirection(value) : value;
}

/** The runs behind some hours, best first: their sources combined, and the newest start. */
function findOrigin({ runs, variables }: PlaceSeries, from: number, to: number): (TableRow['origin'] & object) | null {
  const used = new Set<number>();
  for (const { runOf } of Object.values(variables)) {
    for (let hour = from; hour < to; hour += 1) used.add(runOf[hour] ?? NO_RUN);
  }
  used.delete(NO_RUN);
  const known = [...used].sort((a, b) => a - b).flatMap((index) => runs[index] ?? []);
  if (known.length === 0) return null;
  return {
    source: [...new Set(known.map(({ source }) => source))].join('+'),
    runAt: Math.max(...known.map(({ runAt }) => runAt)),
  };
}

/** Reads a place's rows into a table. Throws `AppError` `outsideCoverage`. */
export function readPlaceRows(
  needs: TableNeeds,
  place: Pick<TablePlace, 'name' | 'lat' | 'lng'>,
  rows: PlaceRows,
  builder: TableBuilder,
): void {
  const { name, lat, lng } = place;
  const located = needs.locate({ lat, lng });
  const { elevation, stationCode } = located;
  const now = startOfHour(needs.clock());
  const isDaily = rows.step === 'daily';
  // From midnight, so that daily sums equal those elsewhere.
  const from = startOfVietnamDay(rows.startAt);
  const skipped = (rows.startAt - from) / HOUR_SECONDS;
  const series = readPlaceSeries(needs.store, {
    point: stationCode === null ? { lat, lng } : getStationCellCentre(stationCode),
    placeHeightM: elevation,
    isCoastal: needs.isCoastal?.(located) ?? false,
    startAt: from,
    hours: skipped + rows.count * (isDaily ? HOURS : 1),
    now,
    demo: needs.demo(),
    variables: listRead(rows),
  });
  const hours = deriveHours(series);
  const isDemo = series.runs.some(({ demo }) => demo);
  builder.addPlace({ name, lat, lng, heightM: elevation });
  for (const { source, runAt, licence } of series.runs) builder.addRun({ source, runAt }, licence);
  for (let row = 0; row < rows.count; row += 1) {
    const first = skipped + row * (isDaily ? HOURS : 1);
    const end = first + (isDaily ? HOURS : 1);
    const at = rows.startAt + row * (isDaily ? DAY_SECONDS : HOUR_SECONDS);
    const isOver = from + end * HOUR_SECONDS <= now;
    const day: DaySummary = isDaily ? needs.summarizeDay(hours.slice(first, end)) : {};
    const weather = hours[first];
    builder.addRow({
      at,
      basis: isDemo ? BASIS.demo : isOver ? BASIS.analysis : BASIS.forecast,
      origin: findOrigin(series, first, end),
      values: rows.variables.map(({ name: column }) => {
        if (isDaily) return day[column as DataVariableName] ?? null;
        return weather === undefined ? null : readHourly(series, weather, first, column as HourlyName);
      }),
    });
  }
}
