import { BULLETIN_ORDER_ADDRESSES } from '@portal/contract/own/bulletin-order-addresses.table';
import type { OwnBulletinOrder } from '@portal/contract/own/bulletin-orders';
import type { OrderKind, Orders } from '#islands/order-desk/use-orders.ts';

export type BulletinOrders = Orders<OwnBulletinOrder>;

/** Polled rarely: an order takes hours. */
export const BULLETIN_ORDERS: OrderKind<OwnBulletinOrder> = {
  list: BULLETIN_ORDER_ADDRESSES.bulletinOrdersList,
  cancel: BULLETIN_ORDER_ADDRESSES.bulletinOrderCancel,
  isOpen: ({ state, bulletins }) =>
    state === 'received' || state === 'writing' || bulletins.some(({ pdfReady }) => !pdfReady),
  askEveryMs: 30_000,
};
