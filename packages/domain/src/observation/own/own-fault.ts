/** Why a table of an operator's own is refused. */
export type OwnFaultCode =
  | 'missingColumn'
  | 'columnTwice'
  | 'unknownUnit'
  | 'noRows'
  | 'tooManyRows'
  | 'unknownStep'
  | 'noStation'
  | 'noTime'
  | 'wrongTime'
  | 'monthFirst'
  | 'future'
  | 'noNumber'
  | 'formula'
  | 'ambiguousMark'
  | 'mixedMarks'
  | 'conflict'
  // lists of stations
  | 'wrongId'
  | 'takenId'
  | 'idTwice'
  | 'wrongName'
  | 'wrongPlace'
  | 'wrongHeight'
  | 'wrongNetwork';

/** One thing that is wrong with a table. */
export interface OwnFault {
  readonly code: OwnFaultCode;
  /** Line of the file, 1 for the first; null where it is about the whole file. */
  readonly row: number | null;
  readonly column: string | null;
  /** What stands in the cell, or the line that it disagrees with. */
  readonly text: string | null;
}

/** Longest piece of a cell that a fault repeats. */
const SHOWN_CHARACTERS = 40;
/** Faults that are listed at most; the others are counted. */
const LISTED_FAULTS = 100;

/** Collects faults: the first hundred, and how many there are. */
export interface OwnFaults {
  readonly listed: readonly OwnFault[];
  count(): number;
  add(code: OwnFaultCode, row?: number | null, column?: string | null, text?: string | null): void;
}

/** An empty list of faults, which stays small however many are added. */
export function makeOwnFaults(): OwnFaults {
  const listed: OwnFault[] = [];
  let count = 0;
  return {
    listed,
    count: () => count,
    add: (code, row = null, column = null, text = null) => {
      count++;
      if (listed.length < LISTED_FAULTS)
        listed.push({ code, row, column, text: text?.slice(0, SHOWN_CHARACTERS) ?? null });
    },
  };
}
