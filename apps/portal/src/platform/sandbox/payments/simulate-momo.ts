import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type MomoAccount, signMomo } from '#platform/payment-gateway/momo/momo-signature.ts';
import { type Fields, hasSignature, parseFields, readText, readWhole } from '#platform/payment-gateway/signature.ts';
import { isLocalUrl, type LocalPart, toJson } from '#platform/sandbox/local-server.ts';
import type { PaymentResult } from './outcome.ts';
import {
  type PaymentBook,
  type Report,
  refundPayment,
  type SimulatedGateway,
  type SimulatedPayment,
} from './payment-book.ts';

/** `resultCode`. */
const CODES: Readonly<Record<PaymentResult, number>> = { paid: 0, balance: 1001, cancelled: 1006 };
const EXPIRED = 1005;
const WAITING = 1000;
const BAD_SIGNATURE = 13;
const BAD_REQUEST = 20;
const NOT_FOUND = 42;
const REFUND_REFUSED = 1081;
const MINUTE_SECONDS = 60;

/** MoMo's statement about a payment, in its IPN and return URL. */
function toMessage(
  payment: SimulatedPayment,
  { result }: Report,
  { partnerCode }: MomoAccount,
  now: EpochSeconds,
): Fields {
  return {
    partnerCode,
    orderId: payment.name,
    requestId: payment.name,
    amount: payment.paid || payment.amount,
    orderInfo: payment.description,
    orderType: 'momo_wallet',
    transId: result === 'paid' ? Number(payment.transaction) : 0,
    resultCode: CODES[result],
    message: result,
    payType: 'qr',
    responseTime: now * 1000,
    extraData: '',
  };
}

const KINDS = ['create', 'query', 'refund'] as const;
type Answer = (question: Fields, address: string) => Fields;

/** MoMo's three API calls, by the last part of their path. */
function createAnswers(book: PaymentBook, clock: () => EpochSeconds): Record<(typeof KINDS)[number], Answer> {
  return {
    create: (question, address) => {
      const amount = readWhole(question, 'amount');
      const [returnUrl, notifyUrl] = [readText(question, 'redirectUrl'), readText(question, 'ipnUrl')];
      if (amount === null || !isLocalUrl(returnUrl) || !isLocalUrl(notifyUrl)) return { resultCode: BAD_REQUEST };
      const minutes = readWhole(question, 'orderExpireTime') ?? 15;
      const { id } = book.begin({
        method: 'momo',
        name: readText(question, 'orderId'),
        amount,
        description: readText(question, 'orderInfo'),
        language: readText(question, 'lang') === 'en' ? 'en' : 'vi',
        returnUrl,
        notifyUrl,
        expiresAt: clock() + minutes * MINUTE_SECONDS,
      });
      return { resultCode: 0, amount, payUrl: `${address}/pay/${id}` };
    },
    query: (question) => {
      const payment = book.find('momo', readText(question, 'orderId'));
      if (payment === null) return { resultCode: NOT_FOUND };
      const open = clock() > payment.expiresAt ? EXPIRED : WAITING;
      return {
        amount: payment.paid || payment.amount,
        transId: payment.state === 'paid' ? Number(payment.transaction) : 0,
        resultCode: payment.state === 'open' ? open : CODES[payment.state],
      };
    },
    refund: (question) => {
      const payment = book.findPaid('momo', readText(question, 'transId'));
      const amount = readWhole(question, 'amount');
      const result = refundPayment(payment, readText(question, 'requestId'), amount);
      return { amount: amount ?? 0, resultCode: result === 'refused' ? REFUND_REFUSED : 0 };
    },
  };
}

export function simulateMomo(
  account: MomoAccount,
  forger: MomoAccount,
  book: PaymentBook,
  clock: () => EpochSeconds,
): SimulatedGateway & { readonly part: LocalPart } {
  const answers = createAnswers(book, clock);
  const toSigned = (payment: SimulatedPayment, report: Report): Record<string, unknown> => {
    const message = toMessage(payment, report, account, clock());
    return { ...message, signature: signMomo('notification', message, report.isForged ? forger : account) };
  };
  return {
    part: ({ method, url, body }) => {
      const kind = KINDS.find((name) => url.pathname === `/momo/v2/gateway/api/${name}`);
      if (method !== 'POST' || kind === undefined) return null;
      const question = parseFields(body) ?? {};
      const isSigned = hasSignature(signMomo(kind, question, account), question.signature);
      const reply = {
        partnerCode: account.partnerCode,
        orderId: readText(question, 'orderId'),
        requestId: readText(question, 'requestId'),
        responseTime: clock() * 1000,
        ...(isSigned ? answers[kind](question, url.origin) : { resultCode: BAD_SIGNATURE }),
      };
      return toJson(reply);
    },
    toNotification: (payment, report) => ({
      url: payment.notifyUrl,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toSigned(payment, report)),
    }),
    isAccepted: (status) => status < 500,
    toReturnUrl: (payment, report) => {
      const url = new URL(payment.returnUrl);
      for (const [name, value] of Object.entries(toSigned(payment, report))) url.searchParams.set(name, String(value));
      return url.href;
    },
  };
}
