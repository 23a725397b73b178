/** What a file of an operator may have in a column beside the time. */
export type SeriesColumn = 'flow' | 'rain' | 'pe' | 'temperature';

/** Why a file of inflow, rain and evapotranspiration is refused. Words: `series-fault-messages` of the content. */
export type SeriesFaultCode =
  // the file
  | 'tooBig'
  | 'tooManyRows'
  | 'empty'
  | 'spreadsheet'
  | 'notText'
  | 'wrongEncoding'
  | 'notTable'
  | 'rowTooLong'
  | 'missingColumn'
  | 'columnTwice'
  | 'unitMissing'
  | 'unknownUnit'
  | 'emptyColumn'
  | 'tooFewRows'
  | 'unknownStep'
  | 'tooLong'
  // a row
  | 'noTime'
  | 'wrongTime'
  | 'monthFirst'
  | 'mostlyGaps'
  | 'offStep'
  | 'mixedSteps'
  | 'noNumber'
  | 'formula'
  | 'ambiguousMark'
  | 'mixedMarks'
  | 'negative'
  | 'tooHigh'
  | 'conflict';

/** One thing that is wrong with a file. */
export interface SeriesFault {
  readonly code: SeriesFaultCode;
  /** Line of the file, 1 for the first; null where it is about the whole file. */
  readonly row: number | null;
  readonly column: SeriesColumn | 'time' | null;
  /** The line that it disagrees with; null for most faults. */
  readonly otherRow: number | null;
  /** What stands in the cell, cut to 40 characters; null where no cell is meant. */
  readonly cell: string | null;
}

/** Longest piece of a cell that a fault repeats. */
const SHOWN_CHARACTERS = 40;

/** A fault from what is known of it. */
export function makeFault(code: SeriesFaultCode, known: Partial<Omit<SeriesFault, 'code'>> = {}): SeriesFault {
  const { row = null, column = null, otherRow = null, cell = null } = known;
  return { code, row, column, otherRow, cell: cell === null ? null : cell.slice(0, SHOWN_CHARACTERS) };
}

/** Faults that are listed at most; the others are counted. */
const LISTED_FAULTS = 100;

/** Faults of a file as they are found: the first hundred in the order of the file, and how many there are. */
export interface FaultList {
  readonly faults: readonly SeriesFault[];
  readonly count: number;
}

/** A list that faults are added to. */
export interface FaultCollector {
  readonly add: (fault: SeriesFault) => void;
  /** How many were added. */
  readonly count: () => number;
  /** The first hundred by line, those about the whole file first. */
  readonly list: () => FaultList;
}

/** An empty list of faults, which stays small however many are added. */
export function makeFaultCollector(): FaultCollector {
  const listed: SeriesFault[] = [];
  let count = 0;
  return {
    add: (fault) => {
      count++;
      if (listed.length < LISTED_FAULTS) listed.push(fault);
    },
    count: () => count,
    list: () => ({ faults: listed.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)), count }),
  };
}
