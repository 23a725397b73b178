import { projectFaults } from '@portal/content/messages/project-file-messages';
import type { ProjectPair } from '@portal/domain/score/project-score';
import { readCellDate, type Sheet } from '#platform/spreadsheet/read-spreadsheet.ts';
import type { SheetCell } from '#platform/spreadsheet/read-workbook.ts';
import type { FaultReason } from '#platform/text-files/file-fault.ts';
import type { Compare, ProjectFile } from './parse-project.ts';

/** Pairs of a spreadsheet, or its faults; any fault invalidates the sheet. */
export interface SheetPairs {
  readonly pairs: readonly ProjectPair[];
  readonly faults: readonly FaultReason[];
}

const MOST_ROWS = 50_000;
const MOST_FAULTS = 20;

interface Column {
  readonly letters: string;
  readonly firstRow: number;
}

function toColumn(address: string): Column {
  const letters = address.replace(/\d+$/, '');
  return { letters, firstRow: Number(address.slice(letters.length)) };
}

const addressOf = ({ letters, firstRow }: Column, index: number): string => `${letters}${firstRow + index}`;

const isBlank = (cell: SheetCell | undefined): boolean =>
  cell === undefined || (cell.kind === 'text' && cell.value.trim() === '');

/** A number, null for an empty cell, or the cell's fault. */
function readValue(cell: SheetCell | undefined, address: string, isAmount: boolean): number | null | FaultReason {
  if (cell === undefined || isBlank(cell)) return null;
  if (cell.kind === 'formula') return projectFaults.formula(address);
  if (cell.kind !== 'number') return projectFaults.noValue(address);
  return isAmount && cell.value < 0 ? projectFaults.negative(address) : cell.value;
}

function readMonth(cell: SheetCell | undefined, address: string, sheet: Sheet, year: number): number | FaultReason {
  if (cell?.kind === 'formula') return projectFaults.formula(address);
  const date = cell === undefined ? null : readCellDate(cell, sheet.countsFrom1904);
  if (date === null) return projectFaults.noDate(address);
  return Number(date.slice(0, 4)) === year ? Number(date.slice(5, 7)) : projectFaults.otherYear(address, date, year);
}

const isFault = (value: number | null | FaultReason): value is FaultReason =>
  typeof value === 'object' && value !== null;

/** Pairs of two columns, from their first cells to the first row with neither date nor values. */
function readCompare(sheet: Sheet, { forecast, real }: Compare, project: ProjectFile): SheetPairs {
  const { date, yearData, keyActive } = project;
  const columns = { date: toColumn(date), forecast: toColumn(forecast), real: toColumn(real) };
  const isAmount = keyActive !== 'temperature';
  const pairs: ProjectPair[] = [];
  const faults: FaultReason[] = [];
  let before: number | null = null;
  for (let index = 0; index < MOST_ROWS; index++) {
    const at = (column: Column) => sheet.cells.get(addressOf(column, index));
    if (isBlank(at(columns.date)) && isBlank(at(columns.forecast)) && isBlank(at(columns.real))) break;
    const month = readMonth(at(columns.date), addressOf(columns.date, index), sheet, yearData);
    const forecast = readValue(at(columns.forecast), addressOf(columns.forecast, index), isAmount);
    const observed = readValue(at(columns.real), addressOf(columns.real, index), isAmount);
    faults.push(...[month, forecast, observed].filter(isFault));
    if (typeof month === 'number' && typeof forecast === 'number' && typeof observed === 'number')
      pairs.push({ month, forecast, real: observed, before });
    before = typeof observed === 'number' ? observed : null;
  }
  return { pairs, faults };
}

/** Pairs of all compared columns. Faults name their cells, at most twenty. */
export function readPairs(sheet: Sheet, project: ProjectFile): SheetPairs {
  const read = project.typeCompares.map((compare) => readCompare(sheet, compare, project));
  const pairs = read.flatMap((one) => one.pairs);
  const faults = read.flatMap((one) => one.faults);
  if (faults.length > MOST_FAULTS)
    return { pairs: [], faults: [...faults.slice(0, MOST_FAULTS), projectFaults.more(faults.length - MOST_FAULTS)] };
  return { pairs, faults: faults.length === 0 && pairs.length === 0 ? [projectFaults.noPairs] : faults };
}
