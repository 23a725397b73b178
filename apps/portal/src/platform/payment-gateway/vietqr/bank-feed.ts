import { findOrderCode } from '@portal/domain/order/find-order-code';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type {
  Notification,
  NotificationAddress,
  NotificationAnswer,
  NotificationVerdict,
  RawNotification,
} from '#platform/payment-gateway/payment-gateway.ts';
import {
  hasSignature,
  parseFields,
  pickFields,
  readText,
  readWhole,
  signText,
} from '#platform/payment-gateway/signature.ts';

export interface FeedAccount {
  readonly account: string;
  readonly feedSecret: string;
}

/** Tolerance for a message's time, because clocks differ. */
const LONGEST_SECONDS = 300;
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** `X-Signature` of a body. */
export function signFeed(body: string | Buffer, sentAt: EpochSeconds, secret: string): string {
  const signed = Buffer.concat([Buffer.from(`${sentAt}.`), Buffer.from(body)]);
  return `t=${sentAt},v1=${signText('sha256', secret, signed)}`;
}

function isSigned({ headers, body }: RawNotification, now: EpochSeconds, secret: string): boolean {
  const given = headers['x-signature'];
  const sentAt = Number(SIGNATURE.exec(typeof given === 'string' ? given : '')?.[1] ?? Number.NaN);
  const isFresh = Math.abs(now - sentAt) <= LONGEST_SECONDS;
  // Always computed, so that a refusal takes as long as an acceptance.
  const expected = signFeed(body ?? '', Number.isNaN(sentAt) ? 0 : sentAt, secret);
  return hasSignature(expected, given) && isFresh;
}

/** Banks print account numbers with spaces and points. */
const toAccount = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

function toNotification(body: Buffer, { account }: FeedAccount): Notification | null {
  const fields = parseFields(body.toString('utf8'));
  if (fields === null || toAccount(readText(fields, 'account')) !== toAccount(account)) return null;
  const transactionId = readText(fields, 'id');
  const amount = readWhole(fields, 'amount');
  const hasPurpose = typeof fields.purpose === 'string';
  if (!/^[\w.:/-]{1,100}$/.test(transactionId) || amount === null || amount === 0 || !hasPurpose) return null;
  return {
    reference: findOrderCode(readText(fields, 'purpose')),
    amount,
    news: { state: 'paid', transactionId, amount },
  };
}

const STATUS: Readonly<Record<NotificationVerdict, number>> = {
  done: 200,
  repeated: 200,
  unknownOrder: 200,
  wrongAmount: 200,
  forged: 401,
  unreadable: 400,
  tryAgain: 503,
};

function toAnswer(verdict: NotificationVerdict): NotificationAnswer {
  const status = STATUS[verdict];
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ success: status === 200 }),
  };
}

/** Notifications of a bank feed about incoming transfers. */
export function createBankFeed(account: FeedAccount): NotificationAddress {
  return {
    method: 'POST',
    path: '/api/payments/bank/transfers',
    read: (raw, now) => {
      if (raw.body === null || !isSigned(raw, now, account.feedSecret)) return { kind: 'forged' };
      const notification = toNotification(raw.body, account);
      return notification === null ? { kind: 'unreadable' } : { kind: 'read', notification };
    },
    answer: toAnswer,
    // People write names into the purpose: log only the order's code, and the end of the account number.
    mask: ({ body }) => {
      const fields = parseFields(body?.toString('utf8') ?? '') ?? {};
      const account = readText(fields, 'account');
      return {
        ...pickFields(fields, ['id', 'at', 'amount']),
        account: /^\d{5,}$/.test(toAccount(account)) ? `…${toAccount(account).slice(-4)}` : '…',
        code: findOrderCode(readText(fields, 'purpose').slice(0, 500)),
      };
    },
  };
}
