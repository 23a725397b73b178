import type { Element } from './element.table.ts';
import {
  appendRow,
  ELEMENT_PLACES,
  MISSING,
  makeObservationTable,
  type ObservationTable,
  ROW_KINDS,
  ROW_LENGTH,
  toStored,
} from './observation-table.ts';

/** A row by its minute after a start, with values in their units. */
export type MadeRow = readonly [minute: number, values: Readonly<Partial<Record<Element, number>>>];

/** A table of made rows; `startMinute` is added to their minutes. */
export function makeTable(rows: readonly MadeRow[], startMinute = 0, kind: number = ROW_KINDS.metar): ObservationTable {
  const table = makeObservationTable(rows.length + 1);
  for (const [minute, values] of rows) {
    const row = new Int32Array(ROW_LENGTH).fill(MISSING);
    for (const [element, value] of Object.entries(values)) row[ELEMENT_PLACES[element as Element]] = toStored(value);
    appendRow(table, startMinute + minute, kind, row);
  }
  return table;
}

/** Hourly rows of one element. */
export function makeHours(element: Element, values: readonly (number | null)[], startMinute = 0): ObservationTable {
  const rows = values.flatMap<MadeRow>((value, hour) => (value === null ? [] : [[hour * 60, { [element]: value }]]));
  return makeTable(rows, startMinute);
}

/** Flags of an element, row by row. */
export function listFlags(table: ObservationTable, element: Element): number[] {
  return Array.from(
    { length: table.length },
    (_, at) => table.flags[at * ROW_LENGTH + ELEMENT_PLACES[element]] as number,
  );
}
