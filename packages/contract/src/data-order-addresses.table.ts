/**
 * Method and path of every call about the caller's orders of data files (api.md, "Desks"). They ask for a session or a key; they stand
 * in no document for API customers, as they are about one's own: docs/product/data-orders.md.
 */
export const DATA_ORDER_ADDRESSES = {
  dataOrdersList: { method: 'GET', path: '/api/v1/data/orders' },
  dataOrderAdd: { method: 'POST', path: '/api/v1/data/orders' },
  dataOrderShow: { method: 'GET', path: '/api/v1/data/orders/:id' },
  dataOrderCancel: { method: 'DELETE', path: '/api/v1/data/orders/:id' },
  dataOrderFile: { method: 'GET', path: '/api/v1/data/orders/:id/file' },
} as const;

/** Name of a call about data files. */
export type DataOrderCallId = keyof typeof DATA_ORDER_ADDRESSES;
