import { readFileSync } from 'node:fs';
import { CLIMATE_REGION_IDS, type ClimateRegionId } from '@portal/domain/climate/climate-region';
import { integer, oneOf, readTable, text } from '@portal/domain/table/read-table';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type DayNormal, normalOfDay, STATION_NORMALS, type StationNormals, toDayCurves } from './normals.ts';

/** A station of a region with the land area that it represents. */
export interface RegionStation {
  readonly station: StationNormals;
  readonly areaKm2: number;
  /** Its normal for the day of a moment. */
  readonly normalOf: (at: EpochSeconds) => DayNormal;
}

/** Normals of a region: mean over its land. */
export interface RegionNormals {
  readonly region: ClimateRegionId;
  readonly areaKm2: number;
  /** The station with the largest area first. */
  readonly stations: readonly RegionStation[];
  readonly normalOf: (at: EpochSeconds) => DayNormal;
}

const ROWS = readTable(
  'region-stations.csv',
  readFileSync(new URL('./region-stations.csv', import.meta.url), 'utf8'),
  { region: oneOf(CLIMATE_REGION_IDS), station: text, areaKm2: integer },
  { unique: ['station'] },
);

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

function toRegionStation(name: string, areaKm2: number): RegionStation {
  const station = STATION_NORMALS.find((one) => one.name === name);
  if (station === undefined) throw new Error(`region-stations.csv: ${name} has no normals`);
  const curves = toDayCurves(station);
  return { station, areaKm2, normalOf: (at) => normalOfDay(curves, at) };
}

/**
 * Normals of the seven climate regions, each the mean of its stations weighted by the land that they represent
 * (Thiessen polygons). Source of the stations' figures: QCVN 02:2022/BXD.
 */
export function listRegionNormals(): readonly RegionNormals[] {
  return CLIMATE_REGION_IDS.map((region) => {
    const stations = ROWS.filter((row) => row.region === region)
      .map((row) => toRegionStation(row.station, row.areaKm2))
      .sort((a, b) => b.areaKm2 - a.areaKm2);
    const areaKm2 = stations.reduce((sum, one) => sum + one.areaKm2, 0);
    const mean = (read: (station: StationNormals) => readonly number[]): number[] =>
      MONTHS.map((month) =>
        stations.reduce((sum, one) => sum + (one.areaKm2 / areaKm2) * (read(one.station)[month] ?? 0), 0),
      );
    const curves = toDayCurves({
      temperatureMeanC: mean(({ temperatureMeanC }) => temperatureMeanC),
      rainMm: mean(({ rainMm }) => rainMm),
    });
    return { region, areaKm2, stations, normalOf: (at: EpochSeconds) => normalOfDay(curves, at) };
  });
}
