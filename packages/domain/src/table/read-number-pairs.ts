/** What may be wrong with a file of two columns of numbers. */
export type PairFault =
  | 'encoding'
  | 'tooLarge'
  | 'empty'
  | 'formula'
  | 'notNumber'
  | 'missingCell'
  | 'extraCell'
  | 'mixedDecimals';

/** A fault and its line, counted from 1 as editors do; null where it is of the whole file. */
export interface PairError<Fault extends string = PairFault> {
  readonly line: number | null;
  readonly fault: Fault;
}

/** The two numbers of a line. */
interface NumberPair {
  readonly first: number;
  readonly second: number;
  /** Line of the file, counted from 1. */
  readonly line: number;
}

/** Every pair that could be read, and every line that could not. */
interface NumberPairs {
  readonly pairs: readonly NumberPair[];
  readonly errors: readonly PairError[];
}

/** What stands for letters that are no UTF-8. */
const REPLACEMENT = '\ufffd';
const MARK = '\ufeff';
/** What spreadsheets run instead of reading; a minus sign before a number is only a number. */
const FORMULA = /^['"]?\s*[=+@\t\r]|^['"]?\s*-(?![\d.,])/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const COMMA_NUMBER = /^-?\d+(?:,\d+)?$/;

type Separator = ';' | '\t' | ',';

/** The separator of columns: a semicolon or tab wherever one stands, since decimal commas then are decimals. */
function findSeparator(lines: readonly string[]): Separator {
  if (lines.some((line) => line.includes(';'))) return ';';
  return lines.some((line) => line.includes('\t')) ? '\t' : ',';
}

const unquote = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

function readNumber(cell: string, separator: Separator): number | null {
  if (PLAIN_NUMBER.test(cell)) return Number(cell);
  return separator !== ',' && COMMA_NUMBER.test(cell) ? Number(cell.replace(',', '.')) : null;
}

type ReadLine = { readonly first: number; readonly second: number } | PairFault;

function readLine(cells: readonly string[], separator: Separator, hasCommas: boolean): ReadLine {
  if (cells.some((cell) => FORMULA.test(cell))) return 'formula';
  const [left = '', right = '', ...rest] = cells;
  if (left === '' || right === '') return 'missingCell';
  if (rest.some((cell) => cell !== '')) return 'extraCell';
  const [first, second] = [readNumber(left, separator), readNumber(right, separator)];
  if (first === null || second === null) return 'notNumber';
  // Beside decimal commas a point may be one of thousands.
  return hasCommas && [left, right].some((cell) => cell.includes('.')) ? 'mixedDecimals' : { first, second };
}

const whole = (fault: PairFault): NumberPairs => ({ pairs: [], errors: [{ line: null, fault }] });

/**
 * Reads a text of two columns of numbers, a line a pair, with or without a line of names. Columns are separated by semicolons,
 * tabs or commas; with semicolons or tabs decimals may have a comma, in the whole text or nowhere. `text` holds U+FFFD where bytes
 * were no UTF-8: that is a fault of the whole. Never throws.
 *
 * @param mostLetters a longer text is a fault of the whole
 */
export function readNumberPairs(text: string, mostLetters: number): NumberPairs {
  if (text.includes(REPLACEMENT) || text.includes('\0')) return whole('encoding');
  if (text.length > mostLetters) return whole('tooLarge');
  const lines = text.replace(MARK, '').split(/\r\n|\n|\r/);
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  const separator = findSeparator(filled.map(({ line }) => line));
  const cells = filled.map(({ line, number }) => ({ cells: line.split(separator).map(unquote), line: number }));
  const [head] = cells;
  if (head === undefined) return whole('empty');
  const isNamed = head.cells.every(
    (cell) => cell !== '' && readNumber(cell, separator) === null && !FORMULA.test(cell),
  );
  const rows = isNamed ? cells.slice(1) : cells;
  const hasCommas =
    separator !== ',' && rows.some((row) => row.cells.some((cell) => cell.includes(',') && COMMA_NUMBER.test(cell)));
  const pairs: NumberPair[] = [];
  const errors: PairError[] = [];
  for (const row of rows) {
    const read = readLine(row.cells, separator, hasCommas);
    if (typeof read === 'string') errors.push({ line: row.line, fault: read });
    else pairs.push({ ...read, line: row.line });
  }
  return { pairs, errors };
}

/** Faults by line; what the whole lacks follows from lines that could not be read, so it is said only without them. */
export function sortPairErrors<Fault extends string>(errors: readonly PairError<Fault>[]): readonly PairError<Fault>[] {
  const ofLines = errors.filter(({ line }) => line !== null).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return ofLines.length > 0 ? ofLines : errors;
}
