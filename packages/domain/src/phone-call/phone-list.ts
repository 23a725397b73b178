import { toHeadWords } from '#table/read-head.ts';
import { readTextFormula, toColumnIndex, toColumnLetters } from '#table/read-text-formula.ts';
import { type PhoneFault, readPhoneCell } from './read-phone-cell.ts';

/** Most rows of a list, excluding the header. */
export const MOST_PHONE_ROWS = 100_000;

/** A note on a row for its owner: a fault, a repeated number, or one with a restored leading zero. */
export interface RowNote {
  /** From 1, as in a spreadsheet. */
  readonly row: number;
  /** From 1; 0 if the row has too few columns. */
  readonly column: number;
  /** Original cell, cut to 60 characters. */
  readonly text: string;
  readonly note: PhoneFault | 'duplicate' | 'restored' | 'hidden';
}

/** A parsed phone list: every number once, in file order. */
export interface PhoneList {
  /** Digits of E.164 without the plus: 84912345678 is `+84912345678`. */
  readonly phones: Float64Array;
  readonly rows: number;
  readonly faulty: number;
  readonly duplicates: number;
  readonly restored: number;
  /** Rows hidden in the spreadsheet, by a filter or by hand: they are left out. */
  readonly hidden: number;
  readonly notes: readonly RowNote[];
}

/** Why a file is not a phone list. */
export type PhoneListFault = 'tooManyRows' | 'noColumn' | 'severalColumns';

/** A list that is none. */
export interface PhoneListRefusal {
  readonly fault: PhoneListFault;
  /** Columns that all contain numbers, as `B “Phone 1”`: the owner must choose one. */
  readonly columns?: readonly string[];
}

/** A row of a list, and whether the spreadsheet hides it. */
interface RowFacts {
  readonly row: number;
  readonly isHidden: boolean;
}

/** How a list is read. */
export interface PhoneListOptions {
  readonly mostRows?: number;
  /** Letters of the number column as named by the owner; null: detected. */
  readonly column?: string | null;
  /** Whether hidden rows count: in a do-not-call list they do. */
  readonly readsHidden?: boolean;
}

/** Collects rows until the end. */
export interface PhoneCollector {
  /** False if the list has too many rows: the rest need not be read. */
  readonly addRow: (cells: readonly string[], row: number, isHidden?: boolean) => boolean;
  readonly finish: () => PhoneList | PhoneListRefusal;
}

/** Rows that determine the number column if no header does. */
const SAMPLE_ROWS = 50;
const MOST_WAITING = 1000;
/** A column with at least this share of the best one's numbers is a candidate too. */
const RIVAL_PART = 0.5;
const HEADS =
  /^(?:so )?(?:sdt|dt|dien thoai|di dong|so may|so phone|phone(?: ?(?:number|no))?|mobile(?: ?(?:number|phone))?|tel(?:ephone)?|number)(?: .*)?$/;
const LONGEST_TEXT = 60;

const isHead = (text: string): boolean => HEADS.test(toHeadWords(text));

interface Row extends RowFacts {
  readonly cells: readonly string[];
}

/** How many numbers each column has. */
function countPhones(rows: readonly Pick<Row, 'cells'>[]): number[] {
  const counts: number[] = [];
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) if (readPhoneCell(cell).ok) counts[at] = (counts[at] ?? 0) + 1;
  return counts;
}

/** Rates rows as a phone list: numbers in the column with the most. */
export function ratePhoneRows(rows: readonly Pick<Row, 'cells'>[]): number {
  return Math.max(0, ...Object.values(countPhones(rows)));
}

/**
 * The number columns, among those with a matching heading or else all: the one with the most numbers, or all
 * candidates; empty if none has any.
 */
function findColumns(rows: readonly Row[], heads: ReadonlySet<number>): readonly number[] {
  const counts = countPhones(rows);
  const named = [...heads].map((at) => [at, counts[at] ?? 0] as const);
  const all = Object.entries(counts).map(([at, count]) => [Number(at), count] as const);
  const tried = named.length > 0 ? named : all;
  const most = Math.max(0, ...tried.map(([, count]) => count));
  if (most === 0) return named.slice(0, 1).map(([at]) => at);
  const rivals = tried.filter(([, count]) => count >= RIVAL_PART * most && count > 0);
  return rivals.sort(([a], [b]) => a - b).map(([at]) => at);
}

