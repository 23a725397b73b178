import type { PaymentFailure } from '@portal/domain/order/payment-method';

/**
 * Why a payment failed, by `vnp_ResponseCode` (sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html, "Bảng mã lỗi").
 * 07: the money was taken and the payment is suspected of fraud; VNPay decides and sends it back or confirms it by hand.
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

/** What the payment itself came to, by `vnp_TransactionStatus` (same page); those not named are neither paid nor over. */
export const VNPAY_STATES: Readonly<Record<string, PaymentFailure | 'paid'>> = {
  '00': 'paid',
  '02': 'other',
  '04': 'other',
  '05': 'other',
  '06': 'other',
  '07': 'suspected',
};
