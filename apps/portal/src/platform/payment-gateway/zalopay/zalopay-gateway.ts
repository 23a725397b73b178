import type { PaymentFailure } from '@portal/domain/order/payment-method';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { callGateway } from '#platform/payment-gateway/call-gateway.ts';
import {
  type AttemptKey,
  GatewayError,
  type NewPayment,
  type PaymentGateway,
  type PaymentNews,
  type PaymentStart,
  type Refund,
} from '#platform/payment-gateway/payment-gateway.ts';
import { type Fields, readText, readWhole } from '#platform/payment-gateway/signature.ts';
import { createZalopayNotifications, ZALOPAY_NOTIFICATION_PATH } from './zalopay-notification.ts';
import { signQuery, signZalopay, toRefundName, toTransactionName, type ZalopayAccount } from './zalopay-signature.ts';

interface ZalopayNeeds {
  readonly account: ZalopayAccount;
  readonly url: () => string;
  readonly clock: () => EpochSeconds;
  readonly isTest: boolean;
}

type Question = Readonly<Record<string, string | number>>;

/** `return_code` of replies. */
const SUCCESS = '1';
const FAIL = '2';
const PROCESSING = '3';

/** `sub_return_code` of failed payments (docs.zalopay.vn, "Status codes", "Query order's status"). */
const FAILURES: Readonly<Record<string, PaymentFailure>> = {
  '-54': 'timedOut',
  '-63': 'balance',
  '-332': 'other',
  '-333': 'other',
  '-217': 'maintenance',
};
/** `sub_return_code` of ZaloPay's own problems: too many requests, error, maintenance (same page). */
const PASSING = new Set(['-429', '-500', '-999']);
/** `sub_return_code` of an unknown payment (same page). */
const NOT_FOUND = '-101';

const EXPIRY_SECONDS = { least: 300, most: 2_592_000 } as const;

/** Calls ZaloPay, whose replies are not signed; relies on TLS. */
function ask(name: string, body: Question, { url }: ZalopayNeeds, signal: AbortSignal): Promise<Fields> {
  return callGateway({ name: `ZaloPay ${name}`, url: `${url()}/v2/${name}`, body, as: 'form', signal });
}

function refuse(name: string, reply: Fields): never {
  const code = readText(reply, 'sub_return_code');
  const shown = /^-?\d{1,5}$/.test(code) ? code : 'no code';
  throw new GatewayError(`ZaloPay ${name}: refused with ${shown}`, PASSING.has(code));
}

async function createPayment(payment: NewPayment, needs: ZalopayNeeds, signal: AbortSignal): Promise<PaymentStart> {
  const { account } = needs;
  const seconds = payment.expiresAt - needs.clock();
  const question = {
    app_id: account.appId,
    app_user: 'portal',
    app_trans_id: toTransactionName(payment.reference, payment.createdAt),
    app_time: payment.createdAt * 1000,
    expire_duration_seconds: Math.min(Math.max(seconds, EXPIRY_SECONDS.least), EXPIRY_SECONDS.most),
    amount: payment.amount,
    item: '[]',
    description: payment.description,
    embed_data: JSON.stringify({ redirecturl: payment.returnUrl }),
    bank_code: '',
    callback_url: new URL(ZALOPAY_NOTIFICATION_PATH, payment.returnUrl).href,
  };
  const reply = await ask('create', { ...question, mac: signZalopay('create', question, account) }, needs, signal);
  if (readText(reply, 'return_code') !== SUCCESS) refuse('create', reply);
  const url = readText(reply, 'order_url');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new GatewayError('ZaloPay create: the reply has no page to pay on', false);
  return { kind: 'redirect', url };
}

async function queryPayment(
  { reference, createdAt }: AttemptKey,
  needs: ZalopayNeeds,
  signal: AbortSignal,
): Promise<PaymentNews> {
  const { account } = needs;
  const name = toTransactionName(reference, createdAt);
  const question = { app_id: account.appId, app_trans_id: name, mac: signQuery(name, account) };
  const reply = await ask('query', question, needs, signal);
  const state = readText(reply, 'return_code');
  const code = readText(reply, 'sub_return_code');
  if (state === PROCESSING || (state === FAIL && code === NOT_FOUND)) return { state: 'pending' };
  const reason = FAILURES[code];
  if (state === FAIL && reason !== undefined) return { state: 'failed', reason };
  if (state !== SUCCESS) refuse('query', reply);
  const amount = readWhole(reply, 'amount');
  const transactionId = readText(reply, 'zp_trans_id');
  if (amount === null || !/^\d{1,20}$/.test(transactionId))
    throw new GatewayError('ZaloPay query: the reply names no amount or transaction', false);
  return { state: 'paid', transactionId, amount };
}

/** `return_code` of a refund requested earlier under the same name. */
async function queryRefund(name: string, needs: ZalopayNeeds, signal: AbortSignal): Promise<Fields> {
  const question = { app_id: needs.account.appId, m_refund_id: name, timestamp: needs.clock() * 1000 };
  const mac = signZalopay('queryRefund', question, needs.account);
  return ask('query_refund', { ...question, mac }, needs, signal);
}

/** A refund may be in progress or requested before; then its state decides. */
async function refundPayment(refund: Refund, needs: ZalopayNeeds, signal: AbortSignal): Promise<void> {
  const name = toRefundName(refund.refundId, refund.requestedAt, needs.account);
  const question = {
    m_refund_id: name,
    app_id: needs.account.appId,
    zp_trans_id: refund.transactionId,
    amount: refund.amount,
    timestamp: needs.clock() * 1000,
    description: refund.reason,
  };
  const mac = signZalopay('refund', question, needs.account);
  const reply = await ask('refund', { ...question, mac }, needs, signal);
  if (readText(reply, 'return_code') === SUCCESS) return;
  const state = await queryRefund(name, needs, signal);
  if (readText(state, 'return_code') === SUCCESS) return;
  if (readText(state, 'return_code') === PROCESSING) throw new GatewayError('ZaloPay refund: still under way', true);
  refuse('refund', reply);
}

/** ZaloPay's wallet, API version 2. */
export function openZalopay(needs: ZalopayNeeds): PaymentGateway {
  return {
    method: 'zalopay',
    isTest: needs.isTest,
    create: (payment, signal) => createPayment(payment, needs, signal),
    notifications: createZalopayNotifications(needs.account),
    query: (attempt, signal) => queryPayment(attempt, needs, signal),
    refund: (refund, signal) => refundPayment(refund, needs, signal),
  };
}
