import { dataOrderMessages } from '@portal/content/messages/data-order-messages';
import { AppError, toProblem } from '@portal/contract/errors';
import { type DataRequest, findDataRows, listDataVariables } from '@portal/domain/data-order/data-request';
import { estimateDataBytes, MOST_DATA_BYTES, MOST_DATA_ROWS } from '@portal/domain/data-order/estimate-data-file';
import type { Language } from '@portal/domain/language/language';
import type { PlanId } from '@portal/domain/plan/plan.table';
import { DAY_SECONDS, type EpochSeconds, formatDate, formatMoment } from '@portal/domain/time/vietnam-time';
import { cancelAccountJob } from '#platform/account-jobs/account-job-store.ts';
import { addAccountJob } from '#platform/account-jobs/add-account-job.ts';
import type { Database } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { claimIdempotencyKey } from '#platform/idempotency/idempotency.ts';
import type { OwnKey } from '#platform/own-resource/own-resource.ts';
import { findDataOrder, insertDataOrder, listDataOrders, type WorkedDataOrder } from './data-order-store.ts';
import type { DataOrderNeeds, TableNeeds } from './needs.ts';
import { createDataOrderKind } from './order-kind.ts';
import { checkPlan, readOrderInput } from './read-order-input.ts';
import { estimateRunRows } from './read-run-rows.ts';

/** The retention of jobs (docs/develop/jobs.md). */
const RETENTION_SECONDS = 30 * DAY_SECONDS;
const MEGABYTE = 1_000_000;

function toErrorShape({ code, ...options }: NonNullable<WorkedDataOrder['error']>, language: Language) {
  const { errorCode, title, detail } = toProblem(AppError.restore(code, options), language, '');
  return { errorCode, title, detail };
}

const toMoment = (at: EpochSeconds | null): string | null => (at === null ? null : formatMoment(at));

function toOrderShape(order: WorkedDataOrder, language: Language) {
  const { id, request, expectedRows, expectedBytes, state, progress, result, error, fileName, fileBytes } = order;
  const { step, places, fromAt, toAt, variables, format, mark } = request;
  return {
    id,
    state,
    progress,
    step,
    places,
    from: formatDate(fromAt),
    to: formatDate(toAt),
    variables,
    format,
    byteOrderMark: mark,
    expectedRows,
    expectedBytes,
    result,
    error: error && toErrorShape(error, language),
    fileName,
    fileBytes,
    createdAt: formatMoment(order.createdAt),
    endedAt: toMoment(order.endedAt),
    keptUntil: fileName === null || order.endedAt === null ? null : formatMoment(order.endedAt + RETENTION_SECONDS),
  };
}

/** Rows and file size of a request under a plan. Throws `AppError` `badInput` for no rows, or too many. */
function estimateOrder(needs: TableNeeds, plan: PlanId, request: DataRequest, language: Language) {
  const words = dataOrderMessages[language].faults;
  const { places, step, format } = request;
  const [first] = places;
  const { startAt, count } = findDataRows(plan, request, needs.clock());
  const each = step !== 'runs' || first === undefined ? count : estimateRunRows(needs, first, request);
  const rows = each * places.length;
  if (rows === 0) {
    const message = step === 'runs' ? words.noRuns : words.noRows;
    throw new AppError('badInput', { errors: [{ path: 'from', message }] });
  }
  if (rows > MOST_DATA_ROWS) {
    const message = words.tooManyRows(rows, MOST_DATA_ROWS);
    throw new AppError('badInput', { errors: [{ path: 'places', message }] });
  }
  const variables = listDataVariables(request);
  const bytes = estimateDataBytes({ step, places, rowsPerPlace: each, variables }, format);
  if (bytes > MOST_DATA_BYTES) {
    const message = words.tooLarge(String(Math.ceil(bytes / MEGABYTE)), MOST_DATA_BYTES / MEGABYTE);
    throw new AppError('badInput', { errors: [{ path: 'format', message }] });
  }
  return { startAt, count: step === 'runs' ? 0 : count, rows, bytes };
}

interface OrderCall {
  readonly accountId: string;
  readonly body: unknown;
  readonly language: Language;
  /** Null: each call is a new order. */
  readonly idempotencyKey: string | null;
}

/** Throws `AppError` `notFound`. */
export async function showOrder(database: Database, key: OwnKey, language: Language) {
  const order = await findDataOrder(database, key);
  if (order === null) throw new AppError('notFound');
  return toOrderShape(order, language);
}

/** An account's stored orders, newest first; also for its export. */
export async function showOrders(database: Database, accountId: string, language: Language) {
  return (await listDataOrders(database, accountId)).map((order) => toOrderShape(order, language));
}

/** Throws `AppError` `badInput`, `planLimit` (403), `outsideCoverage`, `tooManyJobs`. */
export async function addOrder(needs: DataOrderNeeds, call: OrderCall) {
  const { database, clock, machineClock, findPlan, locate } = needs;
  const { accountId, language, body, idempotencyKey } = call;
  const request = readOrderInput(body, clock(), language);
  const { planId } = await findPlan(accountId);
  checkPlan(planId, request, clock(), language);
  for (const { lat, lng } of request.places) locate({ lat, lng });
  const { startAt, count, rows, bytes } = estimateOrder(needs, planId, request, language);
  const now = machineClock();
  const id = makeUuidV7(now * 1000);
  const orderId = await database.inTransaction(async (transaction) => {
    if (idempotencyKey !== null) {
      const scope = `data-order ${accountId}`;
      const known = await claimIdempotencyKey(transaction, { scope, key: idempotencyKey, body }, { resultId: id, now });
      if (known !== null) return known;
    }
    const input = { request, startAt, count, language };
    await addAccountJob(transaction, { kind: createDataOrderKind(needs), accountId, input, now, id });
    await insertDataOrder(transaction, { accountId, id, request, expectedRows: rows, expectedBytes: bytes });
    return id;
  });
  return showOrder(database, { accountId, id: orderId }, language);
}

/** Cancels an order; a finished one stays as it is. Throws `AppError` `notFound`. */
export async function cancelOrder(needs: DataOrderNeeds, key: OwnKey, language: Language) {
  await showOrder(needs.database, key, language);
  await cancelAccountJob(needs.database, key, needs.machineClock());
  return showOrder(needs.database, key, language);
}
