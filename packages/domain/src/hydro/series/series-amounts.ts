import { makeMarkWatcher } from '#table/decide-mark.ts';
import { type DecimalMark, parseAmount } from '#table/parse-amount.ts';
import { makeFault, type SeriesColumn, type SeriesFault } from './series-fault.ts';

/** Numbers of a series by column; NaN is a gap. */
export type SeriesValues = Readonly<Record<SeriesColumn, number[]>>;

/** Parses the numbers of a file as they arrive. */
interface AmountReader {
  /** Adds a cell to its column; a fault counts as a gap. */
  readonly read: (column: SeriesColumn, cell: string, row: number) => void;
  /** After all cells: resolves ambiguous marks, and corrects numbers whose mark turned out to separate thousands. */
  readonly settle: () => DecimalMark | null;
}

/** A number with a mark that may separate thousands, until other numbers of the file resolve it. */
interface Doubt {
  readonly column: SeriesColumn;
  readonly at: number;
  readonly mark: DecimalMark;
}

/** @param answered the decimal mark named by the file's owner; null if none was */
export function makeAmountReader(
  values: SeriesValues,
  answered: DecimalMark | null,
  addFault: (fault: SeriesFault) => void,
): AmountReader {
  const marks = makeMarkWatcher<SeriesColumn>();
  const doubts: Doubt[] = [];
  return {
    read(column, cell, row) {
      const amount = parseAmount(cell, answered);
      if (amount.kind === 'fault') addFault(makeFault(amount.code, { row, column, cell }));
      if (amount.kind === 'value' && answered === null) {
        marks.note(amount, { row, column, cell });
        if (!amount.sure && amount.mark !== null) doubts.push({ column, at: values[column].length, mark: amount.mark });
      }
      values[column].push(amount.kind === 'value' ? amount.value : NaN);
    },
    settle() {
      const { mark, thousands, mixed, unclear } = marks.decide({ readsAgain: true });
      if (mixed !== null) addFault(makeFault('mixedMarks', mixed));
      for (const cell of unclear) addFault(makeFault('ambiguousMark', cell));
      for (const doubt of doubts)
        if (doubt.mark === thousands)
          values[doubt.column][doubt.at] = Math.round((values[doubt.column][doubt.at] as number) * 1000);
      return answered ?? mark;
    },
  };
}