/**
 * The header of a list: of the rows with a matching heading the one whose columns have the most numbers, because titles
 * may match too.
 */
function findHead(rows: readonly Row[]): { readonly row: number; readonly columns: ReadonlySet<number> } | null {
  const counts = countPhones(rows);
  let best: { row: number; columns: ReadonlySet<number>; count: number } | null = null;
  for (const { cells, row } of rows) {
    const columns = new Set([...cells.keys()].filter((at) => isHead(cells[at] as string)));
    const count = Math.max(0, ...[...columns].map((at) => counts[at] ?? 0));
    if (columns.size > 0 && (best === null || count > best.count)) best = { row, columns, count };
  }
  return best;
}

/** Evaluates concatenation formulas, so that `="0912345678"` is a number. */
function readFormulas(cells: readonly string[], row: number): readonly string[] {
  return cells.some((cell) => cell.startsWith('='))
    ? cells.map((cell) => readTextFormula(cell, cells, row) ?? cell)
    : cells;
}

/** Reads the rows of a list with a known column. */
function makeRowReader(column: number) {
  const counts = { rows: 0, faulty: 0, duplicates: 0, restored: 0, hidden: 0 };
  const known = new Set<number>();
  const notes: RowNote[] = [];
  /** The note on a row of the list; null for a valid one. */
  function acceptRow({ cells, isHidden }: Row): RowNote['note'] | null {
    if (isHidden) {
      counts.hidden += 1;
      return 'hidden';
    }
    counts.rows += 1;
    const cell = readPhoneCell(cells[column] ?? '');
    if (!cell.ok) {
      counts.faulty += 1;
      return cell.fault;
    }
    const figures = Number(cell.phone.slice(1));
    if (known.has(figures)) {
      counts.duplicates += 1;
      return 'duplicate';
    }
    known.add(figures);
    counts.restored += cell.isRestored ? 1 : 0;
    return cell.isRestored ? 'restored' : null;
  }
  function read(row: Row): void {
    if (row.cells.every((cell) => cell.trim() === '')) return;
    const kind = acceptRow(row);
    const text = row.cells[column];
    const place = text === undefined ? 0 : column + 1;
    if (kind !== null)
      notes.push({ row: row.row, column: place, text: (text ?? '').slice(0, LONGEST_TEXT), note: kind });
  }
  return { read, counts, finish: (): PhoneList => ({ phones: Float64Array.from(known), ...counts, notes }) };
}

/**
 * Reads a phone list row by row: the number column is found by its heading, else by the first rows; several candidates
 * are a question to the owner. Leaves out hidden rows.
 */
export function makePhoneCollector(options: PhoneListOptions = {}): PhoneCollector {
  const { mostRows = MOST_PHONE_ROWS, column = null, readsHidden = false } = options;
  let waiting: Row[] = [];
  let reader: ReturnType<typeof makeRowReader> | null = null;
  let rivals: readonly string[] = [];

  function decide(): void {
    if (reader !== null) return;
    const seen = waiting.filter(({ isHidden }) => !isHidden);
    const head = findHead(seen);
    const found = column === null ? findColumns(seen, head?.columns ?? new Set()) : [toColumnIndex(column)];
    const [only] = found;
    if (only === undefined) return;
    const headCells = waiting.find(({ row }) => row === head?.row)?.cells;
    rivals = found.length === 1 ? [] : found.map((at) => `${toColumnLetters(at)} “${headCells?.[at] ?? ''}”`);
    reader = makeRowReader(only);
    for (const one of waiting) if (head === null || one.row > head.row) reader.read(one);
    waiting = [];
  }

  return {
    addRow(cells, row, isHidden = false) {
      const one = { cells: readFormulas(cells, row), row, isHidden: isHidden && !readsHidden };
      if (reader !== null) reader.read(one);
      else {
        waiting.push(one);
        if (waiting.length % SAMPLE_ROWS === 0) decide();
        // A file without a number in its first thousand rows is not a phone list.
        if (reader === null && waiting.length >= MOST_WAITING) return false;
      }
      return (reader?.counts.rows ?? 0) <= mostRows;
    },
    finish() {
      decide();
      if (reader === null) return { fault: 'noColumn' };
      if (rivals.length > 0) return { fault: 'severalColumns', columns: rivals };
      return reader.counts.rows > mostRows ? { fault: 'tooManyRows' } : reader.finish();
    },
  };
}
