import type { DecimalMark } from './parse-amount.ts';

/** A cell that shows a mark. */
export interface MarkedCell<Column extends string> {
  readonly row: number;
  readonly column: Column;
  readonly cell: string;
}

/** What the marks of a file say. */
interface DecidedMark<Column extends string> {
  /** The mark of the whole file; null where no number has one. */
  readonly mark: DecimalMark | null;
  /** A cell that shows another mark than an earlier row, with that row; null where all agree. */
  readonly mixed: (MarkedCell<Column> & { readonly otherRow: number }) | null;
  /** Cells that may mean something else. */
  readonly unclear: readonly MarkedCell<Column>[];
}

/** Marks that the cells of a file show. */
export interface MarkWatcher<Column extends string> {
  /** Notes the mark of a number; `sure` as `parseAmount` says it. */
  readonly note: (mark: DecimalMark, sure: boolean, cell: MarkedCell<Column>) => void;
  readonly decide: () => DecidedMark<Column>;
}

/** Doubtful cells that are remembered: as many as a list of faults shows. */
const REMEMBERED = 100;

/** Watches which decimal mark a file uses. A number as `1.234` is only read when another cell shows what its mark means. */
export function makeMarkWatcher<Column extends string>(): MarkWatcher<Column> {
  const sureCells: Record<DecimalMark, MarkedCell<Column> | null> = { '.': null, ',': null };
  const doubtful: Record<DecimalMark, MarkedCell<Column>[]> = { '.': [], ',': [] };
  return {
    note: (mark, sure, cell) => {
      if (sure) sureCells[mark] ??= cell;
      else if (doubtful[mark].length < REMEMBERED) doubtful[mark].push(cell);
    },
    decide: () => {
      const [point, comma] = [sureCells['.'], sureCells[',']];
      if (point !== null && comma !== null) {
        const [early, late] = point.row <= comma.row ? [point, comma] : [comma, point];
        return { mark: null, mixed: { ...late, otherRow: early.row }, unclear: [] };
      }
      const mark: DecimalMark | null = point !== null ? '.' : comma !== null ? ',' : null;
      const unclear = (['.', ','] as const).filter((one) => one !== mark).flatMap((one) => doubtful[one]);
      return { mark, mixed: null, unclear };
    },
  };
}
