/** A payment method (api.md, "Plans, orders, payments"). */
export type PaymentMethod = 'vnpay' | 'momo' | 'zalopay' | 'vietqr';

/** Every payment method in display order: the bank transfer that every bank's app scans comes first. */
export const PAYMENT_METHODS = ['vietqr', 'momo', 'zalopay', 'vnpay'] as const satisfies readonly PaymentMethod[];

/**
 * Why a payment failed, as far as a gateway says: `cancelled` by the payer, `timedOut` at the gateway, `balance` too
 * low, over a `limit` of bank or wallet, `wrongSecret` (password or code), card or account `blocked`, or not enabled
 * for online payments (`notEnabled`), the bank under `maintenance`, `suspected` of fraud, or any `other`.
 */
export const PAYMENT_FAILURES = [
  'cancelled',
  'timedOut',
  'balance',
  'limit',
  'wrongSecret',
  'blocked',
  'notEnabled',
  'maintenance',
  'suspected',
  'other',
] as const;
/** Why a payment failed. */
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];
