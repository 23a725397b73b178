import { formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import { LINE_END, writeCell } from '#platform/http/file-lines.ts';
import { BASES, type DataTable, readCell, readRunAt, readSource, rememberMoments } from '../data-table.ts';
import { describeTable } from './describe-table.ts';

/** Excel needs it to detect UTF-8. */
const MARK = '\ufeff';

const REPORT_ROWS = 20_000;

function listHeads({ step, variables }: DataTable): string[] {
  const columns = variables.map(({ name, unitLetters }) => (unitLetters === '' ? name : `${name}_${unitLetters}`));
  return ['place', 'lat', 'lng', step === 'hourly' ? 'at' : 'date', ...columns, 'basis', 'source', 'runAt', 'note'];
}

/**
 * A table as RFC 4180 in UTF-8, with the same separators in every language. Missing values are empty cells; names
 * that look like formulas get a leading quote. A note in the first row says what the values are and whose.
 */
export function writeCsv(table: DataTable, hasMark: boolean, reportProgress: (share: number) => void): Buffer {
  const { comment, source, licence, history, references } = describeTable(table);
  const places = table.places.map(({ name, lat, lng }) => `${writeCell(name)},${lat},${lng}`);
  const formatTime = rememberMoments(table.step === 'hourly' ? formatMoment : formatDate);
  const formatRun = rememberMoments(formatMoment);
  const parts: Buffer[] = [];
  let lines = `${hasMark ? MARK : ''}${listHeads(table).join(',')}${LINE_END}`;
  for (let row = 0; row < table.rows; row += 1) {
    const cells = table.variables.map(({ decimals }, column) => readCell(table.values[column], row, decimals) ?? '');
    const runAt = readRunAt(table, row);
    const note = row === 0 ? writeCell([comment, source, licence, history, references].join(' | ')) : '';
    lines += `${places[table.placeOf[row] ?? 0]},${formatTime(table.at[row] ?? 0)},${cells.join(',')},${
      BASES[table.basis[row] ?? 0]
    },${writeCell(readSource(table, row))},${runAt === null ? '' : formatRun(runAt)},${note}${LINE_END}`;
    if (row % REPORT_ROWS !== REPORT_ROWS - 1) continue;
    parts.push(Buffer.from(lines));
    lines = '';
    reportProgress(row / table.rows);
  }
  return Buffer.concat([...parts, Buffer.from(lines)]);
}
