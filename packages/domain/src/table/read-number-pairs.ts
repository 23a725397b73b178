import { removeUnseen } from '#language/unseen-characters.ts';
import { chooseSeparator, splitRows, type TextRow } from './choose-separator.ts';
import { type MarkWatcher, makeMarkWatcher } from './decide-mark.ts';
import {
  findPairColumns,
  type PairColumn,
  type PairColumns,
  type PairHeadFault,
  type PairUnits,
} from './find-pair-columns.ts';
import { type DecimalMark, parseAmount } from './parse-amount.ts';

/** Faults of a file with two columns of numbers. */
export type PairFault =
  | PairHeadFault
  | 'encoding'
  | 'tooLarge'
  | 'empty'
  | 'formula'
  | 'notNumber'
  | 'missingCell'
  | 'extraCell'
  | 'ambiguousMark'
  | 'mixedDecimals';

/** A fault and its line, counted from 1 as in editors; null if it concerns the whole file. */
export interface PairError<Fault extends string = PairFault> {
  readonly line: number | null;
  readonly fault: Fault;
  /** Content of the cell concerned, cut to 40 characters; absent if there is no single cell. */
  readonly cell?: string;
}

/** The two numbers of a line. */
interface NumberPair {
  readonly first: number;
  readonly second: number;
  /** Line of the file, counted from 1. */
  readonly line: number;
}

/** Every valid pair, and every faulty line. */
export interface NumberPairs {
  readonly pairs: readonly NumberPair[];
  readonly errors: readonly PairError[];
}

/** Options for parsing pairs, with the owner's answers. */
export interface PairOptions {
  /** A longer text is a fault of the whole file. */
  readonly mostLetters: number;
  readonly columns: readonly [PairColumn, PairColumn];
  /** The decimal mark, as the owner's answer for ambiguous cells such as `1.234`. */
  readonly decimalMark?: DecimalMark | null;
  /** Units from `units` of the columns, as the owner's answer for headings without one. */
  readonly units?: PairUnits;
}

