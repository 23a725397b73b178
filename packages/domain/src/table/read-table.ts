import { describeError } from '#error/describe-error.ts';

/** Parses one cell. Throws an Error whose message says what is wrong, such as “is not a number”. */
export type ReadCell<T> = (cell: string) => T;

/** Every column of a table by its heading. */
type Columns = Readonly<Record<string, ReadCell<unknown>>>;

/** A row of a table: the parsed cells by column name. */
export type TableRow<C extends Columns> = { readonly [Name in keyof C]: ReturnType<C[Name]> };

/** Columns whose values must be unique. */
interface TableRules<C extends Columns> {
  readonly unique?: readonly (keyof C & string)[];
}

/**
 * The rows of a CSV table as described in docs/decisions/0045-facts-in-csv.md: a header of names, cells separated by
 * commas, comment lines that begin with `#`. The header has every column once, in any order.
 *
 * @param file name that begins an error message
 * @throws Error with file, line, column and value for a fault: header, number of cells, an invalid cell, a repeated
 * value in a
 * unique column, text that is not NFC or not UTF-8, an open quote, a Windows line end
 */
export function readTable<const C extends Columns>(
  file: string,
  text: string,
  columns: C,
  { unique = [] }: TableRules<C> = {},
): TableRow<C>[] {
  checkText(file, text);
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error(`${file}:${lines.length + 1}: the last line has no end`);
  const head = lines.findIndex((line) => !line.startsWith('#'));
  if (head === -1) throw new Error(`${file}: there is no header`);
  const place = `${file}:${head + 1}`;
  const ordered = orderColumns(place, splitLine(file, head + 1, lines[head] ?? ''), columns, unique);
  const rows: TableRow<C>[] = [];
  for (let at = head + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (!line.startsWith('#')) rows.push(readRow(file, at + 1, line, ordered) as TableRow<C>);
  }
  return rows;
}

interface Column {
  readonly name: string;
  readonly read: ReadCell<unknown>;
  /** Its values so far with their lines; null if values may repeat. */
  readonly seen: Map<string, number> | null;
}

function checkText(file: string, text: string): void {
  const findLine = (isWrong: (line: string) => boolean) => text.split('\n').findIndex(isWrong) + 1;
  if (text.includes('\r'))
    throw new Error(`${file}:${findLine((line) => line.includes('\r'))}: a line ends with CR LF`);
  if (text.startsWith('\uFEFF')) throw new Error(`${file}:1: begins with a byte order mark`);
  if (text.includes('\uFFFD'))
    throw new Error(`${file}:${findLine((line) => line.includes('\uFFFD'))}: text is not UTF-8`);
  if (text !== text.normalize('NFC'))
    throw new Error(`${file}:${findLine((line) => line !== line.normalize('NFC'))}: text is not in NFC`);
}

/** The columns in the order of the header. */
function orderColumns(
  place: string,
  header: readonly string[],
  columns: Columns,
  unique: readonly string[],
): readonly Column[] {
  const missing = Object.keys(columns).filter((name) => !header.includes(name));
  if (missing.length > 0) throw new Error(`${place}: the header lacks ${missing.join(', ')}`);
  return header.map((name, at) => {
    const read = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (read === undefined) throw new Error(`${place}: the header has an unknown column ${JSON.stringify(name)}`);
    if (header.indexOf(name) !== at) throw new Error(`${place}: the header has the column ${name} twice`);
    return { name, read, seen: unique.includes(name) ? new Map() : null };
  });
}

/** A counting loop, because tables are read at startup, before loops over lists are compiled. */
function readRow(file: string, line: number, text: string, columns: readonly Column[]): Record<string, unknown> {
  const cells = splitLine(file, line, text);
  if (cells.length !== columns.length)
    throw new Error(`${file}:${line}: ${cells.length} cells, the header has ${columns.length}: ${text}`);
  const row: Record<string, unknown> = {};
  let at = 0;
  try {
    for (; at < columns.length; at++) {
      const { name, read, seen } = columns[at] as Column;
      const cell = cells[at] as string;
      row[name] = read(cell);
      if (seen !== null) addOnce(seen, cell, line);
    }
  } catch (error) {
    const fault = describeError(error);
    throw new Error(`${file}:${line}: ${columns[at]?.name}: ${JSON.stringify(cells[at])} ${fault}`);
  }
  return row;
}

function addOnce(seen: Map<string, number>, cell: string, line: number): void {
  const first = seen.get(cell);
  if (first !== undefined) throw new Error(`stands in line ${first} already`);
  seen.set(cell, line);
}

const QUOTED = /^"((?:[^"]|"")*)"(?=,|$)/;

/** The cells of a line. A cell with a comma or a quote is quoted, with inner quotes doubled. */
function splitLine(file: string, at: number, line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const cells: string[] = [];
  for (let rest: string | undefined = line; rest !== undefined; ) {
    const [whole = '', inside] = QUOTED.exec(rest) ?? [];
    const length: number = inside === undefined ? (rest.includes(',') ? rest.indexOf(',') : rest.length) : whole.length;
    const cell: string = inside?.replaceAll('""', '"') ?? rest.slice(0, length);
    if (inside === undefined && cell.includes('"')) throw new Error(`${file}:${at}: a quote is out of place: ${rest}`);
    cells.push(cell);
    rest = length < rest.length ? rest.slice(length + 1) : undefined;
  }
  return cells;
}

/** Non-empty text without spaces at its ends. */
export const text: ReadCell<string> = (cell) => {
  if (cell === '') throw new Error('is empty');
  if (cell !== cell.trim()) throw new Error('begins or ends with a space');
  return cell;
};

/** Text that matches a pattern; `what` describes it in errors, such as “five digits”. */
export const matching =
  (pattern: RegExp, what: string): ReadCell<string> =>
  (cell) => {
    if (!pattern.test(cell)) throw new Error(`is not ${what}`);
    return cell;
  };

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const INTEGER = /^-?\d+$/;

/** A number in decimal notation, with a point. */
export const number: ReadCell<number> = (cell) => {
  if (!NUMBER.test(cell)) throw new Error('is not a number');
  return Number(cell);
};

/** A whole number. */
export const integer: ReadCell<number> = (cell) => {
  if (!INTEGER.test(cell)) throw new Error('is not a whole number');
  return Number(cell);
};

/** One of the values named. */
export const oneOf =
  <const T extends string>(values: readonly T[]): ReadCell<T> =>
  (cell) => {
    const value = values[values.indexOf(cell as T)];
    if (value === undefined) throw new Error(`is none of ${values.join(', ')}`);
    return value;
  };

/** Null for an empty cell. */
export const optional =
  <T>(read: ReadCell<T>): ReadCell<T | null> =>
  (cell) =>
    cell === '' ? null : read(cell);

/** Values separated by semicolons, `length` of them if given; none for an empty cell. */
export const listOf =
  <T>(read: ReadCell<T>, length?: number): ReadCell<readonly T[]> =>
  (cell) => {
    const values = cell === '' ? [] : cell.split(';');
    if (length !== undefined && values.length !== length) throw new Error(`has ${values.length} values, not ${length}`);
    return values.map(read);
  };
