import { namePlan } from '@portal/content/products/plan-words';
import { AppError } from '@portal/contract/errors';
import { MOST_ATTEMPTS, toReference } from '@portal/domain/order/order-code';
import { QUERY_AFTER_SECONDS } from '@portal/domain/order/order-state';
import type { PaymentMethod } from '@portal/domain/order/payment-method';
import { makeUuidV7 } from '#platform/database/uuid-v7.ts';
import { GatewayError, type PaymentGateway, type PaymentStart } from '#platform/payment-gateway/payment-gateway.ts';
import { insertAttempt, listAttempts, type StoredAttempt, settleAttempt } from './attempt-store.ts';
import type { PaymentNeeds } from './needs.ts';
import { toResultLink } from './order-letters.ts';
import { lockOrder, type OrderKey, type StoredOrder } from './order-store.ts';

/** Less time than this is not enough to pay. */
const LEAST_SECONDS = 20;
const GATEWAY_TIMEOUT_MS = 12_000;
const RETRY_SECONDS = 30;

/** A try that has begun. */
interface BegunAttempt {
  readonly order: StoredOrder;
  readonly attempt: StoredAttempt;
}

/** Stores a try before the gateway knows of it, so that no payment can arrive for a try that is not there. */
async function beginAttempt(needs: PaymentNeeds, key: OrderKey, gateway: PaymentGateway): Promise<BegunAttempt> {
  const now = needs.clock();
  return needs.database.inTransaction(async (transaction) => {
    const order = await lockOrder(transaction, key);
    if (order === null) throw new AppError('notFound');
    if (order.state !== 'pending' || order.expiresAt - now < LEAST_SECONDS) throw new AppError('orderClosed');
    const number = (await listAttempts(transaction, [order])).length + 1;
    if (number > MOST_ATTEMPTS) throw new AppError('orderClosed');
    const attempt: StoredAttempt = {
      bucket: order.bucket,
      orderId: order.id,
      number,
      id: makeUuidV7(now * 1000),
      method: gateway.method,
      state: 'pending',
      reason: null,
      createdAt: now,
      queryAt: gateway.query === null ? null : now + QUERY_AFTER_SECONDS,
    };
    await insertAttempt(transaction, attempt);
    return { order, attempt };
  });
}

/** What is paid for, as gateways take it: letters and digits without tone marks. */
function describeOrder({ planId, code }: StoredOrder): string {
  const plain = namePlan(planId, 'vi')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D');
  return `${plain} 1 thang, don ${code}`;
}

/** The way to pay that a caller names. Throws `AppError`: `badInput` for none, `unavailable` for one that is not set up. */
export function getGateway({ gateways }: Pick<PaymentNeeds, 'gateways'>, method: unknown): PaymentGateway {
  const gateway = gateways.find((known) => known.method === method);
  if (gateway !== undefined) return gateway;
  const known: readonly unknown[] = ['vnpay', 'momo', 'zalopay', 'vietqr'] satisfies PaymentMethod[];
  if (known.includes(method)) throw new AppError('unavailable');
  const detail = {
    vi: 'method là một trong vnpay, momo, zalopay, vietqr.',
    en: 'method is one of vnpay, momo, zalopay, vietqr.',
  };
  throw new AppError('badInput', { detail });
}

/**
 * Begins a try to pay an order. Throws `AppError`: `notFound`, `orderClosed` where it waits no longer, `gatewayAway` where the gateway does not begin
 * it; then the try has failed and another may follow.
 */
export async function payOrder(
  needs: PaymentNeeds,
  key: OrderKey,
  gateway: PaymentGateway,
  network: string,
): Promise<{ readonly order: StoredOrder; readonly start: PaymentStart }> {
  const { order, attempt } = await beginAttempt(needs, key, gateway);
  try {
    const start = await gateway.create(
      {
        reference: toReference(order.code, attempt.number),
        createdAt: attempt.createdAt,
        amount: order.amount,
        purpose: order.code,
        description: describeOrder(order),
        language: order.language,
        network,
        expiresAt: order.expiresAt,
        returnUrl: toResultLink(needs, order),
      },
      AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
    );
    return { order, start };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    needs.warn(`${gateway.method} did not begin a payment (${error.message})`);
    // An answer may be lost on its way back: the gateway is still asked whether the payer got there.
    const { queryAt } = attempt;
    await settleAttempt(needs.database, attempt, { state: 'failed', reason: 'other', queryAt });
    throw new AppError('gatewayAway', { retryAfterSeconds: RETRY_SECONDS });
  }
}
