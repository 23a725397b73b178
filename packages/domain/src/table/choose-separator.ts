/** Column separators; of two that fit equally the first is chosen. */
const SEPARATORS = [';', '\t', '|', ','] as const;

/** The line with which spreadsheets declare the separator, such as `sep=;`. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?\s*$/i;

/** Number of non-empty lines used to detect the separator. */
const TRIED_LINES = 60;

/** A line of a text as cells, with its number from 1. */
export interface TextRow {
  readonly cells: readonly string[];
  readonly line: number;
}

/** The cells of a line; a quoted separator is part of its cell. */
function splitLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] as string;
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      cell += sign;
      at++;
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) {
      if (!isQuoted) cell = '';
      isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += sign;
  }
  cells.push(cell.trim());
  return cells;
}

/** Rows of a text for a separator, without comments (`#`), empty lines and the line `sep=` of spreadsheets. */
export function splitRows(text: string, separator: string, most = Number.POSITIVE_INFINITY): TextRow[] {
  const rows: TextRow[] = [];
  for (const [at, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (rows.length >= most) break;
    if (line.trim() === '' || line.startsWith('#') || (at === 0 && SEPARATOR_LINE.test(line))) continue;
    rows.push({ cells: splitLine(line, separator), line: at + 1 });
  }
  return rows;
}

/** Rates how well rows parse; higher is better. Called once per candidate. */
export type RateRows = (rows: readonly TextRow[]) => number;

/**
 * Default rating: counts rows with the most common number of cells, less if a cell contains another separator, because
 * it is then several cells.
 */
export function rateEvenRows(rows: readonly TextRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [width = 1, even = 0] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  if (width === 1) return 0;
  const cells = rows.filter((row) => row.cells.length === width).flatMap((row) => row.cells);
  const torn = cells.filter((cell) => /[;\t|]/.test(cell)).length;
  return even * (1 - torn / cells.length);
}

/**
 * The sign that separates the columns of a text: the one that a line `sep=` names, else the one under which its rows read best, titles,
 * quotes and notes with commas in them or not. Among those that read alike it is the one with more even columns.
 */
export function chooseSeparator(text: string, rate: RateRows = rateEvenRows): string {
  const named = SEPARATOR_LINE.exec(text.split(/\r\n|\n|\r/, 1)[0] ?? '')?.[1];
  if (named !== undefined) return named;
  const tried = SEPARATORS.map((separator) => {
    const rows = splitRows(text, separator, TRIED_LINES);
    return { separator, rating: rate(rows), evenness: rateEvenRows(rows) };
  });
  const better = (a: (typeof tried)[number], b: (typeof tried)[number]): boolean =>
    b.rating > a.rating || (b.rating === a.rating && b.evenness > a.evenness);
  return tried.reduce((best, one) => (better(best, one) ? one : best)).separator;
}
