import { type Fields, hasSignature, readText, signText } from '#platform/payment-gateway/signature.ts';

export interface MomoAccount {
  readonly partnerCode: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/**
 * Signed fields per message besides `accessKey`, in alphabetical order: developers.momo.vn/v3/docs/payment/api
 * (payment-api/query, payment-api/refund). MoMo signs notifications and return URLs, not replies.
 */
const SIGNED_FIELDS = {
  create: [
    'amount',
    'extraData',
    'ipnUrl',
    'orderId',
    'orderInfo',
    'partnerCode',
    'redirectUrl',
    'requestId',
    'requestType',
  ],
  notification: [
    ...['amount', 'extraData', 'message', 'orderId', 'orderInfo', 'orderType', 'partnerCode', 'payType', 'requestId'],
    ...['responseTime', 'resultCode', 'transId'],
  ],
  query: ['orderId', 'partnerCode', 'requestId'],
  refund: ['amount', 'description', 'orderId', 'partnerCode', 'requestId', 'transId'],
} as const;

/** Signs fields joined as an unencoded query. */
export function signMomo(kind: keyof typeof SIGNED_FIELDS, message: Fields, account: MomoAccount): string {
  const pairs = SIGNED_FIELDS[kind].map((name) => `${name}=${readText(message, name)}`);
  return signText('sha256', account.secretKey, [`accessKey=${account.accessKey}`, ...pairs].join('&'));
}

/** Whether MoMo signed a notification. Every signed field must be present, even if empty. */
export function isNotificationSigned(message: Fields, account: MomoAccount): boolean {
  const isWhole = SIGNED_FIELDS.notification.every((name) => Object.hasOwn(message, name));
  return hasSignature(signMomo('notification', message, account), message.signature) && isWhole;
}
