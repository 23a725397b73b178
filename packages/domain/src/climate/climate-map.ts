import { DAY_SECONDS } from '#time/vietnam-time.ts';
import { type ClimateBulletin, findRainShare, type ModelSum, type RegionLine } from './climate-bulletin.ts';
import type { ClimateRegionId } from './climate-region.ts';

/** A class of the map: 0 is the coldest or driest. */
export type MapClass = 0 | 1 | 2 | 3 | 4;

/** A map of the seven regions in five classes. */
export interface ClimateMap {
  readonly quantity: 'temperature' | 'rain';
  /** `departure`: days with a forecast relative to their normals; `normal`: the normals of the period. */
  readonly shows: 'departure' | 'normal';
  /** Null if a region has no class. */
  readonly classes: Readonly<Partial<Record<ClimateRegionId, MapClass | null>>>;
}

/** Bounds between the five classes: departures °C and shares of the normal; normals °C and mm in thirty days. */
export const MAP_BOUNDS = {
  departure: { temperature: [-1.5, -0.5, 0.5, 1.5], rain: [0.5, 0.8, 1.2, 1.5] },
  normal: { temperature: [15, 20, 24, 27], rain: [50, 100, 200, 300] },
} as const;

function findClass(value: number, bounds: readonly number[]): MapClass {
  const above = bounds.filter((bound) => value >= bound).length;
  return above as MapClass;
}

const toDeparture = ({ value, normal }: ModelSum): number => value.temperatureC - normal.temperatureC;

/** Rain in thirty days, mm, so that periods of any length share the classes. */
const toMonthlyRain = (rainMm: number, days: number): number => (rainMm / days) * 30;

function classify(line: RegionLine, quantity: ClimateMap['quantity'], shows: ClimateMap['shows'], days: number) {
  const bounds = MAP_BOUNDS[shows][quantity];
  if (shows === 'normal') {
    const value = quantity === 'rain' ? toMonthlyRain(line.normal.rainMm, days) : line.normal.temperatureC;
    return findClass(value, bounds);
  }
  if (line.forecast === null) return null;
  const value = quantity === 'rain' ? findRainShare(line.forecast) : toDeparture(line.forecast);
  return value === null ? null : findClass(value, bounds);
}

/** With a smaller share of forecast days, departures say little about the period. */
const LEAST_FORECAST = 0.3;

/** The two maps of a bulletin: departures if enough of its days have a forecast, otherwise the normals. */
export function makeClimateMaps({ regions, period }: ClimateBulletin): readonly [ClimateMap, ClimateMap] {
  const days = (period.to - period.from) / DAY_SECONDS;
  const forecastDays = Math.max(0, ...regions.map(({ forecast }) => forecast?.days ?? 0));
  const shows = forecastDays >= LEAST_FORECAST * days ? 'departure' : 'normal';
  const make = (quantity: ClimateMap['quantity']): ClimateMap => ({
    quantity,
    shows,
    classes: Object.fromEntries(regions.map((line) => [line.region, classify(line, quantity, shows, days)])),
  });
  return [make('temperature'), make('rain')];
}
