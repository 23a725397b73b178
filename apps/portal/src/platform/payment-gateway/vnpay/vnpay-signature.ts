import { type EpochSeconds, formatClock, formatDate } from '@portal/domain/time/vietnam-time';
import { type Fields, hasSignature, readText, signText } from '#platform/payment-gateway/signature.ts';

export interface VnpayAccount {
  readonly tmnCode: string;
  readonly hashSecret: string;
}

/** VNPay's URL encoding: spaces are plus signs. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+');

const UNSIGNED = new Set(['vnp_SecureHash', 'vnp_SecureHashType']);

/** The signed text of a URL: all `vnp_` parameters with a value, sorted by name. */
export function joinParameters(parameters: Fields): string {
  return Object.keys(parameters)
    .filter((name) => name.startsWith('vnp_') && !UNSIGNED.has(name) && readText(parameters, name) !== '')
    .sort()
    .map((name) => `${encode(name)}=${encode(readText(parameters, name))}`)
    .join('&');
}

export function signParameters(parameters: Fields, { hashSecret }: VnpayAccount): string {
  const joined = joinParameters(parameters);
  return `${joined}&vnp_SecureHash=${signText('sha512', hashSecret, joined)}`;
}

export function areParametersSigned(parameters: Fields, { hashSecret }: VnpayAccount): boolean {
  return hasSignature(signText('sha512', hashSecret, joinParameters(parameters)), parameters.vnp_SecureHash);
}

const names = (list: string): readonly string[] => list.split(' ').map((name) => `vnp_${name}`);

/**
 * Signed fields of API messages, joined by `|` in this order
 * (sandbox.vnpayment.vn/apis/docs/truy-van-hoan-tien/querydr&refund.html). Missing ones count as empty.
 */
const SIGNED_FIELDS = {
  query: names('RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo'),
  queryReply: names(
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType ' +
      'TransactionStatus OrderInfo PromotionCode PromotionAmount',
  ),
  refund: names(
    'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo',
  ),
  refundReply: names(
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType ' +
      'TransactionStatus OrderInfo',
  ),
} as const;

export function signMessage(kind: keyof typeof SIGNED_FIELDS, message: Fields, { hashSecret }: VnpayAccount): string {
  return signText('sha512', hashSecret, SIGNED_FIELDS[kind].map((name) => readText(message, name)).join('|'));
}

/** `20261121080000`, Vietnam time. */
export function toVnpayDate(at: EpochSeconds): string {
  return `${formatDate(at)}${formatClock(at)}${String(at % 60).padStart(2, '0')}`.replace(/[-:]/g, '');
}
