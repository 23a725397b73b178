import { randomUUID } from 'node:crypto';
import { type EpochSeconds, VIETNAM_OFFSET_SECONDS } from '@portal/domain/time/vietnam-time';
import { type Fields, hasSignature, parseFields, readText } from '#platform/payment-gateway/signature.ts';
import { HUNDREDTHS, readAmount } from '#platform/payment-gateway/vnpay/vnpay-notification.ts';
import {
  areParametersSigned,
  signMessage,
  signParameters,
  toVnpayDate,
  type VnpayAccount,
} from '#platform/payment-gateway/vnpay/vnpay-signature.ts';
import { isLocalUrl, type LocalPart, type LocalReply, toJson } from '#platform/sandbox/local-server.ts';
import type { PaymentResult } from './outcome.ts';
import {
  type PaymentBook,
  type Report,
  refundPayment,
  type SimulatedGateway,
  type SimulatedPayment,
} from './payment-book.ts';

const NOTIFICATION_PATH = '/api/payments/vnpay/ipn';
/** `vnp_ResponseCode` and `vnp_TransactionStatus`. */
const CODES: Readonly<Record<PaymentResult, readonly [string, string]>> = {
  paid: ['00', '00'],
  balance: ['51', '02'],
  cancelled: ['24', '02'],
};

/** VNPay's statement about a payment, in its IPN and return URL. */
function toParameters(
  payment: SimulatedPayment,
  { result }: Report,
  { tmnCode }: VnpayAccount,
  now: EpochSeconds,
): Fields {
  const [responseCode, status] = CODES[result];
  return {
    vnp_Amount: (payment.paid || payment.amount) * HUNDREDTHS,
    vnp_BankCode: 'NCB',
    vnp_CardType: 'ATM',
    vnp_OrderInfo: payment.description,
    vnp_PayDate: toVnpayDate(now),
    vnp_ResponseCode: responseCode,
    vnp_TmnCode: tmnCode,
    vnp_TransactionNo: result === 'paid' ? payment.transaction : '0',
    vnp_TransactionStatus: status,
    vnp_TxnRef: payment.name,
  };
}

/** Parses VNPay's Vietnam time. */
function fromVnpayDate(text: string): EpochSeconds {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)?.slice(1) ?? [];
  return Date.parse(`${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}Z`) / 1000 - VIETNAM_OFFSET_SECONDS;
}

/** The page of a signed payment URL. */
function beginPayment(query: Fields, account: VnpayAccount, book: PaymentBook): LocalReply {
  const returnUrl = readText(query, 'vnp_ReturnUrl');
  const amount = readAmount(query);
  const isGood = areParametersSigned(query, account) && readText(query, 'vnp_TmnCode') === account.tmnCode;
  if (!isGood || amount === null || !isLocalUrl(returnUrl)) return { status: 400, body: 'vnp_SecureHash' };
  const { id } = book.begin({
    method: 'vnpay',
    name: readText(query, 'vnp_TxnRef'),
    amount,
    description: readText(query, 'vnp_OrderInfo'),
    language: readText(query, 'vnp_Locale') === 'en' ? 'en' : 'vi',
    returnUrl,
    notifyUrl: new URL(NOTIFICATION_PATH, returnUrl).href,
    expiresAt: fromVnpayDate(readText(query, 'vnp_ExpireDate')),
  });
  return { status: 303, headers: { location: `/pay/${id}` } };
}

/** `vnp_TransactionStatus` of a query. */
function toStatus({ state, expiresAt }: SimulatedPayment, now: EpochSeconds): string {
  if (state !== 'open') return CODES[state][1];
  return now > expiresAt ? '02' : '01';
}

/** Handles `querydr` and `refund`. */
function answerQuestion(question: Fields, account: VnpayAccount, book: PaymentBook, now: EpochSeconds): Fields {
  const command = readText(question, 'vnp_Command');
  const kind = command === 'refund' ? 'refund' : 'query';
  const payment = book.find('vnpay', readText(question, 'vnp_TxnRef'));
  const toReply = (code: string, more: Fields = {}): Fields => {
    const reply = {
      vnp_ResponseId: randomUUID().replaceAll('-', ''),
      vnp_Command: command,
      vnp_ResponseCode: code,
      vnp_Message: code,
      vnp_TmnCode: account.tmnCode,
      vnp_TxnRef: readText(question, 'vnp_TxnRef'),
      ...more,
    };
    return { ...reply, vnp_SecureHash: signMessage(`${kind}Reply`, reply, account) };
  };
  if (!hasSignature(signMessage(kind, question, account), question.vnp_SecureHash)) return toReply('97');
  if (payment === null) return toReply('91');
  if (kind === 'query')
    return toReply('00', {
      vnp_Amount: String((payment.paid || payment.amount) * HUNDREDTHS),
      vnp_TransactionNo: payment.state === 'paid' ? payment.transaction : '0',
      vnp_TransactionStatus: toStatus(payment, now),
      vnp_OrderInfo: payment.description,
    });
  const isTransaction = readText(question, 'vnp_TransactionNo') === payment.transaction;
  const amount = readAmount(question);
  const result = isTransaction ? refundPayment(payment, readText(question, 'vnp_RequestId'), amount) : 'refused';
  const code = { done: '00', repeated: '94', refused: '95' }[result];
  return toReply(code, result === 'done' ? { vnp_Amount: readText(question, 'vnp_Amount') } : {});
}

export function simulateVnpay(
  account: VnpayAccount,
  forger: VnpayAccount,
  book: PaymentBook,
  clock: () => EpochSeconds,
): SimulatedGateway & { readonly part: LocalPart } {
  const toQuery = (payment: SimulatedPayment, report: Report): string =>
    signParameters(toParameters(payment, report, account, clock()), report.isForged ? forger : account);
  return {
    part: ({ method, url: { pathname, searchParams }, body }) => {
      if (method === 'GET' && pathname === '/vnpay/pay')
        return beginPayment(Object.fromEntries(searchParams), account, book);
      if (method !== 'POST' || pathname !== '/vnpay/api') return null;
      const reply = answerQuestion(parseFields(body) ?? {}, account, book, clock());
      return toJson(reply);
    },
    toNotification: (payment, report) => ({
      url: `${payment.notifyUrl}?${toQuery(payment, report)}`,
      method: 'GET',
      headers: {},
      body: null,
    }),
    isAccepted: (status, answer) => status === 200 && readText(parseFields(answer) ?? {}, 'RspCode') !== '99',
    toReturnUrl: (payment, report) => {
      const { returnUrl } = payment;
      return `${returnUrl}${returnUrl.includes('?') ? '&' : '?'}${toQuery(payment, report)}`;
    },
  };
}
