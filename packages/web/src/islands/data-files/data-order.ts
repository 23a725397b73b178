import { DATA_ORDER_ADDRESSES } from '@portal/contract/data-order-addresses.table';
import type { DataPlace } from '@portal/domain/data-order/data-request';
import type { DataFormat, DataStep, DataVariableName } from '@portal/domain/data-order/data-variable.table';
import type { OrderKind, Orders } from '#islands/order-desk/use-orders.ts';
import { saveFile } from '#islands/session/save-file.ts';

/** An order as returned by the API (docs/product/data-orders.md). */
export interface OwnDataOrder {
  readonly id: string;
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly progress: number;
  readonly step: DataStep;
  readonly places: readonly DataPlace[];
  readonly from: string;
  readonly to: string;
  readonly variables: readonly DataVariableName[];
  readonly format: DataFormat;
  readonly result: { readonly rows: number; readonly demo: boolean } | null;
  readonly error: { readonly detail: string } | null;
  readonly fileName: string | null;
  readonly fileBytes: number | null;
  readonly keptUntil: string | null;
}

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
