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
import { MOMO_FAILURES, MOMO_PASSING, MOMO_PENDING } from './momo-failures.table.ts';
import { createMomoNotifications, MOMO_NOTIFICATION_PATH, toNews } from './momo-notification.ts';
import { type MomoAccount, signMomo } from './momo-signature.ts';

interface MomoNeeds {
  readonly account: MomoAccount;
  readonly url: () => string;
  readonly clock: () => EpochSeconds;
  readonly isTest: boolean;
}

/** The timeout MoMo requires for later queries; a payer does not wait this long. */
const LATER_TIMEOUT_MS = 30_000;
const MINUTE_SECONDS = 60;

type Question = Readonly<Record<string, string | number>>;

/**
 * Calls MoMo, whose replies are not signed: checks that the reply names the same payment and request, and relies on
 * TLS otherwise.
 */
async function ask(
  kind: 'create' | 'query' | 'refund',
  question: Question,
  { account, url }: MomoNeeds,
  signal: AbortSignal,
): Promise<Fields> {
  const body = { ...question, signature: signMomo(kind, question, account) };
  const reply = await callGateway({
    name: `MoMo ${kind}`,
    url: `${url()}/v2/gateway/api/${kind}`,
    body,
    signal,
    ...(kind === 'create' ? {} : { timeoutMs: LATER_TIMEOUT_MS }),
  });
  const isAboutThis = ['partnerCode', 'orderId', 'requestId'].every((name) =>
    ['', question[name]].includes(readText(reply, name)),
  );
  if (!isAboutThis) throw new GatewayError(`MoMo ${kind}: the reply is about another payment`, false);
  return reply;
}

function refuse(kind: string, reply: Fields): never {
  const code = readText(reply, 'resultCode');
  throw new GatewayError(
    `MoMo ${kind}: refused with ${/^\d{1,5}$/.test(code) ? code : 'no code'}`,
    MOMO_PASSING.has(code),
  );
}

async function createPayment(payment: NewPayment, needs: MomoNeeds, signal: AbortSignal): Promise<PaymentStart> {
  const minutes = Math.floor((payment.expiresAt - needs.clock()) / MINUTE_SECONDS);
  const question = {
    partnerCode: needs.account.partnerCode,
    requestId: payment.reference,
    orderId: payment.reference,
    orderInfo: payment.description,
    amount: payment.amount,
    requestType: 'captureWallet',
    redirectUrl: payment.returnUrl,
    ipnUrl: new URL(MOMO_NOTIFICATION_PATH, payment.returnUrl).href,
    extraData: '',
    orderExpireTime: Math.max(1, minutes),
    lang: payment.language,
  };
  const reply = await ask('create', question, needs, signal);
  if (readText(reply, 'resultCode') !== '0') refuse('create', reply);
  const url = readText(reply, 'payUrl');
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || readWhole(reply, 'amount') !== payment.amount)
    throw new GatewayError('MoMo create: the reply has no page to pay on, or another amount', false);
  return { kind: 'redirect', url };
}

/** Unknown to MoMo: the payer has not started, or the payment was never created. */
const NOT_FOUND = '42';

async function queryPayment({ reference }: AttemptKey, needs: MomoNeeds, signal: AbortSignal): Promise<PaymentNews> {
  const { partnerCode } = needs.account;
  const requestId = `${reference}Q${needs.clock()}`;
  const reply = await ask('query', { partnerCode, requestId, orderId: reference, lang: 'en' }, needs, signal);
  const code = readText(reply, 'resultCode');
  if (code === NOT_FOUND) return { state: 'pending' };
  if (code !== '0' && !MOMO_PENDING.has(code) && MOMO_FAILURES[code] === undefined) refuse('query', reply);
  const news = toNews(reply);
  if (news === null || (news.state === 'paid' && readText(reply, 'orderId') !== reference))
    throw new GatewayError('MoMo query: the reply names no amount, transaction or payment', false);
  return news;
}

async function refundPayment(refund: Refund, needs: MomoNeeds, signal: AbortSignal): Promise<void> {
  const question = {
    partnerCode: needs.account.partnerCode,
    orderId: refund.refundId,
    requestId: refund.refundId,
    amount: refund.amount,
    transId: Number(refund.transactionId),
    lang: 'en',
    description: refund.reason,
  };
  const reply = await ask('refund', question, needs, signal);
  const isDone = readText(reply, 'resultCode') === '0' && readWhole(reply, 'amount') === refund.amount;
  if (!isDone) refuse('refund', reply);
}

export function openMomo(needs: MomoNeeds): PaymentGateway {
  return {
    method: 'momo',
    isTest: needs.isTest,
    create: (payment, signal) => createPayment(payment, needs, signal),
    notifications: createMomoNotifications(needs.account),
    query: (attempt, signal) => queryPayment(attempt, needs, signal),
    refund: (refund, signal) => refundPayment(refund, needs, signal),
  };
}
