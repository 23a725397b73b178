import { BULLETIN_ORDER_ADDRESSES } from '@portal/contract/bulletin-order-addresses.table';
import type { BulletinRequest, BulletinState } from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';
import type { OrderKind, Orders } from '#islands/order-desk/use-orders.ts';

/** An issued version as returned by the API. */
export interface OwnBulletin {
  readonly version: number;
  readonly language: Language;
  readonly title: string;
  readonly issuedAt: string;
  readonly demo: boolean;
  readonly page: string;
  readonly pdfReady: boolean;
}

/** An order as returned by the API (docs/product/expert-bulletins.md). */
export interface OwnBulletinOrder
  extends Pick<BulletinRequest, 'place' | 'purpose' | 'concerns' | 'language' | 'remarks' | 'emails'> {
  readonly id: string;
  readonly state: BulletinState;
  readonly reason: string | null;
  readonly from: string;
  readonly to: string;
  readonly neededAt: string;
  readonly createdAt: string;
  readonly writingAt: string | null;
  readonly endedAt: string | null;
  /** Latest version first. */
  readonly bulletins: readonly OwnBulletin[];
}

export type BulletinOrders = Orders<OwnBulletinOrder>;

/** Polled rarely: an order takes hours. */
export const BULLETIN_ORDERS: OrderKind<OwnBulletinOrder> = {
  list: BULLETIN_ORDER_ADDRESSES.bulletinOrdersList,
  cancel: BULLETIN_ORDER_ADDRESSES.bulletinOrderCancel,
  isOpen: ({ state, bulletins }) =>
    state === 'received' || state === 'writing' || bulletins.some(({ pdfReady }) => !pdfReady),
  askEveryMs: 30_000,
};
