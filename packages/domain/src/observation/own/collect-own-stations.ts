import { isCovered } from '#geo/lat-lng.ts';
import type { Station } from '#observation/observed-day.ts';
import { parseAmount, readBothWays } from '#table/parse-amount.ts';
import { toHeadWords } from '#table/read-head.ts';
import { makeOwnFaults, type OwnFault } from './own-fault.ts';
import { STATION_HEADS } from './own-heads.table.ts';

/** A station list, or all its faults: none of it is used then. */
export type StationReading =
  | { readonly ok: true; readonly stations: readonly Station[] }
  | { readonly ok: false; readonly faults: readonly OwnFault[]; readonly count: number };

type StationColumn = keyof typeof STATION_HEADS;

const COLUMNS = Object.keys(STATION_HEADS) as StationColumn[];
const IDS: Readonly<Record<Station['network'], RegExp>> = {
  own: /^[A-Za-z0-9_-]{1,20}$/,
  metar: /^[A-Z]{4}$/,
  synop: /^\d{5}$/,
};
const LONGEST_NAME = 80;

/** Columns of a station list; null for a row that is not its header. */
export function findStationColumns(cells: readonly string[]): ReadonlyMap<StationColumn, number> | null {
  const columns = new Map<StationColumn, number>();
  for (const [at, cell] of cells.entries()) {
    const words = toHeadWords(cell);
    const column = COLUMNS.find((name) => (STATION_HEADS[name] as readonly string[]).includes(words));
    if (column !== undefined && !columns.has(column)) columns.set(column, at);
  }
  return columns.has('id') && columns.has('lat') && columns.has('lng') ? columns : null;
}

/**
 * Reads the rows below the header of a station list. `network` defaults to `own`; `metar` and `synop` add a public
 * station that the portal does not know yet.
 *
 * @param known stations with existing ids
 */
export function collectStations(
  columns: ReadonlyMap<StationColumn, number>,
  rows: readonly { readonly cells: readonly string[]; readonly row: number }[],
  known: readonly Station[],
): StationReading {
  const faults = makeOwnFaults();
  const stations = new Map<string, Station>();
  const networks = new Map(known.map(({ id, network }) => [id, network]));
  for (const { cells, row } of rows) {
    const find = (column: StationColumn): string => cells[columns.get(column) ?? -1]?.trim() ?? '';
    const [id, name] = [find('id'), find('name').normalize('NFC')];
    const network = find('network') === '' ? 'own' : find('network').toLowerCase();
    if (network !== 'own' && network !== 'metar' && network !== 'synop') {
      faults.add('wrongNetwork', row, 'network', network);
      continue;
    }
    if (!IDS[network].test(id)) faults.add('wrongId', row, 'id', id);
    else if (stations.has(id)) faults.add('idTwice', row, 'id', id);
    else if ((networks.get(id) ?? network) !== network) faults.add('takenId', row, 'id', id);
    if (name.length > LONGEST_NAME || /\p{Cc}/u.test(name)) faults.add('wrongName', row, 'name', name);
    const [lat, lng] = [toNumber(find('lat')), toNumber(find('lng'))];
    if (lat === null || lng === null || !isCovered({ lat, lng }))
      faults.add('wrongPlace', row, 'lat', `${find('lat')} ${find('lng')}`);
    const height = find('heightM');
    const heightM = height === '' || readBothWays(height) !== null ? null : toNumber(height);
    if (height !== '' && (heightM === null || heightM < -50 || heightM > 4000))
      faults.add('wrongHeight', row, 'heightM', height);
    stations.set(id, { id, name: name === '' ? id : name, lat: lat ?? 0, lng: lng ?? 0, heightM, network });
  }
  if (rows.length === 0) faults.add('noRows');
  if (faults.count() > 0) return { ok: false, faults: faults.listed, count: faults.count() };
  return { ok: true, stations: [...stations.values()] };
}

function toNumber(cell: string): number | null {
  const amount = parseAmount(cell);
  return amount.kind === 'value' ? amount.value : null;
}
