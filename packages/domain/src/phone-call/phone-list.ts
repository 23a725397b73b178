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
  readonly note: PhoneFault | 'duplicate' | 'restored';
}

/** A phone list that was read: every number once, in the order of the file. */
export interface PhoneList {
  /** Figures of E.164 without the plus: 84912345678 is `+84912345678`. */
  readonly phones: Float64Array;
  readonly rows: number;
  readonly faulty: number;
  readonly duplicates: number;
  readonly restored: number;
  readonly notes: readonly RowNote[];
}

/** Why a file is no phone list at all. */
export type PhoneListFault = 'tooManyRows' | 'noColumn';

/** Collects rows until all are known. */
export interface PhoneCollector {
  /** False where the list has too many rows: the rest need not be read. */
  readonly addRow: (cells: readonly string[], row: number) => boolean;
  readonly finish: () => PhoneList | { readonly fault: PhoneListFault };
}

/** So many rows show which column has the numbers, where no head says it. */
const LOOKED_AT = 50;
const MOST_WAITING = 1000;
const HEADS =
  /^(?:so )?(?:sdt|dt|dien thoai|di dong|so may|so phone|phone(?: ?(?:number|no\.?))?|mobile(?: ?(?:number|phone))?|tel(?:ephone)?|number)(?: .*)?$/;
const LONGEST_TEXT = 60;

/** Letters without their marks, to compare heads by. */
const toPlain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();

const isHead = (text: string): boolean => HEADS.test(toPlain(text));

interface Row {
  readonly cells: readonly string[];
  readonly row: number;
}

/** The column that most rows have a number in; -1 where none has. */
function findColumn(rows: readonly Row[]): number {
  const counts: number[] = [];
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) if (readPhoneCell(cell).ok) counts[at] = (counts[at] ?? 0) + 1;
  let best = -1;
  for (const [at, count] of counts.entries()) if ((count ?? 0) > (counts[best] ?? 0)) best = at;
  return best;
}

/** Reads a phone list row by row: which column has the numbers is said by its head, else by what the first rows hold. */
export function makePhoneCollector(mostRows: number = MOST_PHONE_ROWS): PhoneCollector {
  let waiting: Row[] | null = [];
  let column = -1;
  let rows = 0;
  const counts = { faulty: 0, duplicates: 0, restored: 0 };
  const known = new Set<number>();
  const notes: RowNote[] = [];

  function note(row: number, text: string | undefined, kind: RowNote['note']): void {
    notes.push({
      row,
      column: text === undefined ? 0 : column + 1,
      text: (text ?? '').slice(0, LONGEST_TEXT),
      note: kind,
    });
  }

  function read({ cells, row }: Row): void {
    const text = cells[column];
    if (cells.every((cell) => cell.trim() === '')) return;
    rows += 1;
    const cell = readPhoneCell(text ?? '');
    if (!cell.ok) {
      counts.faulty += 1;
      note(row, text, cell.fault);
      return;
    }
    const figures = Number(cell.phone.slice(1));
    if (known.has(figures)) {
      counts.duplicates += 1;
      note(row, text, 'duplicate');
      return;
    }
    known.add(figures);
    if (!cell.isRestored) return;
    counts.restored += 1;
    note(row, text, 'restored');
  }

  function decide(): void {
    if (waiting === null) return;
    const held = waiting;
    const head = held.find(({ cells }) => cells.some(isHead));
    column = head === undefined ? findColumn(held) : head.cells.findIndex(isHead);
    if (column < 0) return;
    waiting = null;
    for (const one of held) if (head === undefined || one.row > head.row) read(one);
  }

  return {
    addRow(cells, row) {
      if (waiting === null) read({ cells, row });
      else {
        waiting.push({ cells, row });
        if (waiting.length % LOOKED_AT === 0) decide();
        // A file without a number in its first thousand rows is another one.
        if (waiting !== null && waiting.length >= MOST_WAITING) return false;
      }
      return rows <= mostRows;
    },
    finish() {
      decide();
      if (waiting !== null) return { fault: 'noColumn' };
      if (rows > mostRows) return { fault: 'tooManyRows' };
      return { phones: Float64Array.from(known), rows, ...counts, notes };
    },
  };
}
