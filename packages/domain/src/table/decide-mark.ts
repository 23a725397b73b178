import type { DecimalMark, ParsedAmount } from './parse-amount.ts';

/** A cell with a mark. */
export interface MarkedCell<Column extends string> {
  readonly row: number;
  readonly column: Column;
  readonly cell: string;
}

/** Result of the marks of a file. */
interface DecidedMark<Column extends string> {
  /** The decimal mark of the whole file; null if no number has one. */
  readonly mark: DecimalMark | null;
  /** The thousands separator of unambiguous cells, such as `1.050.000`; null if there are none. */
  readonly thousands: DecimalMark | null;
  /** A cell with another mark than an earlier row, with that row; null if all agree. */
  readonly mixed: (MarkedCell<Column> & { readonly otherRow: number }) | null;
  /** Ambiguous cells. */
  readonly unclear: readonly MarkedCell<Column>[];
}

/** Collects the marks in the cells of a file. */
export interface MarkWatcher<Column extends string> {
  /** Notes the mark of a number parsed from a cell. */
  readonly note: (amount: Extract<ParsedAmount, { kind: 'value' }>, cell: MarkedCell<Column>) => void;
  /**
   * `readsAgain`: the caller parses ambiguous cells again if their mark turns out to separate thousands, so they are
   * not unclear.
   */
  readonly decide: (how?: { readonly readsAgain: boolean }) => DecidedMark<Column>;
}

/** Most stored ambiguous cells: as many as a list of faults shows. */
const REMEMBERED = 100;
const GROUPS = /\d([.,])\d{3}(?:\1\d{3}|[.,]\d)/;

/**
 * Determines the decimal mark of a file. A number such as `1.234` is only accepted if another cell resolves its mark:
 * one with an unambiguous decimal mark, or `1.050.000`, which shows that the point separates thousands.
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
