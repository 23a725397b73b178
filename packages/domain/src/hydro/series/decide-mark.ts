import type { DecimalMark } from './parse-amount.ts';
import { type FaultCollector, makeFault, type SeriesColumn } from './series-fault.ts';

/** A cell that shows a mark. */
interface MarkedCell {
  readonly row: number;
  readonly column: SeriesColumn;
  readonly cell: string;
}

/** Marks that the cells of a file show. */
export interface MarkWatcher {
  /** Notes the mark of a number; `sure` as `parseAmount` says it. */
  readonly note: (mark: DecimalMark, sure: boolean, cell: MarkedCell) => void;
  /** The mark of the whole file, null where no number has one; adds a fault for each cell that may mean something else. */
  readonly decide: (faults: FaultCollector) => DecimalMark | null;
}

/** Doubtful cells that are remembered: as many as a list of faults shows. */
const REMEMBERED = 100;

/**
 * Watches which decimal mark a file uses. A number as `1.234` is only read when another cell shows what its mark means.
 */
export function makeMarkWatcher(): MarkWatcher {
  const sureCells: Record<DecimalMark, MarkedCell | null> = { '.': null, ',': null };
  const doubtful: Record<DecimalMark, MarkedCell[]> = { '.': [], ',': [] };
  return {
    note: (mark, sure, cell) => {
      if (sure) sureCells[mark] ??= cell;
      else if (doubtful[mark].length < REMEMBERED) doubtful[mark].push(cell);
    },
    decide: (faults) => {
      const [point, comma] = [sureCells['.'], sureCells[',']];
      if (point !== null && comma !== null) {
        const [early, late] = point.row <= comma.row ? [point, comma] : [comma, point];
        faults.add(makeFault('mixedMarks', { ...late, otherRow: early.row }));
        return null;
      }
      const decided: DecimalMark | null = point !== null ? '.' : comma !== null ? ',' : null;
      const unclear = (['.', ','] as const).filter((mark) => mark !== decided).flatMap((mark) => doubtful[mark]);
      for (const cell of unclear) faults.add(makeFault('ambiguousMark', cell));
      return decided;
    },
  };
}
