import { dashboardLogMessages } from '@portal/content/messages/dashboard-log-messages';
import type { OwnMessage } from '@portal/contract/own/messages';
import type { Language } from '@portal/domain/language/language';
import { describeWays, findOutcome, type LogEntry } from './list-events.ts';

/** Spreadsheets read text with these prefixes as a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Byte order mark, by which spreadsheets detect UTF-8. */
const MARK = '\ufeff';

function writeField(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const toAnswer = (happened: boolean | null, language: Language): string => {
  if (happened === null) return '';
  return happened ? dashboardLogMessages[language].yes : dashboardLogMessages[language].no;
};

/** The log as CSV, one line per entry. */
export function writeCsv(
  entries: readonly LogEntry[],
  nameOf: (message: OwnMessage) => string,
  language: Language,
): string {
  const words = dashboardLogMessages[language];
  const rows = entries.map((entry) => {
    const { main } = entry;
    return [
      main.sentAt ?? main.event.at,
      nameOf(main),
      main.text,
      describeWays(entry, language),
      main.state,
      main.reason ?? '',
      findOutcome(entry, language).text,
      toAnswer(main.happened, language),
      main.issued?.demo === true ? words.yes : words.no,
    ];
  });
  return `${MARK + [words.csvColumns, ...rows].map((row) => row.map(writeField).join(',')).join('\r\n')}\r\n`;
}
