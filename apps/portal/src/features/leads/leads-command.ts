import { writeFileSync } from 'node:fs';
import { parsePhoneNumber } from '@portal/domain/contact/phone-number';
import { type EpochSeconds, formatMoment } from '@portal/domain/time/vietnam-time';
import { Command } from 'commander';
import type { Database } from '#platform/database/database.ts';
import { findRetentionEnd } from './jobs.ts';
import { LeadsError } from './leads-error.ts';
import { deleteLeads, type LeadSelection, listLeads, type StoredLead } from './store.ts';

type Cell = (lead: StoredLead) => string;

const LEAD_COLUMNS: readonly (readonly [string, Cell])[] = [
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

/** Start of a formula in spreadsheets; a leading apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell that spreadsheets do not evaluate. */
export function disarmCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

const quote = (text: string): string => `"${disarmCell(text).replaceAll('"', '""')}"`;

/** Leads as CSV (RFC 4180) with a byte order mark for spreadsheets. */
export function toLeadCsv(leads: readonly StoredLead[]): string {
  const rows = [LEAD_COLUMNS.map(([name]) => name), ...leads.map((lead) => LEAD_COLUMNS.map(([, cell]) => cell(lead)))];
  return `\ufeff${rows.map((row) => `${row.map(quote).join(',')}\r\n`).join('')}`;
}

interface LeadsCommandNeeds {
  readonly withDatabase: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  readonly now: () => EpochSeconds;
}

interface Deletion {
  readonly email?: string;
  readonly phone?: string;
  readonly olderThan?: string;
}

/** Personal data: readable by the owner only, and no file is overwritten. */
function writeNewFile(path: string, bytes: string | Buffer): void {
  try {
    writeFileSync(path, bytes, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new LeadsError(code === 'EEXIST' ? `${path} exists already` : `${path} cannot be written (${code})`);
  }
}

async function toWorkbook(leads: readonly StoredLead[]): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const head = LEAD_COLUMNS.map(([value]) => ({ value, fontWeight: 'bold' as const }));
  const rows = leads.map((lead) => LEAD_COLUMNS.map(([, cell]) => ({ value: cell(lead), type: String })));
  return writeExcelFile([head, ...rows]).toBuffer();
}

function parseMonths(text: string): number {
  const months = /^(\d{1,3})m?$/.exec(text)?.[1];
  if (months !== undefined && Number(months) > 0) return Number(months);
  throw new LeadsError(`--older-than: ${JSON.stringify(text)} is not a number of months (1 or more)`);
}

/** Throws LeadsError unless exactly one selection is given. */
function toSelection({ email, phone, olderThan }: Deletion, now: EpochSeconds): LeadSelection {
  const given = [email, phone, olderThan].filter((value) => value !== undefined);
  if (given.length !== 1) throw new LeadsError('name the leads by one of --email, --phone, --older-than');
  if (email !== undefined) return { email };
  if (olderThan !== undefined) return { receivedBefore: findRetentionEnd(now, parseMonths(olderThan)) };
  const number = parsePhoneNumber(phone ?? '');
  if (number === null) throw new LeadsError(`--phone: ${JSON.stringify(phone)} is not a Vietnamese phone number`);
  return { phone: number };
}

/** `leads`: requests from the forms. Throws LeadsError if a command is refused. */
export function makeLeadsCommand({ withDatabase, now }: LeadsCommandNeeds): Command {
  const command = new Command('leads');
  command
    .command('export')
    .description('Write every lead into a new file that only you may read.')
    .option('--csv <file>', 'comma-separated values')
    .option('--xlsx <file>', 'a workbook')
    .action(async ({ csv, xlsx }: { csv?: string; xlsx?: string }) => {
      if (csv === undefined && xlsx === undefined) throw new LeadsError('name the file by --csv or --xlsx');
      const leads = await withDatabase(listLeads);
      if (csv !== undefined) writeNewFile(csv, toLeadCsv(leads));
      if (xlsx !== undefined) writeNewFile(xlsx, await toWorkbook(leads));
      process.stdout.write(`${leads.length} leads\n`);
    });
  command
    .command('delete')
    .description('Delete leads for good, with the mails that wait.')
    .option('--email <address>')
    .option('--phone <number>')
    .option('--older-than <months>', 'received longer ago than so many months')
    .action(async (deletion: Deletion) => {
      const selection = toSelection(deletion, now());
      const count = await withDatabase((database) => deleteLeads(database, selection));
      process.stdout.write(`${count} leads deleted\n`);
    });
  return command;
}
