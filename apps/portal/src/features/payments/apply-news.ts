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

/** A gateway's statement about a payment, from a notification or a query. */
export interface GatewayWord extends Notification {
  readonly method: PaymentMethod;
  readonly isTest: boolean;
}

/** Result of a readable notification. */
export type NewsVerdict = Exclude<NotificationVerdict, 'forged' | 'unreadable' | 'tryAgain'>;

/** Origin of a payment, with the gateway's reference. */
type MoneySource = Pick<GatewayWord, 'method' | 'isTest' | 'reference'>;
type Paid = Extract<PaymentNews, { state: 'paid' }>;
type ApplyNeeds = Pick<PaymentNeeds, 'clock' | 'plans'>;

/** Digits of the attempt's number at the end of a reference. */
const NUMBER_DIGITS = 2;

const MOST_NUMBER = 10 ** NUMBER_DIGITS - 1;

/** The attempt of a reference. A bank transfer names the order only, so its newest transfer attempt is meant. */
function findAttempt(
  attempts: readonly StoredAttempt[],
  { method, reference }: Pick<MoneySource, 'method' | 'reference'>,
): StoredAttempt | undefined {
  const own = attempts.filter((attempt) => attempt.method === method);
  if (method === 'vietqr') return own.at(-1);
  const number = Number(reference?.slice(-NUMBER_DIGITS));
  return own.find((attempt) => attempt.number === number);
}

/** Why money cannot be applied to an order; null if it can. */
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

/**
 * Ends the attempt that a payment belongs to. A transfer may arrive without one if nobody opened the QR code; then it
 * is added.
 */
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
 * Applies money to a pending order; order, attempt, plan month and e-mail change together. False if the account's
 * months have changed since the quote.
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

/** Counts money once. Money without a pending order stays unmatched; customer and company are notified. */
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

/** A failed attempt leaves its order pending: it can be repeated, or another method chosen. */
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

/** Stores the end of money held apart from its order. */
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

/** Locks the account's months and then the order; this order of locks is the same everywhere. */
export async function lockOrderWithMonths(
  queries: Queries,
  key: OrderKey,
  plans: Pick<PaymentNeeds['plans'], 'lock'>,
): Promise<StoredOrder | null> {
  const { accountId } = (await findOrder(queries, key)) ?? { accountId: null };
  if (accountId !== null) await plans.lock(queries, accountId);
  return lockOrder(queries, key);
}

/** Applies a gateway's statement in one transaction and returns the result. */
export async function applyNews(queries: Queries, word: GatewayWord, needs: ApplyNeeds): Promise<NewsVerdict> {
  const code = word.reference === null ? null : readReferenceCode(word.reference);
  const key = code === null ? null : await findOrderKey(queries, 'code', code);
  const order = key === null ? null : await lockOrderWithMonths(queries, key, needs.plans);
  if (word.news.state === 'paid') return applyPayment(queries, order, word, word.news, needs);
  if (order === null) return 'unknownOrder';
  return word.news.state === 'failed' ? applyFailure(queries, order, word, word.news) : 'done';
}
