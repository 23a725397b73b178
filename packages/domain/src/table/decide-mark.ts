import type { DecimalMark, ParsedAmount } from './parse-amount.ts';

/** A cell that shows a mark. */
export interface MarkedCell<Column extends string> {
  readonly row: number;
  readonly column: Column;
  readonly cell: string;
}

/** What the marks of a file say. */
interface DecidedMark<Column extends string> {
  /** The decimal mark of the whole file; null where no number has one. */
  readonly mark: DecimalMark | null;
  /** The mark that separates thousands in cells that leave no doubt, such as `1.050.000`; null where none does. */
  readonly thousands: DecimalMark | null;
  /** A cell that shows another mark than an earlier row, with that row; null where all agree. */
  readonly mixed: (MarkedCell<Column> & { readonly otherRow: number }) | null;
  /** Cells that may mean something else. */
  readonly unclear: readonly MarkedCell<Column>[];
}

/** Marks that the cells of a file show. */
export interface MarkWatcher<Column extends string> {
  /** Notes the mark of a number that was read from a cell. */
  readonly note: (amount: Extract<ParsedAmount, { kind: 'value' }>, cell: MarkedCell<Column>) => void;
  /** `readsAgain`: the caller reads doubtful cells again whose mark turns out to separate thousands, so they are not unclear. */
  readonly decide: (how?: { readonly readsAgain: boolean }) => DecidedMark<Column>;
}

/** Doubtful cells that are remembered: as many as a list of faults shows. */
const REMEMBERED = 100;
const GROUPS = /\d([.,])\d{3}(?:\1\d{3}|[.,]\d)/;

/**
 * Watches which decimal mark a file uses. A number as `1.234` is only read when another cell shows what its mark means: one with a
 * decimal mark that leaves no doubt, or `1.050.000`, which shows that the point separates thousands.
 */
export function makeMarkWatcher<Column extends string>(): MarkWatcher<Column> {
  const sureCells: Record<DecimalMark, MarkedCell<Column> | null> = { '.': null, ',': null };
  const doubtful: Record<DecimalMark, MarkedCell<Column>[]> = { '.': [], ',': [] };
  let thousands: DecimalMark | null = null;
  return {
    note: ({ mark, sure }, cell) => {
      if (mark === null) return;
      if (sure) {
        sureCells[mark] ??= cell;
        thousands ??= (GROUPS.exec(cell.cell)?.[1] ?? null) as DecimalMark | null;
      } else if (doubtful[mark].length < REMEMBERED) doubtful[mark].push(cell);
    },
    decide: ({ readsAgain } = { readsAgain: false }) => {
      const [point, comma] = [sureCells['.'], sureCells[',']];
      if (point !== null && comma !== null) {
        const [early, late] = point.row <= comma.row ? [point, comma] : [comma, point];
        return { mark: null, thousands: null, mixed: { ...late, otherRow: early.row }, unclear: [] };
      }
      const mark: DecimalMark | null = point !== null ? '.' : comma !== null ? ',' : null;
      const unclear = (['.', ','] as const)
        .filter((one) => one !== mark && !(readsAgain && one === thousands))
        .flatMap((one) => doubtful[one]);
      return { mark, thousands, mixed: null, unclear };
    },
  };
}
