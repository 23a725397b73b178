import type { OwnFaultCode } from '@portal/domain/observation/own/own-fault';
import type { FileOutcome, ImportOutcome } from '#observations/import-files.ts';
import type { LineFaultCode } from '#observations/import-reports.ts';
import type { TableOutcome } from '#observations/import-table.ts';

/** Reasons for refusing a line, as the end of a report line. */
const REASONS: Readonly<Record<LineFaultCode, string>> = {
  noStation: 'has no name of a station where it should be',
  noTime: 'has no day and time where it should be',
  wrongTime: 'has a day or a time that no clock shows',
  tooLong: 'is too long for a report',
  twoReports: 'holds two reports without an end between them',
  damaged: 'has groups that cannot be read',
  noValues: 'has no value',
  noHeader: 'has no AAXX with day and hour before it',
  stray: 'belongs to no report',
  noMonth: 'has a day that cannot be of its month, or is too old without one: name it with --month',
  future: 'is of the future',
  cut: 'is the last of a list, and has no end',
};

/** Reasons for refusing a table. */
const TABLE_REASONS: Readonly<Record<OwnFaultCode, string>> = {
  missingColumn: 'has no head with this column and a value beside it',
  columnTwice: 'has this column twice',
  unknownUnit: 'has a unit that is not known',
  noRows: 'has no rows',
  tooManyRows: 'has more than two million rows',
  unknownStep: 'has rain, but not two rows that say of how long',
  noStation: 'is of no station of the list: name it with "# station: …" or in the file name, and import the list first',
  noTime: 'has no time',
  wrongTime: 'is no time',
  monthFirst: 'has its month first',
  future: 'is of the future',
  noNumber: 'is no number',
  formula: 'is a formula',
  ambiguousMark: 'may be a decimal or a thousand',
  mixedMarks: 'has another decimal mark than rows before',
  conflict: 'says something else of the time of',
  wrongId: 'is no id of this network',
  takenId: 'is the id of a station of another network',
  idTwice: 'stands twice',
  wrongName: 'is no name',
  wrongPlace: 'is no place that the portal serves',
  wrongHeight: 'is no height in metres',
  wrongNetwork: 'is none of own, metar, synop',
};

const SHOWN_FAULTS = 20;

/** One line per file and per refused line, then the fate of the rows. */
export function formatOutcome({ files, tables, fates, problems }: ImportOutcome): string {
  const { added, duplicate, corrected, superseded, conflict } = fates;
  const rows = [
    `${added} new`,
    `${duplicate} there already`,
    `${corrected} corrected`,
    ...(superseded === 0 ? [] : [`${superseded} older than a correction`]),
    ...(conflict === 0 ? [] : [`${conflict} differ from what is there, without being a correction`]),
  ];
  return [
    ...tables.flatMap(formatTableOutcome),
    ...files.flatMap(formatFile),
    ...problems,
    `rows: ${rows.join(', ')}`,
    '',
  ].join('\n');
}

function formatTableOutcome(table: TableOutcome): string[] {
  const { file, kind, stationId, rows, repeatedRows, stepMinutes, gaps, ignoredColumns, faults, faultCount } = table;
  if (faultCount === 0) {
    const parts = [
      ...(repeatedRows === 0 ? [] : [`${repeatedRows} of them twice`]),
      ...(stepMinutes === null ? [] : [`every ${stepMinutes} minutes`]),
      ...(gaps === 0 ? [] : [`${gaps} missing`]),
      ...(ignoredColumns.length === 0 ? [] : [`not read: ${ignoredColumns.join(', ')}`]),
    ];
    return [[`${file}: ${rows} ${kind === 'stations' ? 'stations' : `rows of ${stationId}`}`, ...parts].join(', ')];
  }
  const lines = faults.slice(0, SHOWN_FAULTS).map(({ code, row, column, text }) => {
    const place = [file, ...(row === null ? [] : [String(row)])].join(':');
    return `${place}: ${[column, TABLE_REASONS[code], text].filter((part) => part !== null && part !== '').join(' ')}`;
  });
  const more = faultCount - lines.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more`] : []), `${file}: refused, nothing of it was stored`];
}

function formatFile(file: FileOutcome): string[] {
  if (file.refused !== null) return [file.refused];
  const unlisted = Object.values(file.unlisted).reduce((sum, count) => sum + count, 0);
  const names = Object.keys(file.unlisted).slice(0, 5).join(' ');
  const parts = [
    `${file.lines} lines, ${file.reports} reports`,
    ...(file.nil === 0 ? [] : [`${file.nil} NIL`]),
    ...(unlisted === 0 ? [] : [`${unlisted} of stations that are not listed (${names})`]),
    ...(file.unreadGroups === 0 ? [] : [`${file.unreadGroups} groups not read`]),
    ...(file.rejected === 0 ? [] : [`${file.rejected} refused`]),
  ];
  const faults = file.faults.slice(0, SHOWN_FAULTS).map(({ line, code, group, text }) => {
    const place = group === null ? '' : `, group ${group}`;
    return `${file.file}:${line}${place}: ${REASONS[code]}: ${text}`;
  });
  const more = file.rejected - faults.length;
  return [`${file.file}: ${parts.join(', ')}`, ...faults, ...(more > 0 ? [`… and ${more} more`] : [])];
}
