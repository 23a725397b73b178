import { describeError } from '@portal/domain/error/describe-error';
import { chooseSeparator, type TextRow } from '@portal/domain/table/choose-separator';
import { parse } from 'csv-parse/sync';
import { OrdersError } from './orders-error.ts';

export interface BankTransfer {
  readonly line: number;
  readonly transactionId: string;
  /** Whole dong. */
  readonly amount: number;
  readonly purpose: string;
}

/** Column headings of statements, without tone marks and in lower case. */
const COLUMN_NAMES = {
  transactionId: ['id', 'ma giao dich', 'so tham chieu', 'so but toan', 'reference', 'transaction id', 'ref no'],
  amount: ['amount', 'so tien', 'ghi co', 'phat sinh co', 'credit', 'so tien ghi co'],
  purpose: ['purpose', 'noi dung', 'dien giai', 'mo ta', 'description', 'noi dung giao dich'],
} as const;

type Column = keyof typeof COLUMN_NAMES;

const toPlain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').trim().toLowerCase();

/** Throws OrdersError for a missing column. */
function findColumns(head: readonly string[]): Readonly<Record<Column, number>> {
  const names = head.map(toPlain);
  const found = (Object.keys(COLUMN_NAMES) as Column[]).map((column) => {
    const at = names.findIndex((name) => (COLUMN_NAMES[column] as readonly string[]).includes(name));
    if (at === -1) throw new OrdersError(`no column of the file is one of: ${COLUMN_NAMES[column].join(', ')}`);
    return [column, at] as const;
  });
  return Object.fromEntries(found) as Record<Column, number>;
}

/** `1.990.000`, `1,990,000.00`, `+9000 VND`; null if empty or invalid. */
function parseAmount(text: string): number | null {
  const cleaned = text
    .replace(/\s|vnd|đ/gi, '')
    .replace(/^\+/, '')
    .replace(/[.,]0{1,2}$/, '');
  const digits = cleaned.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : null;
}

const KNOWN_NAMES: ReadonlySet<string> = new Set(Object.values(COLUMN_NAMES).flat());

const rateHead = ([head]: readonly TextRow[]): number =>
  head?.cells.filter((cell) => KNOWN_NAMES.has(toPlain(cell))).length ?? 0;

/**
 * Incoming transfers of a statement (CSV with commas, semicolons or tabs, UTF-8). Throws OrdersError with the line of
 * a fault.
 */
export function readBankFile(text: string): BankTransfer[] {
  const rows: { readonly line: number; readonly cells: readonly string[] }[] = [];
  try {
    parse(text, {
      bom: true,
      delimiter: chooseSeparator(text.trimStart(), rateHead),
      onRecord: (cells: string[], { lines }) => void rows.push({ line: lines, cells }),
      skipEmptyLines: true,
      relaxColumnCount: true,
    });
  } catch (error) {
    throw new OrdersError(`not a table in CSV: ${describeError(error)}`);
  }
  const [head, ...rest] = rows;
  if (head === undefined) throw new OrdersError('the file is empty');
  const columns = findColumns(head.cells);
  return rest.flatMap(({ line, cells }) => {
    const read = (column: Column): string => (cells[columns[column]] ?? '').trim();
    if (read('amount') === '' || read('amount').startsWith('-')) return [];
    const amount = parseAmount(read('amount'));
    if (amount === null || amount === 0)
      throw new OrdersError(`line ${line}: “${read('amount')}” is not an amount of money`);
    if (read('transactionId') === '') throw new OrdersError(`line ${line}: the transaction has no number`);
    return [{ line, transactionId: read('transactionId'), amount, purpose: read('purpose') }];
  });
}
