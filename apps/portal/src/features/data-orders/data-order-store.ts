import type { DataRequest } from '@portal/domain/data-order/data-request';
import type { AccountJob } from '#platform/account-jobs/account-job.ts';
import { toIdBucket } from '#platform/database/bucket.ts';
import type { Queries } from '#platform/database/database.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';

/** An order with the size estimate shown at order time. */
export interface DataOrder extends OwnKey {
  readonly request: DataRequest;
  readonly expectedRows: number;
  readonly expectedBytes: number;
}

/** An order with its job's state; the size is null without a file. */
export type WorkedDataOrder = DataOrder &
  Pick<AccountJob, 'state' | 'progress' | 'error' | 'fileName' | 'createdAt' | 'endedAt'> & {
    readonly result: { readonly rows: number; readonly demo: boolean } | null;
    readonly fileBytes: number | null;
  };

const COLUMNS = `data.account_id as "accountId", data.id, request, expected_rows as "expectedRows", expected_bytes as "expectedBytes",
  state, progress, result, error, file_name as "fileName", created_at as "createdAt", ended_at as "endedAt",
  octet_length(file) as "fileBytes"`;
const JOINED = `data_order as data join account_job as job
  on job.bucket = data.bucket and job.account_id = data.account_id and job.id = data.id`;

export async function insertDataOrder(queries: Queries, order: DataOrder): Promise<void> {
  const { accountId, id, request, expectedRows, expectedBytes } = order;
  await queries.query(
    `insert into data_order (bucket, account_id, id, request, expected_rows, expected_bytes) values ($1, $2, $3, $4, $5, $6)`,
    [toIdBucket(accountId), accountId, id, JSON.stringify(request), expectedRows, expectedBytes],
  );
}

export async function findDataOrder(queries: Queries, { accountId, id }: OwnKey): Promise<WorkedDataOrder | null> {
  const rows = await queries.query<WorkedDataOrder>(
    `select ${COLUMNS} from ${JOINED} where data.bucket = $1 and data.account_id = $2 and data.id = $3`,
    [toIdBucket(accountId), accountId, id],
  );
  return rows[0] ?? null;
}

/** An account's stored orders, newest first. */
export function listDataOrders(queries: Queries, accountId: string): Promise<WorkedDataOrder[]> {
  return queries.query<WorkedDataOrder>(
    `select ${COLUMNS} from ${JOINED} where data.bucket = $1 and data.account_id = $2 order by created_at desc, data.id desc`,
    [toIdBucket(accountId), accountId],
  );
}
