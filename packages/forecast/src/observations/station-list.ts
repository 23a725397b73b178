import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Station } from '@portal/domain/observation/observed-day';
import { number, oneOf, optional, readTable, text } from '@portal/domain/table/read-table';
import { parseSealedJson, replaceFile, sealJson } from '#store/durable-file.ts';
import { getObservationsFolder, ObservationFileError } from './year-file.ts';

/** Airports and synoptic stations of Vietnam whose reports are read. */
export const PUBLIC_STATIONS: readonly Station[] = readTable(
  'stations.csv',
  readFileSync(new URL('./stations.csv', import.meta.url), 'utf8'),
  {
    id: text,
    network: oneOf(['metar', 'synop']),
    name: text,
    lat: number,
    lng: number,
    heightM: optional(number),
    source: oneOf(['isd', 'published']),
  },
  { unique: ['id'] },
).map(({ source: _, ...station }) => station);

const PUBLIC_IDS: ReadonlyMap<string, Station> = new Map(PUBLIC_STATIONS.map((station) => [station.id, station]));

/** The public station with an id; null if its reports are not read. */
export function findPublicStation(id: string): Station | null {
  return PUBLIC_IDS.get(id) ?? null;
}

function getOwnPath(dataDir: string): string {
  return join(getObservationsFolder(dataDir), 'stations.json');
}

/** The operator's own stations, by id. Throws `ObservationFileError` if the list is damaged. */
export function readOwnStations(dataDir: string): Station[] {
  const path = getOwnPath(dataDir);
  let content: string;
  try {
    content = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  const sealed = parseSealedJson(content);
  if (sealed === null || !sealed.isSealed) throw new ObservationFileError(`${path}: differs from its checksum`);
  return sealed.content.stations as Station[];
}

/** Replaces the list of the operator's own stations. Throws the system's error. */
export function writeOwnStations(dataDir: string, stations: readonly Station[]): void {
  const ordered = [...stations].sort((a, b) => (a.id < b.id ? -1 : 1));
  replaceFile(getOwnPath(dataDir), sealJson({ stations: ordered }, 2), String(process.pid));
}

/**
 * All stations: public ones, then the operator's own, which may override a public one. Throws `ObservationFileError`.
 */
export function listStations(dataDir: string): Station[] {
  const all = [...PUBLIC_STATIONS, ...readOwnStations(dataDir)];
  return [...new Map(all.map((station) => [station.id, station])).values()];
}
