/**
 * Method and path of every call for the bulletins of wards that the caller gets daily (api.md, "Ward bulletins"). They
 * serve the portal's own pages and require a session.
 */
export const WARD_SUBSCRIPTION_ADDRESSES = {
  wardSubscriptionsList: { method: 'GET', path: '/api/v1/me/ward-bulletins' },
  wardSubscriptionAdd: { method: 'POST', path: '/api/v1/me/ward-bulletins', status: 201 },
  wardSubscriptionRemove: { method: 'DELETE', path: '/api/v1/me/ward-bulletins/:id' },
} as const;

/** Name of a call about daily ward bulletins. */
export type WardSubscriptionCallId = keyof typeof WARD_SUBSCRIPTION_ADDRESSES;
