import { openMomo } from '../../apps/portal/src/platform/payment-gateway/momo/momo-gateway.ts';
import { signMomo } from '../../apps/portal/src/platform/payment-gateway/momo/momo-signature.ts';
import type { PaymentGateway } from '../../apps/portal/src/platform/payment-gateway/payment-gateway.ts';
import { signFeed } from '../../apps/portal/src/platform/payment-gateway/vietqr/bank-feed.ts';
import { openVietqr } from '../../apps/portal/src/platform/payment-gateway/vietqr/vietqr-gateway.ts';
import { openVnpay } from '../../apps/portal/src/platform/payment-gateway/vnpay/vnpay-gateway.ts';
import { signParameters } from '../../apps/portal/src/platform/payment-gateway/vnpay/vnpay-signature.ts';
import { openZalopay } from '../../apps/portal/src/platform/payment-gateway/zalopay/zalopay-gateway.ts';
import {
  signCallback,
  toTransactionName,
} from '../../apps/portal/src/platform/payment-gateway/zalopay/zalopay-signature.ts';

const VNPAY = { tmnCode: 'TESTCODE', hashSecret: 'SECRETKEYFORTESTONLY' };
const MOMO = { partnerCode: 'MOMO', accessKey: 'F8BBA842ECF85', secretKey: 'K951B6PE1waDMi640xX08PD3vg6EkVlz' };
const ZALOPAY = { appId: '2553', key1: 'PcY4iZIKFCIdgZvA6ueMcMHHUbRLYjPL', key2: 'kLtgPl8HHhfvMuDHPwKfgfsY4Ydm9eIz' };
const BANK = {
  bankBin: '970416',
  account: '257678859',
  accountName: 'CONG TY MAU',
  feedSecret: 'a secret of the feed',
};

/** A gateway's answer that begins a payment; VNPay is not called. */
export function answerBegin(path: string, fields: Readonly<Record<string, unknown>>): object {
  if (!path.includes('/v2/gateway')) return { return_code: 1, order_url: 'https://pay.example/zalopay' };
  const { orderId, requestId, partnerCode, amount } = fields;
  return { resultCode: 0, payUrl: 'https://pay.example/momo', orderId, requestId, partnerCode, amount };
}

/** All gateways, real except for their address, at which a test plays them. */
export function openTestGateways(url: string, clock: () => number): readonly PaymentGateway[] {
  const rest = { clock, isTest: false };
  return [
    openVietqr({ account: BANK, toSandboxUrl: null }),
    openMomo({ ...rest, account: MOMO, url: () => url }),
    openZalopay({ ...rest, account: ZALOPAY, url: () => url }),
    openVnpay({ ...rest, account: VNPAY, payUrl: () => `${url}/pay`, apiUrl: () => `${url}/api` }),
  ];
}

/** A message of a gateway, as sent to the portal. */
export interface GatewayMessage {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Content of a message. */
interface Said {
  readonly reference: string;
  readonly amount: number;
  readonly transactionId: string;
  readonly paid: boolean;
}

const JSON_HEADERS = { 'content-type': 'application/json' };

function sayVnpay({ reference, amount, transactionId, paid }: Said): GatewayMessage {
  const query = signParameters(
    {
      vnp_TmnCode: VNPAY.tmnCode,
      vnp_Amount: amount * 100,
      vnp_TxnRef: reference,
      vnp_TransactionNo: transactionId,
      vnp_ResponseCode: paid ? '00' : '51',
      vnp_TransactionStatus: paid ? '00' : '02',
    },
    VNPAY,
  );
  return { method: 'GET', url: `/api/payments/vnpay/ipn?${query}`, headers: {}, body: null };
}

function sayMomo({ reference, amount, transactionId, paid }: Said): GatewayMessage {
  const message = {
    partnerCode: MOMO.partnerCode,
    orderId: reference,
    requestId: reference,
    amount,
    orderInfo: 'x',
    orderType: 'momo_wallet',
    transId: Number(transactionId),
    resultCode: paid ? 0 : 1001,
    message: 'x',
    payType: 'qr',
    responseTime: 1,
    extraData: '',
  };
  const body = JSON.stringify({ ...message, signature: signMomo('notification', message, MOMO) });
  return { method: 'POST', url: '/api/payments/momo/ipn', headers: JSON_HEADERS, body };
}

function sayZalopay({ reference, amount, transactionId }: Said, now: number): GatewayMessage {
  const data = JSON.stringify({
    app_id: Number(ZALOPAY.appId),
    app_trans_id: toTransactionName(reference, now),
    amount,
    zp_trans_id: Number(transactionId),
  });
  const body = JSON.stringify({ data, mac: signCallback(data, ZALOPAY), type: 1 });
  return { method: 'POST', url: '/api/payments/zalopay/callback', headers: JSON_HEADERS, body };
}

function sayBank({ reference, amount, transactionId }: Said, now: number): GatewayMessage {
  const purpose = `MBVCB.123.${reference.slice(0, 12)}.CT tu 0011`;
  const body = JSON.stringify({ id: transactionId, at: now, amount, account: BANK.account, purpose });
  const headers = { ...JSON_HEADERS, 'x-signature': signFeed(body, now, BANK.feedSecret) };
  return { method: 'POST', url: '/api/payments/bank/transfers', headers, body };
}

/** A gateway's message about an attempt, signed as the gateway signs. */
export function sayWord(method: PaymentGateway['method'], said: Said, now: number): GatewayMessage {
  if (method === 'vnpay') return sayVnpay(said);
  if (method === 'momo') return sayMomo(said);
  return method === 'zalopay' ? sayZalopay(said, now) : sayBank(said, now);
}
