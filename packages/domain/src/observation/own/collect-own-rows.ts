import type { Element } from '#observation/element.table.ts';
import {
  appendRow,
  ELEMENT_PLACES,
  MISSING,
  makeObservationTable,
  type ObservationTable,
  ROW_KINDS,
  ROW_LENGTH,
  toStored,
} from '#observation/observation-table.ts';
import { makeMarkWatcher } from '#table/decide-mark.ts';
import { parseAmount } from '#table/parse-amount.ts';
import { parseRowTime } from '#table/parse-row-time.ts';
import { type EpochSeconds, VIETNAM_OFFSET_SECONDS } from '#time/vietnam-time.ts';
import { type FoundHeads, findOwnColumns } from './find-own-columns.ts';
import { makeOwnFaults, type OwnFault, type OwnFaults } from './own-fault.ts';
import type { OwnColumn } from './own-heads.table.ts';

/** An own station's table as rows, or all its faults: none of it is used then. */
export type OwnReading =
  | {
      readonly ok: true;
      readonly table: ObservationTable;
      readonly rows: number;
      /** Rows identical to an earlier one. */
      readonly repeatedRows: number;
      /** Most common interval between rows, minutes. */
      readonly stepMinutes: number | null;
      /** Number of missing steps between the first and the last row. */
      readonly gaps: number;
      readonly ignoredColumns: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly OwnFault[]; readonly count: number };

/** Receives the rows of a table one by one, the header first. */
export interface OwnCollector {
  /** False if more rows would change nothing. */
  addRow(cells: readonly string[], row: number): boolean;
  finish(): OwnReading;
}

const MOST_ROWS = 2_000_000;
/** Titles may precede the header. */
const HEAD_ROWS = 10;
/** Tolerance for a station clock that is ahead. */
const AHEAD_SECONDS = 300;
/** A time with an offset. */
const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})\s*$/i;
const LONGEST_STEP_MINUTES = 24 * 60;

type ValueColumn = Exclude<OwnColumn, 'time' | 'hour'>;

interface Line {
  readonly row: number;
  readonly minute: number;
}

/**
 * Collects an own station's table: `time` and at least one element. Times without an offset are in Vietnam time; rain
 * fell in the step before its time. Impossible values are flagged later rather than refused; non-numeric cells are
 * refused.
 */
export function makeOwnCollector(now: EpochSeconds): OwnCollector {
  const faults = makeOwnFaults();
  const marks = makeMarkWatcher<ValueColumn>();
  const table = makeObservationTable();
  const lines: Line[] = [];
  const values = new Int32Array(ROW_LENGTH);
  let heads: FoundHeads | null = null;
  let tries = 0;

  function addHead(cells: readonly string[]): boolean {
    const found = findOwnColumns(cells);
    if (found.columns.has('time') && found.columns.size + found.unknownUnits.length > 1) {
      heads = found;
      for (const head of found.twice) faults.add('columnTwice', null, head);
      for (const head of found.unknownUnits) faults.add('unknownUnit', null, head);
      return faults.count() === 0;
    }
    return ++tries < HEAD_ROWS;
  }

  function addRow(cells: readonly string[], row: number): boolean {
    if (cells.every((cell) => cell.trim() === '')) return true;
    if (heads === null) return addHead(cells);
    if (table.length >= MOST_ROWS) {
      faults.add('tooManyRows');
      return false;
    }
    const { columns, isUtc } = heads;
    const timeCell = cells[columns.get('time')?.at ?? 0] ?? '';
    const hour = columns.get('hour');
    const clock = hour === undefined ? null : (cells[hour.at] ?? '');
    const time = parseRowTime(timeCell, clock);
    const at = time.ok ? time.at + (isUtc && !OFFSET.test(clock ?? timeCell) ? VIETNAM_OFFSET_SECONDS : 0) : 0;
    if (!time.ok) faults.add(time.code, row, 'time', timeCell);
    else if (at > now + AHEAD_SECONDS) faults.add('future', row, 'time', timeCell);
    values.fill(MISSING);
    for (const [column, { at: place, factor, offset }] of columns) {
      if (column === 'time' || column === 'hour') continue;
      const value = readCell(column, cells[place] ?? '', row);
      if (value !== null) values[ELEMENT_PLACES[column as Element]] = toStored(value * factor + offset);
    }
    if (time.ok) {
      lines.push({ row, minute: Math.floor(at / 60) });
      appendRow(table, Math.floor(at / 60), ROW_KINDS.own, values);
    }
    return true;
  }

  function readCell(column: ValueColumn, cell: string, row: number): number | null {
    const amount = parseAmount(cell);
    if (amount.kind === 'gap') return null;
    if (amount.kind === 'fault') {
      faults.add(amount.code, row, column, cell);
      return null;
    }
    marks.note(amount, { row, column, cell });
    return amount.value;
  }

  return {
    addRow,
    finish() {
      if (heads === null) faults.add('missingColumn', null, 'time');
      else if (table.length === 0 && faults.count() === 0) faults.add('noRows');
      const { mixed, unclear } = marks.decide();
      if (mixed !== null) faults.add('mixedMarks', mixed.row, mixed.column, mixed.cell);
      for (const { row, column, cell } of unclear) faults.add('ambiguousMark', row, column, cell);
      const hasRain = heads?.columns.has('rainMm') ?? false;
      return finishTable({ table, lines, faults, hasRain, ignored: heads?.ignored ?? [] });
    },
  };
}

