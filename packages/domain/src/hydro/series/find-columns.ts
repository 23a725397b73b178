import { readNamedHead } from '#table/read-head.ts';
import { FLOW_UNITS, type UnitTable } from '#table/units.table.ts';
import { makeFault, type SeriesColumn, type SeriesFault } from './series-fault.ts';
import { SERIES_HEADS } from './series-heads.table.ts';

/** Unit of a flow: m³/s, or mm per step over the catchment. */
export type FlowUnit = 'm3s' | 'mm';

/** Columns of a file, and further information in its header. */
export interface SeriesColumns {
  readonly time: number;
  /** A separate hour column; null if there is none. */
  readonly hour: number | null;
  readonly at: Readonly<Record<SeriesColumn, number | null>>;
  readonly flowUnit: FlowUnit;
  /** Factor that converts the numbers of the flow to that unit. */
  readonly flowFactor: number;
  /** Unknown headings; their columns are ignored. */
  readonly ignored: readonly string[];
}

/** The columns of a file, or the faults of its header. */
export type FoundColumns =
  | { readonly ok: true; readonly columns: SeriesColumns }
  | { readonly ok: false; readonly faults: readonly SeriesFault[] };

type Key = keyof typeof SERIES_HEADS;

const MM: UnitTable = { mm: { factor: 1 } };
const CELSIUS: UnitTable = {
  c: { factor: 1 },
  oc: { factor: 1 },
  degc: { factor: 1 },
  'deg c': { factor: 1 },
  celsius: { factor: 1 },
};
/** Units in the heading of a column. */
const UNITS: Readonly<Record<SeriesColumn, UnitTable>> = {
  flow: { ...FLOW_UNITS, ...MM },
  rain: MM,
  pe: MM,
  temperature: CELSIUS,
};
/** Words for the time step, next to or instead of a unit. */
const STEP_WORDS = new Set('d day daily h hr hour hourly ngay gio 1h 24h'.split(' '));
/** Words of units, supported and foreign ones: a heading with another word after its name is another column. */
const UNIT_WORDS = new Set([
  ...STEP_WORDS,
  ...'m3 m3s m3day s sec giay cms cumec cumecs mm c oc deg degc celsius l ls lit ml mld trieu cfs ft3'.split(' '),
  ...'m cm in inch inches ft f degf fahrenheit k gal gallon gallons m2 1'.split(' '),
]);
/** Wind, which no model needs: without its tone mark it would be the hour. */
const WIND = /^\s*gió(?!\p{L})/iu;

interface ReadHead {
  readonly key: Key;
  /** The unit without words of the time step; empty if the heading names none. */
  readonly unit: string;
}

/** Parses a heading: `Lưu lượng đến (m³/s)` is the flow in m³/s. Null for an unknown heading. */
function readHead(head: string): ReadHead | null {
  if (WIND.test(head.normalize('NFC'))) return null;
  const named = readNamedHead(head, SERIES_HEADS);
  if (named === null) return null;
  const words = named.rest === '' ? [] : named.rest.split(' ');
  if (words.some((word) => !UNIT_WORDS.has(word))) return null;
  const units: UnitTable = named.key === 'time' || named.key === 'hour' ? {} : UNITS[named.key];
  // A unit may itself be a rate per day, so the words of the step are removed only if it is not.
  for (const from of [0, words.findIndex((word) => !STEP_WORDS.has(word))])
    for (let end = words.length; from >= 0 && end > from; end--) {
      const unit = words.slice(from, end).join(' ');
      if (units[unit] !== undefined && words.slice(end).every((word) => STEP_WORDS.has(word)))
        return { key: named.key, unit };
    }
  return { key: named.key, unit: words.every((word) => STEP_WORDS.has(word)) ? '' : words.join(' ') };
}

/** The unit of a column, or its fault: a flow without one is queried, a foreign one refused. */
function checkUnit(
  { key, unit }: ReadHead,
  flowUnit: string | null,
): { readonly unit: string } | 'unitMissing' | 'unknownUnit' {
  if (key === 'time' || key === 'hour') return { unit };
  if (key === 'flow' && UNITS.flow[unit] === undefined && flowUnit !== null) return { unit: flowUnit };
  if (unit === '') return key === 'flow' ? 'unitMissing' : { unit };
  return UNITS[key][unit] === undefined ? 'unknownUnit' : { unit };
}

/**
 * Finds the columns of a file by their headings, in any order, in Vietnamese or English. Required are time, flow, rain,
 * and potential evapotranspiration or temperature. Rain and evapotranspiration without a unit are in mm, temperature in
 * °C; a flow without one is a fault.
 *
 * @param row line of the header, for faults
 * @param flowUnit the unit named by the owner for a flow whose heading has none
 */
export function findColumns(heads: readonly string[], row: number, flowUnit: string | null = null): FoundColumns {
  const places = new Map<string, number>();
  const faults: SeriesFault[] = [];
  const ignored: string[] = [];
  let unit = '';
  for (const [at, cell] of heads.entries()) {
    const head = readHead(cell);
    if (head === null) {
      if (cell.trim() !== '') ignored.push(cell.trim());
      continue;
    }
    const column = head.key === 'hour' ? 'time' : head.key;
    if (places.has(head.key)) faults.push(makeFault('columnTwice', { row, column, cell }));
    places.set(head.key, at);
    const checked = checkUnit(head, flowUnit);
    if (typeof checked === 'string') faults.push(makeFault(checked, { row, column, cell }));
    else if (head.key === 'flow') unit = checked.unit;
  }
  const find = (key: Key): number | null => places.get(key) ?? null;
  const time = find('time');
  if (time === null) faults.push(makeFault('missingColumn', { row, column: 'time' }));
  for (const column of ['flow', 'rain'] as const)
    if (find(column) === null) faults.push(makeFault('missingColumn', { row, column }));
  if (find('pe') === null && find('temperature') === null)
    faults.push(makeFault('missingColumn', { row, column: 'pe' }));
  if (time === null || faults.length > 0) return { ok: false, faults };
  const at = { flow: find('flow'), rain: find('rain'), pe: find('pe'), temperature: find('temperature') };
  const columns: SeriesColumns = {
    time,
    hour: find('hour'),
    at,
    flowUnit: unit === 'mm' ? 'mm' : 'm3s',
    flowFactor: UNITS.flow[unit]?.factor ?? 1,
    ignored,
  };
  return { ok: true, columns };
}
