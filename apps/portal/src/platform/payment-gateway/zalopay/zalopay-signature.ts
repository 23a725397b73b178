import { type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';
import { type Fields, readText, signText } from '#platform/payment-gateway/signature.ts';

/** Credentials at ZaloPay: we sign with `key1`; callbacks and return URLs are signed with `key2`. */
export interface ZalopayAccount {
  readonly appId: string;
  readonly key1: string;
  readonly key2: string;
}

/**
 * Signed fields per message, joined by `|`: docs.zalopay.vn/v2/general/overview.html. ZaloPay signs callbacks and
 * return URLs, not replies.
 */
const SIGNED_FIELDS = {
  create: ['app_id', 'app_trans_id', 'app_user', 'amount', 'app_time', 'embed_data', 'item'],
  refund: ['app_id', 'zp_trans_id', 'amount', 'description', 'timestamp'],
  queryRefund: ['app_id', 'm_refund_id', 'timestamp'],
} as const;

export function signZalopay(kind: keyof typeof SIGNED_FIELDS, message: Fields, { key1 }: ZalopayAccount): string {
  return signText('sha256', key1, SIGNED_FIELDS[kind].map((name) => readText(message, name)).join('|'));
}

/** `mac` of a payment query, which ends with the key itself. */
export function signQuery(transactionName: string, { appId, key1 }: ZalopayAccount): string {
  return signText('sha256', key1, `${appId}|${transactionName}|${key1}`);
}

/** `mac` of a callback's raw data. */
export function signCallback(data: string, { key2 }: ZalopayAccount): string {
  return signText('sha256', key2, data);
}

/** `261121`: the day in Vietnam, which names of payments and refunds start with. */
const toDay = (at: EpochSeconds): string => formatDate(at).slice(2).replaceAll('-', '');

/** `app_trans_id` of an attempt. */
export const toTransactionName = (reference: string, createdAt: EpochSeconds): string =>
  `${toDay(createdAt)}_${reference}`;

/** The reference in an `app_trans_id`; '' if invalid. */
export const toReference = (transactionName: string): string =>
  /^\d{6}_([A-Za-z0-9]{1,33})$/.exec(transactionName)?.[1] ?? '';

/** `m_refund_id`, at most 45 characters. */
export const toRefundName = (refundId: string, requestedAt: EpochSeconds, { appId }: ZalopayAccount): string =>
  `${toDay(requestedAt)}_${appId}_${refundId.replaceAll('-', '')}`;
