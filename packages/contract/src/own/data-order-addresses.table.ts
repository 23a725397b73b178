/**
 * Method and path of every call for the caller's orders of data files (api.md, "Desks"). They require a session or a
 * key: docs/product/data-orders.md.
 */
export const DATA_ORDER_ADDRESSES = {
  dataOrdersList: { method: 'GET', path: '/api/v1/data/orders' },
  dataOrderAdd: { method: 'POST', path: '/api/v1/data/orders', status: 202 },
  dataOrderShow: { method: 'GET', path: '/api/v1/data/orders/:id' },
  dataOrderCancel: { method: 'DELETE', path: '/api/v1/data/orders/:id' },
  dataOrderFile: { method: 'GET', path: '/api/v1/data/orders/:id/file' },
} as const;
