import type { FileOutcome, ImportOutcome } from '#observations/import-files.ts';
import type { LineFaultCode } from '#observations/import-reports.ts';

/** Why a line is refused, as the end of a line of the report. */
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
};

const SHOWN_FAULTS = 20;

/** A line for each file and each refused line, then what became of the rows. */
export function formatOutcome({ files, fates, problems }: ImportOutcome): string {
  const { added, duplicate, corrected, superseded, conflict } = fates;
  const rows = [
    `${added} new`,
    `${duplicate} there already`,
    `${corrected} corrected`,
    ...(superseded === 0 ? [] : [`${superseded} older than a correction`]),
    ...(conflict === 0 ? [] : [`${conflict} differ from what is there, without being a correction`]),
  ];
  return [...files.flatMap(formatFile), ...problems, `rows: ${rows.join(', ')}`, ''].join('\n');
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
