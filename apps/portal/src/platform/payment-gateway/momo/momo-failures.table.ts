import type { PaymentFailure } from '@portal/domain/order/payment-method';

/** Failure reasons by `resultCode` (developers.momo.vn/v3/docs/payment/api/result-handling/resultcode). */
export const MOMO_FAILURES: Readonly<Record<string, PaymentFailure>> = {
  '98': 'other',
  '1001': 'balance',
  '1002': 'other',
  '1003': 'cancelled',
  '1004': 'limit',
  '1005': 'timedOut',
  '1006': 'cancelled',
  '1007': 'blocked',
  '1017': 'cancelled',
  '1026': 'limit',
  '4001': 'blocked',
  '4002': 'blocked',
  '4100': 'wrongSecret',
};

/** Codes of a pending payment; 9000 is authorised, and the money is still the payer's (same page). */
export const MOMO_PENDING: ReadonlySet<string> = new Set(['1000', '7000', '7002', '8000', '9000']);

/** Codes of MoMo's own problems, to be retried (same page). */
export const MOMO_PASSING: ReadonlySet<string> = new Set(['10', '43', '47', '99']);
