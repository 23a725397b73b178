import { readReferenceCode } from '@portal/domain/order/order-code';
import { isClosed } from '@portal/domain/order/order-state';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import type { Queries } from '#platform/database/database.ts';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import type { Notification, NotificationVerdict, PaymentNews } from '#platform/payment-gateway/payment-gateway.ts';
import { insertAttempt, listAttempts, type StoredAttempt, settleAttempt } from './attempt-store.ts';
import type { PaymentNeeds } from './needs.ts';
import { requestLetter } from './order-letters.ts';
import {
  closeOtherOrders,
  findOrder,
  findOrderKey,
  lockOrder,
  type OrderKey,
  type StoredOrder,
  updateOrder,
} from './order-store.ts';
import { insertPayment, rejectPayment, type UnmatchedReason } from './payment-store.ts';

/** What a gateway said, whether by itself or asked. */
export interface GatewayWord extends Notification {
  readonly method: PaymentMethod;
  readonly isTest: boolean;
}

/** What became of a message that could be read. */
export type NewsVerdict = Exclude<NotificationVerdict, 'forged' | 'unreadable' | 'tryAgain'>;

/** Where money came by, and under which name. */
type MoneySource = Pick<GatewayWord, 'method' | 'isTest' | 'reference'>;
type Paid = Extract<PaymentNews, { state: 'paid' }>;
type ApplyNeeds = Pick<PaymentNeeds, 'clock' | 'plans'>;

/** Length of the number of a try at the end of a reference. */
const NUMBER_DIGITS = 2;

/** Largest number that is left for a try. */
const MOST_NUMBER = 10 ** NUMBER_DIGITS - 1;

/** The try that a reference names; a transfer names its order alone, then the newest one by transfer. */
function findAttempt(
  attempts: readonly StoredAttempt[],
  { method, reference }: Pick<MoneySource, 'method' | 'reference'>,
): StoredAttempt | undefined {
  const own = attempts.filter((attempt) => attempt.method === method);
  if (method === 'vietqr') return own.at(-1);
  const number = Number(reference?.slice(-NUMBER_DIGITS));
  return own.find((attempt) => attempt.number === number);
}

/** Why money for an order cannot be applied to it; null where it can. */
function findReason(order: StoredOrder | null, { amount }: Paid): UnmatchedReason | null {
  if (order === null) return 'unknownOrder';
  if (isClosed(order.state) || order.accountId === null) return 'closedOrder';
  return amount === order.amount ? null : 'wrongAmount';
}

const VERDICTS = {
  unknownOrder: 'unknownOrder',
  wrongAmount: 'wrongAmount',
  closedOrder: 'repeated',
} as const satisfies Record<UnmatchedReason, NewsVerdict>;

/** Ends the try that money belongs to: a transfer may come for an order of which nobody opened the QR code. */
async function settlePaidAttempt(
  queries: Queries,
  order: StoredOrder,
  word: MoneySource,
  { clock, state }: Pick<ApplyNeeds, 'clock'> & { readonly state: 'paid' | 'keptApart' },
) {
  const attempts = await listAttempts(queries, [order]);
  const found = findAttempt(attempts, word);
  const isSecondMoney = found?.state === 'paid' && state === 'keptApart';
  if (found !== undefined && !isSecondMoney) return settleAttempt(queries, found, { state, reason: null });
  const now = clock();
  const number = attempts.length + 1;
  if (number > MOST_NUMBER) return;
  const { bucket, id: orderId } = order;
  const attempt = { bucket, orderId, number, id: makeUuidV7(now * 1000), method: word.method, createdAt: now } as const;
  return insertAttempt(queries, { ...attempt, state, reason: null, queryAt: null });
}

/**
 * Money for an order that waits for it: order, try, month and letter change together. False where the months of its account have changed
 * meanwhile: the order was quoted for what it had before.
 */
