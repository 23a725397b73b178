import type {
  Notification,
  NotificationAddress,
  NotificationVerdict,
} from '#platform/payment-gateway/payment-gateway.ts';
import {
  type Fields,
  hasSignature,
  parseFields,
  pickFields,
  readText,
  readWhole,
} from '#platform/payment-gateway/signature.ts';
import { signCallback, toReference, type ZalopayAccount } from './zalopay-signature.ts';

export const ZALOPAY_NOTIFICATION_PATH = '/api/payments/zalopay/callback';

/** ZaloPay calls back only for received money. */
function toNotification(data: string, { appId }: ZalopayAccount): Notification | null {
  const fields = parseFields(data);
  if (fields === null || readText(fields, 'app_id') !== appId) return null;
  const reference = toReference(readText(fields, 'app_trans_id'));
  const amount = readWhole(fields, 'amount');
  const transactionId = readText(fields, 'zp_trans_id');
  if (reference === '' || amount === null || !/^\d{1,20}$/.test(transactionId)) return null;
  return { reference, amount, news: { state: 'paid', transactionId, amount } };
}

/** Acknowledgements to ZaloPay: 1 and 2 are final, 0 asks for another call. */
const ANSWERS: Readonly<Record<NotificationVerdict, readonly [code: number, message: string]>> = {
  done: [1, 'success'],
  repeated: [2, 'duplicate'],
  unknownOrder: [1, 'order not found, money noted'],
  wrongAmount: [1, 'another amount, money noted'],
  forged: [-1, 'mac not equal'],
  unreadable: [-1, 'data not readable'],
  tryAgain: [0, 'not stored, call again'],
};

const LOGGED = ['app_id', 'app_trans_id', 'app_time', 'amount', 'zp_trans_id', 'server_time', 'channel'];

/** ZaloPay's callback: JSON whose `data` is a JSON text, signed as received. */
export function createZalopayNotifications(account: ZalopayAccount): NotificationAddress {
  const toFields = (body: Buffer | null): Fields => parseFields(body?.toString('utf8') ?? '') ?? {};
  return {
    method: 'POST',
    path: ZALOPAY_NOTIFICATION_PATH,
    read: ({ body }) => {
      const fields = toFields(body);
      const data = typeof fields.data === 'string' ? fields.data : '';
      if (!hasSignature(signCallback(data, account), fields.mac)) return { kind: 'forged' };
      const notification = toNotification(data, account);
      return notification === null ? { kind: 'unreadable' } : { kind: 'read', notification };
    },
    answer: (verdict) => {
      const [return_code, return_message] = ANSWERS[verdict];
      return {
        status: 200,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ return_code, return_message }),
      };
    },
    mask: ({ body }) => pickFields(parseFields(readText(toFields(body), 'data')), LOGGED),
  };
}
