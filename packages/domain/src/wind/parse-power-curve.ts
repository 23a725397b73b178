import { type CurveFault, type CurvePoint, type PowerCurve, readCurve } from './power-curve.ts';

/** What may be wrong with a file of a power curve beside the curve itself. */
export type CurveFileFault =
  | CurveFault
  | 'encoding'
  | 'tooLarge'
  | 'empty'
  | 'formula'
  | 'notNumber'
  | 'missingCell'
  | 'extraCell';

/** A fault of a file and its line, counted from 1 as editors do; null where it is of the whole file. */
export interface CurveFileError {
  readonly line: number | null;
  readonly fault: CurveFileFault;
}

/** A file as it was read: a curve, or every line that is wrong and no curve. */
export interface CurveFile {
  readonly curve: PowerCurve | null;
  readonly errors: readonly CurveFileError[];
}

/** A file of a curve is some kilobytes; more is another file. */
export const MOST_CURVE_FILE_BYTES = 16 * 1024;
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

interface ReadLine {
  readonly point: CurvePoint | null;
  readonly fault: CurveFileFault | null;
}

function readLine(line: string, separator: Separator): ReadLine {
  const cells = line.split(separator).map(unquote);
  const wrong = (fault: CurveFileFault): ReadLine => ({ point: null, fault });
  if (cells.some((cell) => FORMULA.test(cell))) return wrong('formula');
  const [speed = '', power = '', ...rest] = cells;
  if (speed === '' || power === '') return wrong('missingCell');
  if (rest.some((cell) => cell !== '')) return wrong('extraCell');
  const speedMs = readNumber(speed, separator);
  const powerKw = readNumber(power, separator);
  if (speedMs === null || powerKw === null) return wrong('notNumber');
  return { point: { speedMs, powerKw }, fault: null };
}

/** Whether a first line names its columns: no cell of it is a number, and none a formula. */
const isHeader = (line: string, separator: Separator): boolean =>
  line
    .split(separator)
    .map(unquote)
    .every((cell) => cell !== '' && readNumber(cell, separator) === null && !FORMULA.test(cell));

const whole = (fault: CurveFileFault): CurveFile => ({ curve: null, errors: [{ line: null, fault }] });

/**
 * Reads a power curve from a file of two columns: wind, m/s, and power, kW, a line a point, with or without a line of names.
 * Columns are separated by semicolons, tabs or commas; with semicolons or tabs decimals may have a comma. Every line that is wrong
 * is named with its fault; with any there is no curve. `text` holds U+FFFD where bytes were no UTF-8: that is a fault of the file.
 */
export function parsePowerCurve(text: string): CurveFile {
  if (text.includes(REPLACEMENT) || text.includes('\0')) return whole('encoding');
  if (text.length > MOST_CURVE_FILE_BYTES) return whole('tooLarge');
  const lines = text.replace(MARK, '').split(/\r\n|\n|\r/);
  const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]));
  const separator = findSeparator(filled.map(({ line }) => line));
  const [first] = filled;
  if (first === undefined) return whole('empty');
  const rows = isHeader(first.line, separator) ? filled.slice(1) : filled;
  const read = rows.map(({ line, number }) => ({ ...readLine(line, separator), number }));
  const points = read.flatMap(({ point, number }) => (point === null ? [] : [{ point, number }]));
  const { curve, errors } = readCurve({ points: points.map(({ point }) => point) });
  const faults: CurveFileError[] = [
    ...read.flatMap(({ fault, number }) => (fault === null ? [] : [{ line: number, fault }])),
    ...errors.map(({ row, fault }) => ({ line: row === null ? null : (points[row]?.number ?? null), fault })),
  ];
  const ofLines = faults.filter(({ line }) => line !== null).toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  // What the whole lacks follows from lines that could not be read.
  const ofWhole = ofLines.length > 0 ? [] : faults.filter(({ line }) => line === null);
  return faults.length > 0 ? { curve: null, errors: [...ofLines, ...ofWhole] } : { curve, errors: [] };
}
