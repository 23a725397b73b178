import { makeFault, type SeriesColumn, type SeriesFault } from './series-fault.ts';
import { SERIES_HEADS } from './series-heads.table.ts';

/** Unit of a flow: m³/s, or mm a step over the catchment. */
export type FlowUnit = 'm3s' | 'mm';

/** Where each column of a file is, and what its head says besides. */
export interface SeriesColumns {
  readonly time: number;
  /** A column with the hour beside one with the date; null where there is none. */
  readonly hour: number | null;
  readonly at: Readonly<Record<SeriesColumn, number | null>>;
  readonly flowUnit: FlowUnit;
  /** Whether the head names the unit of the flow; without it m³/s is taken. */
  readonly namesFlowUnit: boolean;
  /** Heads that say nothing to us; their columns are not read. */
  readonly ignored: readonly string[];
}

/** The columns of a file, or what is wrong with its head. */
export type FoundColumns =
  | { readonly ok: true; readonly columns: SeriesColumns }
  | { readonly ok: false; readonly faults: readonly SeriesFault[] };

/** Words of units that may end a head. */
const UNIT_WORDS = new Set(
  'm3 m3s s sec cms cumec cumecs mm d day daily h hr hour hourly ngay gio 1h 24h c oc deg degc celsius'.split(' '),
);
const KEYS = Object.keys(SERIES_HEADS) as (keyof typeof SERIES_HEADS)[];
/** The wind, which no model needs: without its mark it would be the hour. */
const WIND = /^\s*gió(?!\p{L})/iu;

/** What a head means: `Lưu lượng đến (m³/s)` is the flow in m³/s. The key is null for a head that says nothing to us. */
function readHead(head: string): { readonly key: (typeof KEYS)[number] | null; readonly unit: FlowUnit | null } {
  if (WIND.test(head.normalize('NFC'))) return { key: null, unit: null };
  const words = head
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const unit = words.some((word) => /^(m3s?|cms|cumecs?)$/.test(word)) ? 'm3s' : words.includes('mm') ? 'mm' : null;
  for (let end = words.length; end > 0; end--) {
    const name = words.slice(0, end).join(' ');
    const key = KEYS.find((candidate) => SERIES_HEADS[candidate].includes(name));
    if (key !== undefined) return { key, unit };
    if (!UNIT_WORDS.has(words[end - 1] as string)) break;
  }
  return { key: null, unit };
}

/**
 * Finds the columns of a file by their heads, in any order, in Vietnamese or English, with or without a unit. Asked for are
 * time, flow, rain, and potential evapotranspiration or temperature.
 *
 * @param row line of the head, for faults
 */
export function findColumns(heads: readonly string[], row: number): FoundColumns {
  const places = new Map<string, number>();
  const faults: SeriesFault[] = [];
  const ignored: string[] = [];
  let unit: FlowUnit | null = null;
  for (const [at, cell] of heads.entries()) {
    const head = readHead(cell);
    const { key } = head;
    if (key === null) {
      if (cell.trim() !== '') ignored.push(cell.trim());
      continue;
    }
    const column = key === 'hour' ? 'time' : key;
    if (places.has(key)) faults.push(makeFault('columnTwice', { row, column, cell }));
    places.set(key, at);
    if (key === 'flow') unit = head.unit;
  }
  const find = (key: string): number | null => places.get(key) ?? null;
  const time = find('time');
  if (time === null) faults.push(makeFault('missingColumn', { row, column: 'time' }));
  for (const column of ['flow', 'rain'] as const)
    if (find(column) === null) faults.push(makeFault('missingColumn', { row, column }));
  if (find('pe') === null && find('temperature') === null)
    faults.push(makeFault('missingColumn', { row, column: 'pe' }));
  if (time === null || faults.length > 0) return { ok: false, faults };
  const at = { flow: find('flow'), rain: find('rain'), pe: find('pe'), temperature: find('temperature') };
  const columns = { time, hour: find('hour'), at, flowUnit: unit ?? 'm3s', namesFlowUnit: unit !== null, ignored };
  return { ok: true, columns };
}