interface Collected {
  readonly table: ObservationTable;
  readonly lines: readonly Line[];
  readonly faults: OwnFaults;
  readonly hasRain: boolean;
  readonly ignored: readonly string[];
}

function finishTable({ table, lines, faults, hasRain, ignored }: Collected): OwnReading {
  const repeatedRows = countRepeated(table, lines, faults);
  const minutes = [...new Set(lines.map(({ minute }) => minute))].sort((a, b) => a - b);
  const stepMinutes = findStep(minutes);
  if (hasRain && faults.count() === 0 && (stepMinutes === null || stepMinutes > LONGEST_STEP_MINUTES))
    faults.add('unknownStep', null, 'rainMm');
  if (faults.count() > 0) return { ok: false, faults: faults.listed, count: faults.count() };
  if (stepMinutes !== null) writeRainHours(table, stepMinutes);
  const [first = 0, last = 0] = [minutes[0], minutes.at(-1)];
  const expected = stepMinutes === null ? minutes.length : Math.floor((last - first) / stepMinutes) + 1;
  const gaps = Math.max(0, expected - minutes.length);
  return { ok: true, table, rows: lines.length, repeatedRows, stepMinutes, gaps, ignoredColumns: ignored };
}

/** Counts identical rows of one minute; different ones are faults. */
function countRepeated({ values }: ObservationTable, lines: readonly Line[], faults: OwnFaults): number {
  const seen = new Map<number, number>();
  let repeated = 0;
  for (const [at, { row, minute }] of lines.entries()) {
    const before = seen.get(minute);
    seen.set(minute, before ?? at);
    if (before === undefined) continue;
    repeated++;
    for (let place = 0; place < ROW_LENGTH; place++) {
      if (values[before * ROW_LENGTH + place] === values[at * ROW_LENGTH + place]) continue;
      faults.add('conflict', row, null, `line ${lines[before]?.row}`);
      break;
    }
  }
  return repeated;
}

/** The most common interval between rows; null with fewer than two rows. */
function findStep(minutes: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (let at = 1; at < minutes.length; at++) {
    const step = (minutes[at] as number) - (minutes[at - 1] as number);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  let best: number | null = null;
  for (const [step, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = step;
  return best;
}

function writeRainHours({ values, length }: ObservationTable, stepMinutes: number): void {
  for (let row = 0; row < length; row++) {
    const at = row * ROW_LENGTH;
    if (values[at + ELEMENT_PLACES.rainMm] !== MISSING)
      values[at + ELEMENT_PLACES.rainHours] = toStored(stepMinutes / 60);
  }
}
