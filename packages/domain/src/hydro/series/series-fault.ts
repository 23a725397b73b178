/** Columns of an operator's file besides the time. */
export type SeriesColumn = 'flow' | 'rain' | 'pe' | 'temperature';

/** Why a file of inflow, rain and evapotranspiration is refused. Texts: `series-fault-messages` of the content. */
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

/** A fault of a file. */
export interface SeriesFault {
  readonly code: SeriesFaultCode;
  /** Line of the file, from 1; null if it concerns the whole file. */
  readonly row: number | null;
  readonly column: SeriesColumn | 'time' | null;
  /** The conflicting line; null for most faults. */
  readonly otherRow: number | null;
  /** Content of the cell, cut to 40 characters; null if no cell is concerned. */
  readonly cell: string | null;
}

/** Longest quoted part of a cell. */
const SHOWN_CHARACTERS = 40;

/** Creates a fault; unknown fields are null. */
export function makeFault(code: SeriesFaultCode, known: Partial<Omit<SeriesFault, 'code'>> = {}): SeriesFault {
  const { row = null, column = null, otherRow = null, cell = null } = known;
  return { code, row, column, otherRow, cell: cell === null ? null : cell.slice(0, SHOWN_CHARACTERS) };
}

/** Most listed faults; the others are counted. */
const LISTED_FAULTS = 100;

/** Faults of a file: the first hundred in file order, and their number. */
export interface FaultList {
  readonly faults: readonly SeriesFault[];
  readonly count: number;
}

/** Collects faults. */
export interface FaultCollector {
  readonly add: (fault: SeriesFault) => void;
  /** How many were added. */
  readonly count: () => number;
  /** The first hundred by line, those of the whole file first. */
  readonly list: () => FaultList;
}

/** Creates an empty collector, whose memory is bounded. */
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