export async function applyMoney(
  queries: Queries,
  order: StoredOrder,
  word: MoneySource,
  needs: ApplyNeeds,
): Promise<boolean> {
  const { accountId, planId, amount, credit, id, planVersion: quotedFor } = order;
  if (accountId === null) return false;
  const now = needs.clock();
  const value = amount + credit;
  const change = await needs.plans.grant(queries, { accountId, orderId: id, planId, value, quotedFor });
  if (change === null) return false;
  await settlePaidAttempt(queries, order, word, { clock: needs.clock, state: 'paid' });
  const { startsAt, endsAt } = change;
  const isTest = order.isTest || word.isTest;
  const paid = { state: 'paid', reason: null, closedAt: now, paidAt: now, startsAt, endsAt, isTest } as const;
  await updateOrder(queries, order, paid);
  await closeOtherOrders(queries, { accountId, id }, now);
  await requestLetter(queries, order, { kind: 'paid' }, now);
  return true;
}

/** Money is counted once; what no order waits for is nobody's, and customer and company are told. */
async function applyPayment(
  queries: Queries,
  order: StoredOrder | null,
  word: GatewayWord,
  paid: Paid,
  needs: ApplyNeeds,
): Promise<NewsVerdict> {
  const { method, isTest, reference } = word;
  const { transactionId, amount } = paid;
  const now = needs.clock();
  const reason = findReason(order, paid);
  const counted = await insertPayment(queries, {
    method,
    transactionId,
    reference,
    amount,
    receivedAt: now,
    state: reason === null ? 'applied' : 'unmatched',
    reason,
    orderBucket: order?.bucket ?? null,
    orderId: order?.id ?? null,
    isTest,
  });
  if (!counted) return 'repeated';
  if (reason === null && order !== null) {
    if (await applyMoney(queries, order, word, needs)) return 'done';
    await rejectPayment(queries, { method, transactionId }, 'closedOrder');
  }
  if (order !== null) await settlePaidAttempt(queries, order, word, { clock: needs.clock, state: 'keptApart' });
  await requestLetter(queries, order, { kind: 'unmatched', payment: { method, transactionId } }, now);
  return VERDICTS[reason ?? 'closedOrder'];
}

/** A try that failed leaves its order pending: it is repeated, or another way is taken. */
async function applyFailure(
  queries: Queries,
  order: StoredOrder,
  word: GatewayWord,
  news: Extract<PaymentNews, { state: 'failed' }>,
): Promise<NewsVerdict> {
  if (word.amount !== order.amount) return 'wrongAmount';
  const attempt = findAttempt(await listAttempts(queries, [order]), word);
  if (attempt === undefined) return 'unknownOrder';
  if (isClosed(order.state) || attempt.state !== 'pending') return 'repeated';
  await settleAttempt(queries, attempt, { state: 'failed', reason: news.reason });
  return 'done';
}

/** What became of money that was kept apart from the order that it came for. */
export async function settleApartAttempt(
  queries: Queries,
  order: StoredOrder,
  source: Pick<MoneySource, 'method' | 'reference'>,
  state: 'returned' | 'moved',
): Promise<void> {
  const apart = (await listAttempts(queries, [order])).filter((attempt) => attempt.state === 'keptApart');
  const found = findAttempt(apart, source);
  if (found !== undefined) await settleAttempt(queries, found, { state, reason: null });
}

/** An order that no other transaction changes until this one is over, nor the months of its account; they are locked first, as everywhere. */
export async function lockOrderWithMonths(
  queries: Queries,
  key: OrderKey,
  plans: Pick<PaymentNeeds['plans'], 'lock'>,
): Promise<StoredOrder | null> {
  const { accountId } = (await findOrder(queries, key)) ?? { accountId: null };
  if (accountId !== null) await plans.lock(queries, accountId);
  return lockOrder(queries, key);
}

/** Applies what a gateway said, in one transaction: all of it or nothing. The verdict says what became of it. */
export async function applyNews(queries: Queries, word: GatewayWord, needs: ApplyNeeds): Promise<NewsVerdict> {
  const code = word.reference === null ? null : readReferenceCode(word.reference);
  const key = code === null ? null : await findOrderKey(queries, 'code', code);
  const order = key === null ? null : await lockOrderWithMonths(queries, key, needs.plans);
  if (word.news.state === 'paid') return applyPayment(queries, order, word, word.news, needs);
  if (order === null) return 'unknownOrder';
  return word.news.state === 'failed' ? applyFailure(queries, order, word, word.news) : 'done';
}
