import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import {
  type Fields,
  hasSignature,
  parseFields,
  readText,
  readWhole,
  signText,
} from '#platform/payment-gateway/signature.ts';
import {
  signCallback,
  signQuery,
  signZalopay,
  type ZalopayAccount,
} from '#platform/payment-gateway/zalopay/zalopay-signature.ts';
import { isLocalUrl, type LocalPart, toJson } from '#platform/sandbox/local-server.ts';
import {
  type PaymentBook,
  type Report,
  refundPayment,
  type SimulatedGateway,
  type SimulatedPayment,
} from './payment-book.ts';

const SUCCESS = { return_code: 1, return_message: 'success', sub_return_code: 1 };
const PROCESSING = { return_code: 3, return_message: 'processing', sub_return_code: 3 };
const fail = (sub_return_code: number): Fields => ({ return_code: 2, return_message: 'fail', sub_return_code });
const BAD_REQUEST = fail(-401);
const BAD_SIGNATURE = fail(-402);
const NOT_FOUND = fail(-101);
const EXPIRED = fail(-54);
const NO_BALANCE = fail(-63);
const REFUND_REFUSED = fail(-14);
const REFUND_REPEATED = fail(-23);
const MINUTE_SECONDS = 60;

function beginPayment(question: Fields, address: string, book: PaymentBook, now: EpochSeconds): Fields {
  const amount = readWhole(question, 'amount');
  const returnUrl = readText(parseFields(readText(question, 'embed_data')) ?? {}, 'redirecturl');
  const notifyUrl = readText(question, 'callback_url');
  if (amount === null || !isLocalUrl(returnUrl) || !isLocalUrl(notifyUrl)) return BAD_REQUEST;
  const { id } = book.begin({
    method: 'zalopay',
    name: readText(question, 'app_trans_id'),
    amount,
    description: readText(question, 'description'),
    // ZaloPay's API has no language parameter; the real app uses the payer's.
    language: new URL(returnUrl).pathname.startsWith('/en/') ? 'en' : 'vi',
    returnUrl,
    notifyUrl,
    expiresAt: now + (readWhole(question, 'expire_duration_seconds') ?? 15 * MINUTE_SECONDS),
  });
  return { ...SUCCESS, order_url: `${address}/pay/${id}` };
}

function queryPayment(payment: SimulatedPayment | null, now: EpochSeconds): Fields {
  if (payment === null) return NOT_FOUND;
  if (payment.state === 'paid') return { ...SUCCESS, amount: payment.paid, zp_trans_id: Number(payment.transaction) };
  if (payment.state === 'balance') return NO_BALANCE;
  return payment.state === 'cancelled' || now > payment.expiresAt ? EXPIRED : PROCESSING;
}

type Answer = (question: Fields, address: string) => Fields;

/** ZaloPay's API calls, by the last part of their path, each with its required signature. */
function createAnswers(account: ZalopayAccount, book: PaymentBook, clock: () => EpochSeconds) {
  const refunds = new Set<string>();
  const sign = (kind: 'create' | 'refund' | 'queryRefund') => (question: Fields) =>
    signZalopay(kind, question, account);
  const answers: Record<string, readonly [sign: (question: Fields) => string, answer: Answer]> = {
    create: [sign('create'), (question, address) => beginPayment(question, address, book, clock())],
    query: [
      (question) => signQuery(readText(question, 'app_trans_id'), account),
      (question) => queryPayment(book.find('zalopay', readText(question, 'app_trans_id')), clock()),
    ],
    refund: [
      sign('refund'),
      (question) => {
        const name = readText(question, 'm_refund_id');
        const payment = book.findPaid('zalopay', readText(question, 'zp_trans_id'));
        const result = refundPayment(payment, name, readWhole(question, 'amount'));
        if (result === 'done') refunds.add(name);
        return { done: SUCCESS, repeated: REFUND_REPEATED, refused: REFUND_REFUSED }[result];
      },
    ],
    query_refund: [
      sign('queryRefund'),
      (question) => (refunds.has(readText(question, 'm_refund_id')) ? SUCCESS : NOT_FOUND),
    ],
  };
  return answers;
}

/** ZaloPay signs return URLs with `key2`. */
function toReturnUrl(payment: SimulatedPayment, { result }: Report, { appId, key2 }: ZalopayAccount): string {
  const values = {
    appid: appId,
    apptransid: payment.name,
    pmcid: '38',
    bankcode: '',
    amount: String(payment.paid || payment.amount),
    discountamount: '0',
    status: result === 'paid' ? '1' : '-49',
  };
  const url = new URL(payment.returnUrl);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  url.searchParams.set('checksum', signText('sha256', key2, Object.values(values).join('|')));
  return url.href;
}

export function simulateZalopay(
  account: ZalopayAccount,
  forger: ZalopayAccount,
  book: PaymentBook,
  clock: () => EpochSeconds,
): SimulatedGateway & { readonly part: LocalPart } {
  const answers = createAnswers(account, book, clock);
  return {
    part: ({ method, url, body }) => {
      const found = answers[/^\/zalopay\/v2\/(\w+)$/.exec(url.pathname)?.[1] ?? ''];
      if (method !== 'POST' || found === undefined) return null;
      const question = Object.fromEntries(new URLSearchParams(body));
      const [sign, toAnswer] = found;
      const reply = hasSignature(sign(question), question.mac) ? toAnswer(question, url.origin) : BAD_SIGNATURE;
      return toJson(reply);
    },
    toNotification: (payment, { result, isForged }) => {
      if (result !== 'paid') return null;
      const data = JSON.stringify({
        app_id: Number(account.appId),
        app_trans_id: payment.name,
        app_time: clock() * 1000,
        app_user: 'portal',
        amount: payment.paid || payment.amount,
        embed_data: '{}',
        item: '[]',
        zp_trans_id: Number(payment.transaction),
        server_time: clock() * 1000,
        channel: 38,
      });
      return {
        url: payment.notifyUrl,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ data, mac: signCallback(data, isForged ? forger : account), type: 1 }),
      };
    },
    isAccepted: (status, answer) => status === 200 && readText(parseFields(answer) ?? {}, 'return_code') !== '0',
    toReturnUrl: (payment, report) => toReturnUrl(payment, report, report.isForged ? forger : account),
  };
}
