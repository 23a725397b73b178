import { formatMoment } from '@portal/domain/time/vietnam-time';
import type { StoredLead } from './store.ts';

type Cell = (lead: StoredLead) => string;

/** Columns of an export, in order. */
export const LEAD_COLUMNS: readonly (readonly [string, Cell])[] = [
  ['id', ({ id }) => id],
  ['receivedAt', ({ receivedAt }) => formatMoment(receivedAt)],
  ['form', ({ kind }) => kind],
  ['area', ({ area }) => area ?? ''],
  ['name', ({ name }) => name],
  ['phone', ({ phone }) => phone],
  ['email', ({ email }) => email],
  ['company', ({ company }) => company ?? ''],
  ['problem', ({ problem }) => problem ?? ''],
  ['language', ({ language }) => language],
  ['advertising', ({ wantsAdvertising }) => (wantsAdvertising ? 'yes' : 'no')],
  ['consentVersion', ({ consentVersion }) => consentVersion],
  ['suspicious', ({ suspicious }) => (suspicious ? 'yes' : 'no')],
  ['place', ({ place }) => place ?? ''],
];

/** What a spreadsheet would take for a formula; behind an apostrophe it is the words it is. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell as words, also for programs that calculate. */
export function disarmCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

const quote = (text: string): string => `"${disarmCell(text).replaceAll('"', '""')}"`;

/** Leads as comma-separated values (RFC 4180) with the mark by which spreadsheets know UTF-8. */
export function toLeadCsv(leads: readonly StoredLead[]): string {
  const rows = [LEAD_COLUMNS.map(([name]) => name), ...leads.map((lead) => LEAD_COLUMNS.map(([, cell]) => cell(lead)))];
  return `\ufeff${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;
}
