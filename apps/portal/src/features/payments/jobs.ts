import { describeError } from '@portal/domain/error/describe-error';
import { toReference } from '@portal/domain/order/order-code';
import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import type { Job } from '#platform/jobs/job.ts';
import type { PaymentGateway } from '#platform/payment-gateway/payment-gateway.ts';
import { applyNews } from './apply-news.ts';
import { type DueAttempt, listDueAttempts, postponeQuery, settleAttempt } from './attempt-store.ts';
import type { PaymentNeeds } from './needs.ts';
import { deliverOrderLetters } from './order-letters.ts';
import { deleteOldOrders, listOverdueOrders, lockOrder, updateOrder } from './order-store.ts';
import { deleteNotifications } from './payment-store.ts';

const QUERY_EVERY_SECONDS = 60;
/** Time of the last query before an order expires. */
const LAST_BEFORE_END_SECONDS = 20;
/** Time of the last query after an order expires, for payments that a gateway completes late. */
const LAST_AFTER_END_SECONDS = 900;
const MOST_QUERIES = 20;
const MOST_EXPIRED = 200;
const GATEWAY_TIMEOUT_MS = 12_000;

const NOTIFICATION_SECONDS = 90 * DAY_SECONDS;
const ORDER_YEARS_SECONDS = 10 * 365.25 * DAY_SECONDS;

/** The next query of an attempt; null: no more. */
function findNextQuery({ expiresAt }: DueAttempt, now: number): number | null {
  const [before, after] = [expiresAt - LAST_BEFORE_END_SECONDS, expiresAt + LAST_AFTER_END_SECONDS];
  if (now >= after) return null;
  if (now < before) return Math.min(now + QUERY_EVERY_SECONDS, before);
  return Math.min(now + 5 * QUERY_EVERY_SECONDS, after);
}

async function queryAttempt(needs: PaymentNeeds, gateway: PaymentGateway, attempt: DueAttempt): Promise<void> {
  const { database, clock, warn } = needs;
  const { method, isTest, query } = gateway;
  if (query === null) return postponeQuery(database, attempt, null);
  const { code, number, createdAt, amount } = attempt;
  const reference = toReference(code, number);
  // Stored before the gateway is queried: if the process dies meanwhile, the query is repeated, but later.
  const next = findNextQuery(attempt, clock());
  await postponeQuery(database, attempt, next ?? clock() + QUERY_EVERY_SECONDS);
  try {
    const news = await query({ reference, createdAt, amount }, AbortSignal.timeout(GATEWAY_TIMEOUT_MS));
    if (news.state !== 'pending') {
      await database.inTransaction((transaction) =>
        applyNews(transaction, { method, isTest, reference, amount, news }, needs),
      );
      await postponeQuery(database, attempt, null);
    } else if (next === null) {
      await settleAttempt(database, attempt, { state: 'failed', reason: 'timedOut' });
    }
  } catch (error) {
    warn(`${method} did not report the state of a payment (${describeError(error)})`);
    if (next === null && clock() > attempt.expiresAt + DAY_SECONDS) await postponeQuery(database, attempt, null);
  }
}

/** Queries gateways about due attempts. Returns how many there were. */
async function queryDueAttempts(needs: PaymentNeeds, signal?: AbortSignal): Promise<number> {
  const due = await listDueAttempts(needs.database, needs.clock(), MOST_QUERIES);
  for (const attempt of due) {
    if (signal?.aborted === true) break;
    const gateway = needs.gateways.find(({ method }) => method === attempt.method);
    if (gateway === undefined) await postponeQuery(needs.database, attempt, null);
    else await queryAttempt(needs, gateway, attempt);
  }
  return due.length;
}

/** Expires unpaid orders. Returns how many. */
async function expireOrders({ database, clock }: Pick<PaymentNeeds, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  const overdue = await listOverdueOrders(database, now, MOST_EXPIRED);
  for (const key of overdue) {
    await database.inTransaction(async (transaction) => {
      const order = await lockOrder(transaction, key);
      if (order?.state !== 'pending' || order.expiresAt > now) return;
      await updateOrder(transaction, order, { state: 'expired', reason: 'notPaidInTime', closedAt: now });
    });
  }
  return overdue.length;
}

/** Jobs that query gateways, expire orders, send e-mails and delete old rows. */
export function listPaymentJobs(needs: PaymentNeeds): readonly Job[] {
  const { database, clock } = needs;
  return [
    {
      name: 'payments.query-gateways',
      everySeconds: 10,
      run: async ({ signal }) => void (await queryDueAttempts(needs, signal)),
    },
    { name: 'payments.expire-orders', everySeconds: 5, run: async () => void (await expireOrders(needs)) },
    {
      name: 'payments.send-letters',
      everySeconds: 3,
      run: async ({ signal }) => void (await deliverOrderLetters(needs, signal)),
    },
    {
      name: 'payments.delete-old',
      everySeconds: 3600,
      async run() {
        await deleteNotifications(database, clock() - NOTIFICATION_SECONDS);
        await deleteOldOrders(database, clock() - ORDER_YEARS_SECONDS);
      },
    },
  ];
}
