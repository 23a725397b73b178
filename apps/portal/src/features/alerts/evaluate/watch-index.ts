import { RULE_KINDS, type RuleKind } from '@portal/domain/alert/rule-kind.table';
import { findStationCode } from '@portal/domain/geo/station-cell';

/** A rule at one point of one of its places: the unit that each nowcast and run is compared with. */
export interface Watch {
  readonly accountId: string;
  readonly ruleId: string;
  readonly placeId: string;
  readonly lat: number;
  readonly lng: number;
  readonly kind: RuleKind;
  readonly compare: 'atLeast' | 'atMost';
  readonly threshold: number;
  /** Chance threshold, %; null: the most likely scenario decides. */
  readonly leastChance: number | null;
  readonly leadMinutes: number;
}

export type WatchKey = Pick<Watch, 'accountId' | 'ruleId' | 'placeId'>;

/** Column arrays: a million watches as objects would take ten times the memory. */
interface Columns {
  readonly ids: Uint8Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
  readonly cell: Int32Array;
  readonly kind: Uint8Array;
  readonly isAtMost: Uint8Array;
  /** As exact as shown values: rain of 0.1 mm/h reaches a limit of 0.1. */
  readonly threshold: Float64Array;
  /** 0: no chance threshold. */
  readonly leastChance: Uint8Array;
  readonly leadMinutes: Uint8Array;
}

const CELLS = 300 * 500;
/** Cell number of every point off the station grid. */
export const OFF_GRID = CELLS;
const ID_BYTES = 16;
const KEY_BYTES = 3 * ID_BYTES;
const RULE_AT = ID_BYTES;
const FIRST_CAPACITY = 1024;

function makeColumns(capacity: number): Columns {
  return {
    ids: new Uint8Array(KEY_BYTES * capacity),
    lat: new Float64Array(capacity),
    lng: new Float64Array(capacity),
    cell: new Int32Array(capacity),
    kind: new Uint8Array(capacity),
    isAtMost: new Uint8Array(capacity),
    threshold: new Float64Array(capacity),
    leastChance: new Uint8Array(capacity),
    leadMinutes: new Uint8Array(capacity),
  };
}

const toBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const toId = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export interface WatchIndex {
  readonly count: () => number;
  readonly replace: (ruleIds: readonly string[], watches: readonly Watch[]) => void;
  /** Positions by cell: those of cell `c` are `order` from `starts[c]` up to `starts[c + 1]`. */
  readonly byCell: () => { readonly order: Int32Array; readonly starts: Int32Array };
  readonly columns: () => Columns;
  readonly findPositions: (ruleIds: ReadonlySet<string>) => number[];
  readonly getKey: (position: number) => WatchKey;
}

export function createWatchIndex(): WatchIndex {
  let columns = makeColumns(FIRST_CAPACITY);
  let count = 0;
  let sorted: ReturnType<WatchIndex['byCell']> | null = null;

  function copyWithin(from: number, to: number): void {
    columns.ids.copyWithin(KEY_BYTES * to, KEY_BYTES * from, KEY_BYTES * (from + 1));
    for (const column of listNumbers(columns)) column[to] = column[from] as number;
  }

  /** In descending order. */
  function findPositions(ruleIds: Iterable<string>): number[] {
    const keys = [...ruleIds].map(toBytes);
    const wanted = new Set(keys.map((key) => key.toString('latin1')));
    // The last four bytes of an id are random and rule out most watches before the full comparison.
    const ends = new Set(keys.map((key) => key.readUInt32BE(ID_BYTES - 4)));
    const view = new DataView(columns.ids.buffer);
    const found: number[] = [];
    for (let at = count - 1; at >= 0; at -= 1) {
      const rule = KEY_BYTES * at + RULE_AT;
      if (!ends.has(view.getUint32(rule + ID_BYTES - 4))) continue;
      if (wanted.has(Buffer.from(columns.ids.buffer, rule, ID_BYTES).toString('latin1'))) found.push(at);
    }
    return found;
  }

  function remove(ruleIds: readonly string[]): void {
    for (const at of findPositions(ruleIds)) {
      count -= 1;
      if (at < count) copyWithin(count, at);
    }
  }

  function grow(wanted: number): void {
    const capacity = columns.cell.length;
    if (wanted <= capacity) return;
    const larger = makeColumns(Math.max(wanted, Math.ceil(1.5 * capacity)));
    larger.ids.set(columns.ids);
    const targets = listNumbers(larger);
    for (const [index, column] of listNumbers(columns).entries()) targets[index]?.set(column as never);
    columns = larger;
  }

  function add(watch: Watch): void {
    const at = count++;
    const ids = KEY_BYTES * at;
    columns.ids.set(toBytes(watch.accountId), ids);
    columns.ids.set(toBytes(watch.ruleId), ids + RULE_AT);
    columns.ids.set(toBytes(watch.placeId), ids + 2 * ID_BYTES);
    columns.lat[at] = watch.lat;
    columns.lng[at] = watch.lng;
    columns.cell[at] = findStationCode(watch) ?? OFF_GRID;
    columns.kind[at] = RULE_KINDS.indexOf(watch.kind);
    columns.isAtMost[at] = watch.compare === 'atMost' ? 1 : 0;
    columns.threshold[at] = watch.threshold;
    columns.leastChance[at] = watch.leastChance ?? 0;
    columns.leadMinutes[at] = watch.leadMinutes;
  }

  return {
    count: () => count,
    replace(ruleIds, watches) {
      if (ruleIds.length > 0) remove(ruleIds);
      grow(count + watches.length);
      for (const watch of watches) add(watch);
      sorted = null;
    },
    byCell() {
      sorted ??= sortByCell(columns.cell, count);
      return sorted;
    },
    columns: () => columns,
    findPositions,
    getKey: (position) => readKey(columns, position),
  };
}

function readKey({ ids }: Columns, position: number): WatchKey {
  const part = (index: number) => {
    const from = KEY_BYTES * position + ID_BYTES * index;
    return toId(ids.subarray(from, from + ID_BYTES));
  };
  return { accountId: part(0), ruleId: part(1), placeId: part(2) };
}

function listNumbers({ ids: _, ...numbers }: Columns) {
  return Object.values(numbers) as (Float64Array | Int32Array | Uint8Array)[];
}

/** A counting sort: two passes over the watches. */
function sortByCell(cells: Int32Array, count: number) {
  const starts = new Int32Array(CELLS + 2);
  for (let at = 0; at < count; at += 1)
    starts[(cells[at] as number) + 1] = (starts[(cells[at] as number) + 1] ?? 0) + 1;
  for (let cell = 0; cell <= CELLS; cell += 1) starts[cell + 1] = (starts[cell + 1] ?? 0) + (starts[cell] as number);
  const next = starts.slice();
  const order = new Int32Array(count);
  for (let at = 0; at < count; at += 1) {
    const cell = cells[at] as number;
    const place = next[cell] as number;
    order[place] = at;
    next[cell] = place + 1;
  }
  return { order, starts };
}