/** Replacement character for invalid UTF-8. */
const REPLACEMENT = '\ufffd';
/** Text that spreadsheets execute; a sign before a number, and `="…"` around one, is only a number. */
const FORMULA = /^['"]?\s*(?:=(?!"[^"]*"$)|@)|^['"]?\s*[+-](?![\d.,])/;
const LONGEST_CELL = 40;
const HEAD_ROWS = 10;

const toError = (line: number, fault: PairFault, cell: string): PairError => ({
  line,
  fault,
  cell: removeUnseen(cell).slice(0, LONGEST_CELL),
});

interface CellReader {
  readonly read: (cell: string, line: number, column: 'first' | 'second') => number | PairError;
  readonly decide: () => { readonly errors: readonly PairError[]; readonly mark: DecimalMark | null };
}

/** Parses numbers and collects their marks; with a known `decimal` no mark is ambiguous. */
function makeCellReader(decimal: DecimalMark | null): CellReader {
  const marks: MarkWatcher<'first' | 'second'> = makeMarkWatcher();
  return {
    read(cell, line, column) {
      if (FORMULA.test(cell)) return toError(line, 'formula', cell);
      const amount = parseAmount(cell, decimal);
      if (amount.kind === 'gap') return { line, fault: 'missingCell' };
      if (amount.kind === 'fault') return toError(line, amount.code === 'formula' ? 'formula' : 'notNumber', cell);
      if (decimal === null) marks.note(amount, { row: line, column, cell });
      return amount.value;
    },
    decide() {
      const { mark, thousands, mixed, unclear } = marks.decide({ readsAgain: true });
      const errors = unclear.map(({ row, cell }) =>
        toError(row, mark === null ? 'ambiguousMark' : 'mixedDecimals', cell),
      );
      if (mixed !== null) errors.push(toError(mixed.row, 'mixedDecimals', mixed.cell));
      return { errors, mark: thousands === null ? null : mark };
    },
  };
}

function readRow({ cells, line }: TextRow, { at, width }: PairColumns, reader: CellReader): NumberPair | PairError {
  const formula = cells.find((cell) => FORMULA.test(cell));
  if (formula !== undefined) return toError(line, 'formula', formula);
  if (cells.some((cell, column) => column >= width && cell !== '')) return { line, fault: 'extraCell' };
  const [left, right] = [cells[at[0]] ?? '', cells[at[1]] ?? ''];
  if (left === '' || right === '') return { line, fault: 'missingCell' };
  const [first, second] = [reader.read(left, line, 'first'), reader.read(right, line, 'second')];
  if (typeof first !== 'number') return first;
  return typeof second === 'number' ? { first, second, line } : second;
}

function readRows(rows: readonly TextRow[], columns: PairColumns, decimal: DecimalMark | null): NumberPairs {
  const reader = makeCellReader(decimal);
  const read = rows.map((row) => readRow(row, columns, reader));
  const { errors: doubts, mark } = reader.decide();
  // A cell such as 1.050.000 resolves 1.050.
  if (decimal === null && mark !== null && doubts.length === 0) return readRows(rows, columns, mark);
  const errors = [...read.filter((one) => 'fault' in one), ...doubts];
  return { pairs: doubts.length > 0 ? [] : read.filter((one): one is NumberPair => !('fault' in one)), errors };
}

const isWord = (cell: string): boolean => cell === '' || (parseAmount(cell).kind === 'fault' && !FORMULA.test(cell));

/** Number of rows above the numbers: titles, headings and a line of units. */
function countHeadRows(rows: readonly TextRow[]): number {
  const first = rows.slice(0, HEAD_ROWS + 1).findIndex(({ cells }) => !cells.every(isWord));
  return first === -1 ? Math.min(rows.length, 1) : first;
}

function readSeparated(text: string, separator: string, options: PairOptions): NumberPairs {
  const rows = splitRows(text, separator);
  const heads = countHeadRows(rows);
  const { columns, errors: open } = findPairColumns(
    rows.slice(0, heads),
    options.columns,
    options.units ?? [null, null],
  );
  const { pairs, errors } = readRows(rows.slice(heads), columns, options.decimalMark ?? null);
  // Numbers without a unit are not checked further: the unit is asked for first.
  if (open.length > 0) return { pairs: [], errors: [...open, ...errors] };
  const [first, second] = columns.factors;
  return {
    pairs: pairs.map((pair) => ({ ...pair, first: scale(pair.first, first), second: scale(pair.second, second) })),
    errors,
  };
}

/** Removes floating point noise: 10 km/h is 2.777777777778 m/s. */
const scale = (value: number, factor: number): number =>
  factor === 1 ? value : Number((value * factor).toPrecision(13));

const whole = (fault: PairFault): NumberPairs => ({ pairs: [], errors: [{ line: null, fault }] });

/**
 * Parses a text with two columns of numbers, one pair per line. Columns are separated by semicolons, tabs, bars or
 * commas; numbers are parsed by `parseAmount`. Titles, a line of names and one of units may precede them: names
 * identify the columns, so that others (counters, notes) may be present, and units are converted. Without names the
 * columns are in the order of `columns`, with its own units, which the form states. A name without a unit, and the mark
 * of numbers such as `1.234`, are queried: such a question is a fault that `units` and `decimalMark` answer. U+FFFD in
 * `text` means invalid UTF-8: a fault of the whole file. Never throws.
 */
export function readNumberPairs(text: string, options: PairOptions): NumberPairs {
  if (text.includes(REPLACEMENT) || text.includes('\0')) return whole('encoding');
  if (text.length > options.mostLetters) return whole('tooLarge');
  if (removeUnseen(text).trim() === '') return whole('empty');
  const separator = chooseSeparator(text, (rows) => rows.filter(({ cells }) => countNumbers(cells) >= 2).length);
  return readSeparated(text, separator, options);
}

const countNumbers = (cells: readonly string[]): number =>
  cells.filter((cell) => parseAmount(cell).kind === 'value').length;

/** Faults by line; faults of the whole file follow from unreadable lines, so they are reported only without them. */
export function sortPairErrors<Fault extends string>(errors: readonly PairError<Fault>[]): readonly PairError<Fault>[] {
  const ofLines = errors.filter(({ line }) => line !== null).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return ofLines.length > 0 ? ofLines : errors;
}
