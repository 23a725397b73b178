import type { TextRow } from './choose-separator.ts';
import { readHeadUnit, readNamedHead, toHeadWords } from './read-head.ts';
import type { UnitTable } from './units.table.ts';

/** A column of a two-column table: its possible headings, without tone marks, and its units. */
export interface PairColumn {
  readonly names: readonly string[];
  readonly units: UnitTable;
}

/** Units chosen by the owner, null if none was. */
export type PairUnits = readonly [string | null, string | null];

/** Faults of a two-column table's header. */
export type PairHeadFault = 'unitMissing' | 'unknownUnit' | 'columnTwice';

interface HeadError {
  readonly line: number;
  readonly fault: PairHeadFault;
  readonly cell: string;
}

/** Positions of the two columns, and the conversion of their numbers. */
export interface PairColumns {
  readonly at: readonly [number, number];
  readonly factors: readonly [number, number];
  /** Number of columns of the table; cells beyond are ignored. */
  readonly width: number;
}

interface FoundPairColumns {
  readonly columns: PairColumns;
  /** What the headings leave open; the numbers then have no unit. */
  readonly errors: readonly HeadError[];
}

interface Head {
  readonly text: string;
  readonly line: number;
}

const countFilled = ({ cells }: TextRow): number => cells.filter((cell) => cell !== '').length;

/** The headings of the columns: the line of names with the lines below it, such as units. Titles are single cells. */
function joinHeads(rows: readonly TextRow[], isName: (cell: string) => boolean): readonly Head[] {
  const named = rows.findIndex(({ cells }) => cells.filter(isName).length >= 2);
  const last = rows.findLastIndex((row) => countFilled(row) >= 2);
  const from = named === -1 ? last : named;
  const heads: { text: string; line: number }[] = [];
  if (from === -1) return heads;
  for (const { cells, line } of rows.slice(from))
    for (const [at, cell] of cells.entries())
      heads[at] = { text: `${heads[at]?.text ?? ''} ${cell}`.trim(), line: heads[at]?.line ?? line };
  return heads;
}

/** Which of the two columns a heading means, by its name or else by a unit that only that one has; null for neither. */
function findWhich(head: string, [first, second]: readonly [PairColumn, PairColumn]): 0 | 1 | null {
  const named = readNamedHead(head, { first: first.names, second: second.names });
  if (named !== null) return named.key === 'first' ? 0 : 1;
  const isOf = ({ units }: PairColumn): boolean => readHeadUnit(head, toHeadWords(head), units) in units;
  const [isFirst, isSecond] = [isOf(first), isOf(second)];
  return isFirst === isSecond ? null : isFirst ? 0 : 1;
}

/**
 * Finds the two columns of a table by their headings, in either order and next to others; without headings the first
 * two.
 *
 * @param rows lines above the numbers
 * @param chosen units for headings that name none
 */
export function findPairColumns(
  rows: readonly TextRow[],
  columns: readonly [PairColumn, PairColumn],
  chosen: PairUnits,
): FoundPairColumns {
  const heads = joinHeads(rows, (cell) => findWhich(cell, columns) !== null);
  if (heads.length === 0) {
    const factors = [toFactor(chosen[0], columns[0]), toFactor(chosen[1], columns[1])] as const;
    return { columns: { at: [0, 1], factors, width: 2 }, errors: [] };
  }
  const places = placeColumns(heads, columns);
  const isFound = places.every((found) => found.length > 0);
  const [first = 0, second = 1] = [places[0][0], places[1][0]];
  const errors: HeadError[] = places
    .filter((found) => found.length > 1)
    .map(([, twice = 0]) => toError(heads[twice], 'columnTwice'));
  const factors = ([first, second] as const).map((at, which) => {
    const read = readUnit(heads[at], columns[which] as PairColumn, chosen[which] ?? null);
    if (typeof read === 'number') return read;
    errors.push(read);
    return 1;
  });
  const width = isFound ? heads.length : 2;
  return { columns: { at: [first, second], factors: [factors[0] ?? 1, factors[1] ?? 1], width }, errors };
}

/** Indices of the headings of the first and the second column; of two headings an unknown one is the other column. */
function placeColumns(
  heads: readonly Head[],
  columns: readonly [PairColumn, PairColumn],
): readonly [number[], number[]] {
  const places: [number[], number[]] = [[], []];
  const filled: number[] = [];
  for (const [at, { text }] of heads.entries()) {
    if (text === '') continue;
    filled.push(at);
    const which = findWhich(text, columns);
    if (which !== null) places[which].push(at);
  }
  const [one = 0, other = 1] = filled;
  if (filled.length !== 2 || places[0].length + places[1].length > 1) return places;
  if (places[0].length + places[1].length === 0) return [[one], [other]];
  return places[0].length === 1
    ? [places[0], filled.filter((at) => at !== places[0][0])]
    : [filled.filter((at) => at !== places[1][0]), places[1]];
}

const toError = (head: Head | undefined, fault: PairHeadFault): HeadError => ({
  line: head?.line ?? 1,
  fault,
  cell: (head?.text ?? '').slice(0, 40),
});

const toFactor = (unit: string | null, { units }: PairColumn): number =>
  unit === null ? 1 : (units[unit]?.factor ?? 1);

/** The conversion of the numbers below a heading, or what its unit leaves open. */
function readUnit(head: Head | undefined, { names, units }: PairColumn, chosen: string | null): number | HeadError {
  const text = head?.text ?? '';
  const rest = readNamedHead(text, { name: names })?.rest ?? toHeadWords(text);
  const unit = readHeadUnit(text, rest, units);
  const known = units[unit]?.factor;
  if (known !== undefined) return known;
  if (chosen !== null && units[chosen] !== undefined) return units[chosen].factor;
  return toError(head, unit === '' ? 'unitMissing' : 'unknownUnit');
}
