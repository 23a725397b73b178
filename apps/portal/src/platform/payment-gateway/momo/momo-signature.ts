import { type Fields, hasSignature, readText, signText } from '#platform/payment-gateway/signature.ts';

/** Who we are at MoMo. */
export interface MomoAccount {
  readonly partnerCode: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/**
 * The fields of each message that are signed beside `accessKey`, in alphabetical order: domain.md 8.2, and developers.momo.vn/v3/docs/payment/api
 * (payment-api/query, payment-api/refund). MoMo signs its notifications and what it returns payers with, not its replies.
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

/** Signature of a message: its fields as they are, joined as a query and not encoded. */
export function signMomo(kind: keyof typeof SIGNED_FIELDS, message: Fields, account: MomoAccount): string {
  const pairs = SIGNED_FIELDS[kind].map((name) => `${name}=${readText(message, name)}`);
  return signText('sha256', account.secretKey, [`accessKey=${account.accessKey}`, ...pairs].join('&'));
}

/** Whether MoMo signed a notification. One without a field that is signed is not MoMo's, be its value empty. */
export function isNotificationSigned(message: Fields, account: MomoAccount): boolean {
  const isWhole = SIGNED_FIELDS.notification.every((name) => Object.hasOwn(message, name));
  return hasSignature(signMomo('notification', message, account), message.signature) && isWhole;
}
