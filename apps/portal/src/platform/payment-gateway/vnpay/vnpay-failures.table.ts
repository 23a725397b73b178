import type { PaymentFailure } from '@portal/domain/order/payment-method';

/**
 * Failure reasons by `vnp_ResponseCode` (sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html, "Bảng mã lỗi"). 07:
 * the money was taken but fraud is suspected; VNPay refunds or confirms it manually.
 */
export const VNPAY_FAILURES: Readonly<Record<string, PaymentFailure>> = {
  '07': 'suspected',
  '09': 'notEnabled',
  '10': 'wrongSecret',
  '11': 'timedOut',
  '12': 'blocked',
  '13': 'wrongSecret',
  '24': 'cancelled',
  '51': 'balance',
  '65': 'limit',
  '75': 'maintenance',
  '79': 'wrongSecret',
};

/** Result of the payment by `vnp_TransactionStatus` (same page); all others are pending. */
export const VNPAY_STATES: Readonly<Record<string, PaymentFailure | 'paid'>> = {
  '00': 'paid',
  '02': 'other',
  '04': 'other',
  '05': 'other',
  '06': 'other',
  '07': 'suspected',
};
