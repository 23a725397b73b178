/** Method and path of every call about the caller's plan and orders (api.md, "Plans, orders, payments"). */
export const ORDER_ADDRESSES = {
  ownPlan: { method: 'GET', path: '/api/v1/me/plan' },
  ownPlanCancel: { method: 'POST', path: '/api/v1/me/plan/cancel' },
  orderCreate: { method: 'POST', path: '/api/v1/orders' },
  ordersList: { method: 'GET', path: '/api/v1/orders' },
  orderQuote: { method: 'GET', path: '/api/v1/orders/quote' },
  orderStatus: { method: 'GET', path: '/api/v1/orders/status' },
  order: { method: 'GET', path: '/api/v1/orders/:id' },
  orderPay: { method: 'POST', path: '/api/v1/orders/:id/pay' },
  orderCancel: { method: 'POST', path: '/api/v1/orders/:id/cancel' },
  orderReceipt: { method: 'GET', path: '/api/v1/orders/:id/receipt' },
} as const;
