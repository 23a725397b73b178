/**
 * Method and path of every call for the caller's orders of expert bulletins (api.md, "Desks"). They require a session
 * or a key: docs/product/expert-bulletins.md.
 */
export const BULLETIN_ORDER_ADDRESSES = {
  bulletinOrdersList: { method: 'GET', path: '/api/v1/me/bulletin-orders' },
  bulletinOrderAdd: { method: 'POST', path: '/api/v1/me/bulletin-orders', status: 201 },
  bulletinOrderShow: { method: 'GET', path: '/api/v1/me/bulletin-orders/:id' },
  bulletinOrderCancel: { method: 'DELETE', path: '/api/v1/me/bulletin-orders/:id' },
  bulletinOrderFile: { method: 'GET', path: '/api/v1/me/bulletin-orders/:id/pdf' },
} as const;

/** The document of a bulletin for anyone with its link: `code` of its page with `.pdf`. */
export const BULLETIN_FILE_ADDRESS = { method: 'GET', path: '/api/v1/expert-bulletins/:file' } as const;
