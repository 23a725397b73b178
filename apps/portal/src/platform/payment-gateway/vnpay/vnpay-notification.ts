import type {
  Notification,
  NotificationAddress,
  NotificationVerdict,
  PaymentNews,
} from '#platform/payment-gateway/payment-gateway.ts';
import { type Fields, pickFields, readText, readWhole } from '#platform/payment-gateway/signature.ts';
import { VNPAY_FAILURES, VNPAY_STATES } from './vnpay-failures.table.ts';
import { areParametersSigned, type VnpayAccount } from './vnpay-signature.ts';

/** VNPay amounts are in hundredths of a dong. */
export const HUNDREDTHS = 100;

/** Whole dong of `vnp_Amount`; null if invalid. */
export function readAmount(fields: Fields): number | null {
  const hundredths = readWhole(fields, 'vnp_Amount');
  return hundredths === null || hundredths % HUNDREDTHS !== 0 ? null : hundredths / HUNDREDTHS;
}

/** State of a payment; null if VNPay says paid without amount or transaction. */
export function toNews(fields: Fields, responseCode: string): PaymentNews | null {
  const state = VNPAY_STATES[readText(fields, 'vnp_TransactionStatus')];
  if (responseCode === '00' && state === 'paid') {
    const amount = readAmount(fields);
    const transactionId = readText(fields, 'vnp_TransactionNo');
    return amount === null || !/^\d{1,20}$/.test(transactionId) ? null : { state: 'paid', transactionId, amount };
  }
  if (responseCode !== '00') return { state: 'failed', reason: VNPAY_FAILURES[responseCode] ?? 'other' };
  return state === undefined || state === 'paid' ? { state: 'pending' } : { state: 'failed', reason: state };
}

/**
 * Whether it is a result from VNPay. Payment URLs are signed with the same secret and scheme, but contain a command
 * and no result.
 */
const isResult = (fields: Fields): boolean =>
  readText(fields, 'vnp_ResponseCode') !== '' &&
  readText(fields, 'vnp_TransactionStatus') !== '' &&
  fields.vnp_Command === undefined;

function toNotification(fields: Fields, { tmnCode }: VnpayAccount): Notification | null {
  if (!isResult(fields)) return null;
  const amount = readAmount(fields);
  const reference = readText(fields, 'vnp_TxnRef');
  const isPending = readText(fields, 'vnp_TransactionStatus') === '01';
  const news: PaymentNews | null = isPending
    ? { state: 'pending' }
    : toNews(fields, readText(fields, 'vnp_ResponseCode'));
  if (readText(fields, 'vnp_TmnCode') !== tmnCode || amount === null || reference === '' || news === null) return null;
  return { reference, amount, news };
}

/** Acknowledgements to VNPay. */
const ANSWERS: Readonly<Record<NotificationVerdict, readonly [code: string, message: string]>> = {
  done: ['00', 'Confirm Success'],
  repeated: ['02', 'Order already confirmed'],
  unknownOrder: ['01', 'Order not found'],
  wrongAmount: ['04', 'Invalid amount'],
  forged: ['97', 'Invalid Checksum'],
  unreadable: ['99', 'Unknown error'],
  tryAgain: ['99', 'Unknown error'],
};

const LOGGED = [
  'TmnCode',
  'TxnRef',
  'Amount',
  'ResponseCode',
  'TransactionStatus',
  'TransactionNo',
  'BankCode',
  'PayDate',
];

/** VNPay's IPN: a GET with signed parameters. */
export function createVnpayNotifications(account: VnpayAccount): NotificationAddress {
  return {
    method: 'GET',
    path: '/api/payments/vnpay/ipn',
    read: ({ query }) => {
      if (!areParametersSigned(query, account)) return { kind: 'forged' };
      const notification = toNotification(query, account);
      return notification === null ? { kind: 'unreadable' } : { kind: 'read', notification };
    },
    answer: (verdict) => {
      const [RspCode, Message] = ANSWERS[verdict];
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ RspCode, Message }),
      };
    },
    mask: ({ query }) =>
      pickFields(
        query,
        LOGGED.map((name) => `vnp_${name}`),
      ),
  };
}
