import type {
  Notification,
  NotificationAddress,
  NotificationAnswer,
  PaymentNews,
} from '#platform/payment-gateway/payment-gateway.ts';
import { type Fields, parseFields, pickFields, readText, readWhole } from '#platform/payment-gateway/signature.ts';
import { MOMO_FAILURES, MOMO_PENDING } from './momo-failures.table.ts';
import { isNotificationSigned, type MomoAccount } from './momo-signature.ts';

export const MOMO_NOTIFICATION_PATH = '/api/payments/momo/ipn';

/** State of a payment; null if MoMo says paid without amount or transaction. */
export function toNews(fields: Fields): PaymentNews | null {
  const code = readText(fields, 'resultCode');
  if (MOMO_PENDING.has(code)) return { state: 'pending' };
  if (code !== '0') return { state: 'failed', reason: MOMO_FAILURES[code] ?? 'other' };
  const amount = readWhole(fields, 'amount');
  const transactionId = readText(fields, 'transId');
  return amount === null || !/^\d{1,20}$/.test(transactionId) ? null : { state: 'paid', transactionId, amount };
}

function toNotification(fields: Fields, { partnerCode }: MomoAccount): Notification | null {
  const reference = readText(fields, 'orderId');
  const amount = readWhole(fields, 'amount');
  const isOurs = readText(fields, 'partnerCode') === partnerCode && /^-?\d{1,5}$/.test(readText(fields, 'resultCode'));
  const news = toNews(fields);
  return !isOurs || reference === '' || amount === null || news === null ? null : { reference, amount, news };
}

function toProblem(status: number, title: string): NotificationAnswer {
  return {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8' },
    body: JSON.stringify({ type: 'about:blank', title, status }),
  };
}

const LOGGED = ['partnerCode', 'orderId', 'requestId', 'amount', 'resultCode', 'transId', 'payType', 'responseTime'];

/** MoMo's IPN: signed JSON, acknowledged with 204. */
export function createMomoNotifications(account: MomoAccount): NotificationAddress {
  const toFields = (body: Buffer | null): Fields | null => parseFields(body?.toString('utf8') ?? '');
  return {
    method: 'POST',
    path: MOMO_NOTIFICATION_PATH,
    read: ({ body }) => {
      const fields = toFields(body);
      if (fields === null || !isNotificationSigned(fields, account)) return { kind: 'forged' };
      const notification = toNotification(fields, account);
      return notification === null ? { kind: 'unreadable' } : { kind: 'read', notification };
    },
    answer: (verdict) => {
      if (verdict === 'forged') return toProblem(400, 'Bad signature');
      if (verdict === 'unreadable') return toProblem(400, 'Unreadable notification');
      if (verdict === 'tryAgain') return toProblem(503, 'Not stored, send it again');
      return { status: 204, headers: {}, body: null };
    },
    mask: ({ body }) => pickFields(toFields(body), LOGGED),
  };
}
