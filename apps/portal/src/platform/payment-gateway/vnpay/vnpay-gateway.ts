import { removeTones } from '@portal/domain/order/find-order-code';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { callGateway } from '#platform/payment-gateway/call-gateway.ts';
import {
  type AttemptKey,
  GatewayError,
  type NewPayment,
  type PaymentGateway,
  type PaymentNews,
  type Refund,
} from '#platform/payment-gateway/payment-gateway.ts';
import { type Fields, hasSignature, readText } from '#platform/payment-gateway/signature.ts';
import { createVnpayNotifications, HUNDREDTHS, readAmount, toNews } from './vnpay-notification.ts';
import { signMessage, signParameters, toVnpayDate, type VnpayAccount } from './vnpay-signature.ts';

export interface VnpayNeeds {
  readonly account: VnpayAccount;
  readonly payUrl: () => string;
  /** API for queries and refunds. */
  readonly apiUrl: () => string;
  readonly clock: () => EpochSeconds;
  readonly isTest: boolean;
}

const VERSION = '2.1.0';
/** VNPay requires an IP address with each query but does not check it. */
const OWN_ADDRESS = '127.0.0.1';
/** VNPay's limit; other characters could be encoded in two ways but signed in one. */
const MOST_DESCRIPTION = 255;
const toPlain = (text: string): string =>
  removeTones(text)
    .replace(/[^\w .:-]/g, ' ')
    .slice(0, MOST_DESCRIPTION);

function toPayUrl(payment: NewPayment, { account, payUrl }: VnpayNeeds): string {
  const query = signParameters(
    {
      vnp_Version: VERSION,
      vnp_Command: 'pay',
      vnp_TmnCode: account.tmnCode,
      vnp_Amount: payment.amount * HUNDREDTHS,
      vnp_CreateDate: toVnpayDate(payment.createdAt),
      vnp_CurrCode: 'VND',
      vnp_ExpireDate: toVnpayDate(payment.expiresAt),
      vnp_IpAddr: payment.network.split('/')[0] ?? '',
      vnp_Locale: payment.language === 'vi' ? 'vn' : 'en',
      vnp_OrderInfo: toPlain(payment.description),
      vnp_OrderType: 'other',
      vnp_ReturnUrl: payment.returnUrl,
      vnp_TxnRef: payment.reference,
    },
    account,
  );
  return `${payUrl()}?${query}`;
}

/** Common fields of API requests about a payment. */
function toQuestion({ reference, createdAt }: AttemptKey, command: string, { account, clock }: VnpayNeeds) {
  return {
    vnp_Version: VERSION,
    vnp_Command: command,
    vnp_TmnCode: account.tmnCode,
    vnp_TxnRef: reference,
    vnp_TransactionDate: toVnpayDate(createdAt),
    vnp_CreateDate: toVnpayDate(clock()),
    vnp_IpAddr: OWN_ADDRESS,
  };
}

type Kind = 'query' | 'refund';
type Question = Readonly<Record<string, string>>;

/** Calls the API and verifies that the reply is signed and about the same payment. */
async function ask(kind: Kind, question: Question, needs: VnpayNeeds, signal: AbortSignal): Promise<Fields> {
  const { account, apiUrl } = needs;
  const body = { ...question, vnp_SecureHash: signMessage(kind, question, account) };
  const reply = await callGateway({ name: `VNPay ${kind}`, url: apiUrl(), body, signal });
  if (!hasSignature(signMessage(`${kind}Reply`, reply, account), reply.vnp_SecureHash))
    throw new GatewayError(`VNPay ${kind}: the reply is not signed by VNPay`, false);
  const reference = readText(reply, 'vnp_TxnRef');
  if (reference !== '' && reference !== question.vnp_TxnRef)
    throw new GatewayError(`VNPay ${kind}: the reply is about another payment`, false);
  return reply;
}

/**
 * `vnp_ResponseCode` of the API: no such payment; same request in progress; too many requests or VNPay's own problem.
 */
const NOT_FOUND = '91';
const ASKED_BEFORE = '94';
const PASSING = new Set([ASKED_BEFORE, '98', '99']);

function refuse(kind: Kind, reply: Fields): never {
  const code = readText(reply, 'vnp_ResponseCode');
  throw new GatewayError(`VNPay ${kind}: refused with ${/^\w{1,4}$/.test(code) ? code : 'no code'}`, PASSING.has(code));
}

async function queryPayment(attempt: AttemptKey, needs: VnpayNeeds, signal: AbortSignal): Promise<PaymentNews> {
  const question = {
    vnp_RequestId: `${attempt.reference}Q${needs.clock()}`,
    ...toQuestion(attempt, 'querydr', needs),
    vnp_OrderInfo: `Truy van ${attempt.reference}`,
  };
  const reply = await ask('query', question, needs, signal);
  const code = readText(reply, 'vnp_ResponseCode');
  if (code === NOT_FOUND) return { state: 'pending' };
  if (code !== '00') refuse('query', reply);
  const news = toNews(reply, '00');
  if (news === null) throw new GatewayError('VNPay query: the reply names no amount or transaction', false);
  return news;
}

async function refundPayment(refund: Refund, needs: VnpayNeeds, signal: AbortSignal): Promise<void> {
  const question = {
    vnp_RequestId: refund.refundId.replaceAll('-', ''),
    ...toQuestion(refund, 'refund', needs),
    vnp_TransactionType: '02',
    vnp_Amount: String(refund.amount * HUNDREDTHS),
    vnp_TransactionNo: refund.transactionId,
    vnp_CreateBy: 'portal',
    vnp_OrderInfo: toPlain(refund.reason),
  };
  const reply = await ask('refund', question, needs, signal);
  const code = readText(reply, 'vnp_ResponseCode');
  // The refund was requested before and is in progress; it is made once.
  if (code === ASKED_BEFORE) return;
  if (code !== '00') refuse('refund', reply);
  if (readAmount(reply) !== refund.amount) throw new GatewayError('VNPay refund: another amount was sent back', false);
}

/** VNPay 2.1.0. */
export function openVnpay(needs: VnpayNeeds): PaymentGateway {
  return {
    method: 'vnpay',
    isTest: needs.isTest,
    create: async (payment) => ({ kind: 'redirect', url: toPayUrl(payment, needs) }),
    notifications: createVnpayNotifications(needs.account),
    query: (attempt, signal) => queryPayment(attempt, needs, signal),
    refund: (refund, signal) => refundPayment(refund, needs, signal),
  };
}
