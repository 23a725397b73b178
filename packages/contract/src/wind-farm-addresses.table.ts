/**
 * Method and path of every call about the caller's own wind farms. They are for the portal's own pages, ask for a session, and stand
 * in no document for API customers.
 */
export const WIND_FARM_ADDRESSES = {
  windFarmsList: { method: 'GET', path: '/api/v1/me/wind-farms' },
  windFarmAdd: { method: 'POST', path: '/api/v1/me/wind-farms' },
  windFarmChange: { method: 'PATCH', path: '/api/v1/me/wind-farms/:id' },
  windFarmRemove: { method: 'DELETE', path: '/api/v1/me/wind-farms/:id' },
  windFarmCurve: { method: 'POST', path: '/api/v1/me/wind-farms/:id/curve' },
} as const;

/** Name of a call about own wind farms. */
export type WindFarmCallId = keyof typeof WIND_FARM_ADDRESSES;
