/** Why an operator's own table is refused. */
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

/** A fault of a table. */
export interface OwnFault {
  readonly code: OwnFaultCode;
  /** Line of the file, from 1; null if it concerns the whole file. */
  readonly row: number | null;
  readonly column: string | null;
  /** Content of the cell, or the conflicting line. */
  readonly text: string | null;
}

/** Longest quoted part of a cell. */
const SHOWN_CHARACTERS = 40;
/** Most listed faults; the others are counted. */
const LISTED_FAULTS = 100;

/** Collects faults: the first hundred, and how many there are. */
export interface OwnFaults {
  readonly listed: readonly OwnFault[];
  count(): number;
  add(code: OwnFaultCode, row?: number | null, column?: string | null, text?: string | null): void;
}

/** Creates an empty collector, whose memory is bounded. */
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
