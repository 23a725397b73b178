import { DATA_ORDER_ADDRESSES } from '@portal/contract/own/data-order-addresses.table';
import type { OwnDataOrder } from '@portal/contract/own/data-orders';
import type { OrderKind, Orders } from '#islands/order-desk/use-orders.ts';
import { saveFile } from '#islands/session/save-file.ts';

export type DataOrders = Orders<OwnDataOrder>;

/** Polled often: a file takes seconds. */
export const DATA_ORDERS: OrderKind<OwnDataOrder> = {
  list: DATA_ORDER_ADDRESSES.dataOrdersList,
  cancel: DATA_ORDER_ADDRESSES.dataOrderCancel,
  isOpen: ({ state }) => state === 'queued' || state === 'running',
  askEveryMs: 1500,
};

/** Downloads the file of an order; false on failure. */
export const saveDataFile = ({ id, fileName }: OwnDataOrder): Promise<boolean> =>
  saveFile(DATA_ORDER_ADDRESSES.dataOrderFile.path.replace(':id', id), fileName ?? '');
