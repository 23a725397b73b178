import { readFileSync } from 'node:fs';
import { greatCircleKm } from '@portal/domain/geo/great-circle';
import { number, readTable, text } from '@portal/domain/table/read-table';
import type { KnownHeight, KnownKind } from '../../apps/portal/src/features/places/heights/height-model.ts';
import { STATION_NORMALS } from '../../packages/forecast/src/climate/normals.ts';

/** A weather station with the height from its table. */
export interface Station extends KnownHeight {
  readonly name: string;
  /** Whether its monthly temperatures are known and fit its height. */
  readonly hasTemperatures: boolean;
}

const ISD_STATIONS = readTable(
  'isd-stations.csv',
  readFileSync(new URL('./isd-stations.csv', import.meta.url), 'utf8'),
  { name: text, lat: number, lng: number, heightM: number },
);

const SAME_STATION_KM = 4;
const SAME_STATION_M = 50;
const SAME_GROUND_KM = 3;
/** Heights are similar if they differ by no more than these metres and this share of the greater one. */
const NEAR = { metres: 40, share: 0.15 };
const FAR = { metres: 80, share: 0.35 };

/** The climate stations of QCVN 02:2022/BXD and, where none of them is the same, those of NOAA. */
export function listStations(): Station[] {
  const climate: Station[] = STATION_NORMALS.flatMap(({ name, lat, lng, heightM }) =>
    heightM === null ? [] : [{ name, lat, lng, heightM, kind: 'station' as const, hasTemperatures: true }],
  );
  const others: Station[] = ISD_STATIONS.map(({ name, lat, lng, heightM }) => ({
    name,
    lat,
    lng,
    heightM: Math.round(heightM),
    kind: 'station',
    hasTemperatures: false,
  }));
  const isChosen = (station: Station, index: number) =>
    ![...climate, ...others.slice(0, index)].some((other) => isSame(station, other));
  return [...climate, ...others.filter(isChosen)];
}

/**
 * Reliability of a station's height. Null if there are towns within 3 km and none is about as high: station lists have
 * wrong digits, and coordinates in whole minutes. Otherwise an ordinary `station` if its height is about that expected
 * from towns farther off; if not, but its own temperatures confirm it, a `hill` or a gorge that represents only its own
 * surroundings.
 */
export function classifyStation(station: Station, expectedM: number, towns: readonly KnownHeight[]): KnownKind | null {
  const near = towns.filter((town) => greatCircleKm(station, town) <= SAME_GROUND_KM);
  if (near.length > 0 && !near.some(({ heightM }) => isLike(station.heightM, heightM, NEAR))) return null;
  if (isLike(station.heightM, expectedM, FAR)) return 'station';
  return station.hasTemperatures ? 'hill' : null;
}

function isLike(heightM: number, otherM: number, { metres, share }: typeof NEAR): boolean {
  return Math.abs(heightM - otherM) <= metres + share * Math.max(heightM, otherM);
}

function isSame(one: Station, other: Station): boolean {
  return greatCircleKm(one, other) <= SAME_STATION_KM && Math.abs(one.heightM - other.heightM) <= SAME_STATION_M;
}
