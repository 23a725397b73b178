import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { AppError } from '@portal/contract/errors';
import type { DataFormat } from '@portal/domain/data-order/data-variable.table';
import { formatDate } from '@portal/domain/time/vietnam-time';
import type { AccountJobKind } from '#platform/account-jobs/account-job.ts';
import { runOnThread } from '#platform/account-jobs/run-on-thread.ts';
import { BASIS, type DataTable } from './data-table.ts';
import { DATA_FILE_TYPES, type DataFileOrder } from './files/write-data-file.ts';
import type { TableNeeds } from './needs.ts';
import { readTable, type TableOrder } from './read-table.ts';

const PROGRAM = new URL('./files/data-file-on-thread.ts', import.meta.url);
/** Share of the progress for reading, which takes longer than writing. */
const READ_SHARE = 0.7;

/** Not every format can hold a table without rows. */
function refuseEmpty(): AppError {
  const { vi, en } = dataOrderMessages;
  return new AppError('badInput', { detail: { vi: vi.faults.noRuns, en: en.faults.noRuns } });
}

/** `troi-viet-2026-11-01-2026-11-21-hourly.nc` */
function nameFile({ request: { fromAt, toAt, step } }: TableOrder, format: DataFormat): string {
  return `troi-viet-${formatDate(fromAt)}-${formatDate(toAt)}-${step}.${DATA_FILE_TYPES[format].ending}`;
}

const toResult = ({ rows, facts, basis }: DataTable) => ({
  rows,
  demo: basis.includes(BASIS.demo),
  runs: facts.runs.length,
  credits: facts.credits,
});

/**
 * Reads in slices between requests, writes in a worker thread. Nothing is stored before the end, so that the job can
 * be restarted.
 */
export const createDataOrderKind = (needs: TableNeeds): AccountJobKind<TableOrder> => ({
  name: 'data-orders.make-file',
  async run({ input, signal, reportProgress }) {
    const { format, mark } = input.request;
    const table = await readTable(needs, input, {
      signal,
      reportProgress: (share) => reportProgress(READ_SHARE * share),
    });
    if (table.rows === 0) throw refuseEmpty();
    const order: DataFileOrder = { table, format, mark };
    const bytes = await runOnThread<Uint8Array>({
      program: PROGRAM,
      order,
      signal,
      reportProgress: (share) => reportProgress(READ_SHARE + (1 - READ_SHARE) * share),
    });
    const file = {
      bytes: Buffer.from(bytes),
      name: nameFile(input, format),
      mediaType: DATA_FILE_TYPES[format].mediaType,
    };
    return { result: toResult(table), file };
  },
});
