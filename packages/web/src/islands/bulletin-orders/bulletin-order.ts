import { BULLETIN_ORDER_ADDRESSES } from '@portal/contract/bulletin-order-addresses.table';
import type { BulletinRequest, BulletinState } from '@portal/domain/expert-bulletin/bulletin-request';
import type { Language } from '@portal/domain/language/language';
import type { OrderKind, Orders } from '#islands/order-desk/use-orders.ts';

/** A version that was issued, as the API shows it. */
export interface OwnBulletin {
  readonly version: number;
  readonly language: Language;
  readonly title: string;
  readonly issuedAt: string;
  readonly demo: boolean;
  readonly page: string;
  readonly pdfReady: boolean;
}

/** An order as the API shows it (docs/product/expert-bulletins.md). */
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
  /** The newest version first. */
  readonly bulletins: readonly OwnBulletin[];
}

/** One's bulletins. */
export type BulletinOrders = Orders<OwnBulletinOrder>;

/** An order waits for hours. */
export const BULLETIN_ORDERS: OrderKind<OwnBulletinOrder> = {
  list: BULLETIN_ORDER_ADDRESSES.bulletinOrdersList,
  cancel: BULLETIN_ORDER_ADDRESSES.bulletinOrderCancel,
  isOpen: ({ state, bulletins }) =>
    state === 'received' || state === 'writing' || bulletins.some(({ pdfReady }) => !pdfReady),
  askEveryMs: 30_000,
};
