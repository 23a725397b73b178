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

/** Minimum time left to pay. */
const LEAST_SECONDS = 20;
const GATEWAY_TIMEOUT_MS = 12_000;
const RETRY_SECONDS = 30;

interface BegunAttempt {
  readonly order: StoredOrder;
  readonly attempt: StoredAttempt;
}

/** Stores an attempt before the gateway knows of it, so that no payment arrives for an unknown attempt. */
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

/** Description for gateways: letters and digits without tone marks. */
function describeOrder({ planId, code }: StoredOrder): string {
  const plain = namePlan(planId, 'vi')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D');
  return `${plain} 1 thang, don ${code}`;
}

/** The payment method of a call. Throws `AppError`: `badInput` for an unknown one, `unavailable` if not configured. */
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
 * Starts an attempt to pay an order. Throws `AppError`: `notFound`, `orderClosed` if not pending, `gatewayAway` if
 * the gateway fails; then the attempt has failed and another may follow.
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
    needs.warn(`${gateway.method} did not start a payment (${error.message})`);
    // The gateway's reply may be lost, so the gateway is still queried for a payment.
    const { queryAt } = attempt;
    await settleAttempt(needs.database, attempt, { state: 'failed', reason: 'other', queryAt });
    throw new AppError('gatewayAway', { retryAfterSeconds: RETRY_SECONDS });
  }
}
