import { toHeadWords } from '#table/read-head.ts';
import { readTextFormula, toColumnIndex, toColumnLetters } from '#table/read-text-formula.ts';
import { type PhoneFault, readPhoneCell } from './read-phone-cell.ts';

/** Rows of a list at most, the head not counted. */
export const MOST_PHONE_ROWS = 100_000;

/** Something about a row that its owner must know: a fault, a number that came before, or one whose leading zero was restored. */
export interface RowNote {
  /** From 1, as a spreadsheet counts. */
  readonly row: number;
  /** From 1; 0 where the row has too few columns. */
  readonly column: number;
  /** The cell as it was, cut to 60 characters. */
  readonly text: string;
  readonly note: PhoneFault | 'duplicate' | 'restored' | 'hidden';
}

/** A phone list that was read: every number once, in the order of the file. */
export interface PhoneList {
  /** Figures of E.164 without the plus: 84912345678 is `+84912345678`. */
  readonly phones: Float64Array;
  readonly rows: number;
  readonly faulty: number;
  readonly duplicates: number;
  readonly restored: number;
  /** Rows that their spreadsheet hides, by a filter or by hand: they are left out. */
  readonly hidden: number;
  readonly notes: readonly RowNote[];
}

/** Why a file is no phone list at all. */
export type PhoneListFault = 'tooManyRows' | 'noColumn' | 'severalColumns';

/** A list that is none. */
export interface PhoneListRefusal {
  readonly fault: PhoneListFault;
  /** Columns that all hold numbers, as `B “Phone 1”`: one of them has to be chosen. */
  readonly columns?: readonly string[];
}

/** A row of a list, and whether its spreadsheet hides it. */
interface RowFacts {
  readonly row: number;
  readonly isHidden: boolean;
}

/** How a list is read. */
export interface PhoneListOptions {
  readonly mostRows?: number;
  /** Letters of the column with the numbers, as the owner of the list names it; null: it is looked for. */
  readonly column?: string | null;
  /** Whether hidden rows count: those of people who are not to be called do. */
  readonly readsHidden?: boolean;
}

/** Collects rows until all are known. */
export interface PhoneCollector {
  /** False where the list has too many rows: the rest need not be read. */
  readonly addRow: (cells: readonly string[], row: number, isHidden?: boolean) => boolean;
  readonly finish: () => PhoneList | PhoneListRefusal;
}

/** So many rows show which column has the numbers, where no head says it. */
const SAMPLE_ROWS = 50;
const MOST_WAITING = 1000;
/** A column with this part of the numbers that the best one has may be meant as well. */
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

/** How well rows read as a phone list: numbers in the column that has most of them. */
export function ratePhoneRows(rows: readonly Pick<Row, 'cells'>[]): number {
  return Math.max(0, ...Object.values(countPhones(rows)));
}

/**
 * The column with the numbers, of those whose head says so or else of all: the one that has most, or every one that may be meant; empty where
 * none has any.
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

/** The head of a list: of the rows that name a column of numbers the one whose columns have most of them, since titles may name one too. */
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

/** Texts that formulas join are read as what they say, so that `="0912345678"` is a number. */
function readFormulas(cells: readonly string[], row: number): readonly string[] {
  return cells.some((cell) => cell.startsWith('='))
    ? cells.map((cell) => readTextFormula(cell, cells, row) ?? cell)
    : cells;
}

/** Takes the rows of a list whose column is known. */
function makeRowReader(column: number) {
  const counts = { rows: 0, faulty: 0, duplicates: 0, restored: 0, hidden: 0 };
  const known = new Set<number>();
  const notes: RowNote[] = [];
  /** What there is to say about a row of the list; null where it is right. */
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
 * Reads a phone list row by row: which column has the numbers is said by its head, else by what the first rows hold; where two have
 * them that is a question. Rows that a spreadsheet hides are left out.
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
        // A file without a number in its first thousand rows is another one.
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
