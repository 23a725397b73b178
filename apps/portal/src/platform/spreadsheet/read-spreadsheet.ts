import { toColumnLetters } from '@portal/domain/table/read-text-formula';
import { readWorkbook, type SheetCell, type SheetFacts, type WorkbookFault } from './read-workbook.ts';

/** A sheet of an Office Open XML workbook. */
export interface Sheet extends SheetFacts {
  /** By address, such as `B2`; absent: empty. */
  readonly cells: ReadonlyMap<string, SheetCell>;
}

/** An unreadable workbook. The message continues the file's name. */
export class SpreadsheetError extends Error {}

const MOST_CELLS = 400_000;

const FAULTS: Readonly<Record<WorkbookFault, string>> = {
  notWorkbook: 'is not an XLSX workbook, or is damaged',
  zipBomb: 'is too big when unpacked',
  locked: 'is locked with a password',
  noSheet: 'has no sheet',
};

/**
 * Reads a sheet of a workbook (XLSX) by name, by default the first visible one. Rejects with `SpreadsheetError` for
 * an invalid or too large file, or a missing sheet.
 */
export async function readSpreadsheet(bytes: Buffer, name: string | null = null): Promise<Sheet> {
  const cells = new Map<string, SheetCell>();
  const facts = await readWorkbook(bytes, {
    sheet: name,
    onRow(row, number) {
      for (const [column, cell] of row.entries())
        if (cell !== null) cells.set(`${toColumnLetters(column)}${number}`, cell);
      if (cells.size > MOST_CELLS) throw new SpreadsheetError(`has more than ${MOST_CELLS} cells`);
      return true;
    },
  });
  if (typeof facts === 'string')
    throw new SpreadsheetError(facts === 'noSheet' ? `${FAULTS[facts]} ${name ?? ''}`.trim() : FAULTS[facts]);
  return { ...facts, cells };
}
export const CELL_ADDRESS = /^[A-Z]{1,3}[1-9][0-9]{0,6}$/;

const FIRST_DAY = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) } as const;
const DAY_MS = 86_400_000;

/** A cell's date as YYYY-MM-DD, from a serial number or a text of that form; null otherwise. */
export function readCellDate(cell: SheetCell, countsFrom1904: boolean): string | null {
  if (cell.kind === 'text') {
    const text = cell.value.trim().slice(0, 10);
    const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text ? null : text;
  }
  if (cell.kind !== 'number' || cell.value < 1 || cell.value > 2_958_465) return null;
  const first = countsFrom1904 ? FIRST_DAY.from1904 : FIRST_DAY.from1900;
  return new Date(first + Math.floor(cell.value) * DAY_MS).toISOString().slice(0, 10);
}
