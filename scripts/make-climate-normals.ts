// Writes packages/forecast/src/climate/station-normals.csv from a transcription of QCVN 02:2022/BXD, Annex A.
// Run once when the source changes: node scripts/make-climate-normals.ts <normals.json>
import { readFileSync } from 'node:fs';
import type { StationNormals } from '../packages/forecast/src/climate/normals.ts';
import { writeTable } from './tables/write-table.ts';

interface SourceStation {
  name: string;
  lat: number;
  lng: number;
  elev: number;
  tMean: number[];
  tAnn: number;
  rain: number[];
}

const LAPSE_K_PER_M = 0.006;
const NEIGHBOURS = 8;
/**
 * The source lost digits of some heights: too low by more than the first figure, or too high by more than the second.
 */
const MAX_TOO_LOW_M = 150;
const MAX_TOO_HIGH_M = 400;

/** Height at which the station's annual mean would match its neighbours. */
function heightByTemperature(station: SourceStation, all: SourceStation[]): number {
  const atSeaLevel = all
    .filter((other) => other !== station)
    .map((other) => ({
      distance: Math.hypot(other.lat - station.lat, other.lng - station.lng),
      temperature: other.tAnn + LAPSE_K_PER_M * other.elev,
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEIGHBOURS)
    .map((other) => other.temperature)
    .sort((a, b) => a - b);
  const median = ((atSeaLevel[NEIGHBOURS / 2 - 1] ?? 0) + (atSeaLevel[NEIGHBOURS / 2] ?? 0)) / 2;
  return (median - station.tAnn) / LAPSE_K_PER_M;
}

function toNormals(station: SourceStation, all: SourceStation[]): StationNormals {
  const tooLow = heightByTemperature(station, all) - station.elev;
  const heightM = tooLow <= MAX_TOO_LOW_M && tooLow >= -MAX_TOO_HIGH_M ? station.elev : null;
  if (heightM === null) console.log(`${station.name}: height ${station.elev} m is not believed`);
  const { name, lat, lng, tMean, rain } = station;
  return { name, lat, lng, heightM, temperatureMeanC: tMean, rainMm: rain };
}

const sourcePath = process.argv[2];
if (sourcePath === undefined) throw new Error('usage: node scripts/make-climate-normals.ts <normals.json>');
const { stations } = JSON.parse(readFileSync(sourcePath, 'utf8')) as { stations: SourceStation[] };
const COMMENT = `Monthly mean air temperature (°C) and rain (mm), January to December, of ${stations.length} stations.
Source: QCVN 02:2022/BXD (Circular 02/2022/TT-BXD), Annex A, tables A.1, A.2 and A.25: facts of a public regulation.
heightM is empty where the printed height cannot be right beside the temperatures of the neighbours.
Written by scripts/make-climate-normals.ts.`;
const COLUMNS = {
  name: ({ name }: StationNormals) => name,
  lat: ({ lat }: StationNormals) => lat,
  lng: ({ lng }: StationNormals) => lng,
  heightM: ({ heightM }: StationNormals) => heightM,
  temperatureMeanC: ({ temperatureMeanC }: StationNormals) => temperatureMeanC,
  rainMm: ({ rainMm }: StationNormals) => rainMm,
};
writeTable(
  new URL('../packages/forecast/src/climate/station-normals.csv', import.meta.url),
  COMMENT,
  COLUMNS,
  stations.map((station) => toNormals(station, stations)),
);
console.log(`${stations.length} stations written`);
