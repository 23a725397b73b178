/**
 * Method and path of every call for the caller's own wind farms. They serve the portal's own pages and require a
 * session.
 */
export const WIND_FARM_ADDRESSES = {
  windFarmsList: { method: 'GET', path: '/api/v1/me/wind-farms' },
  windFarmAdd: { method: 'POST', path: '/api/v1/me/wind-farms', status: 201 },
  windFarmChange: { method: 'PATCH', path: '/api/v1/me/wind-farms/:id' },
  windFarmRemove: { method: 'DELETE', path: '/api/v1/me/wind-farms/:id' },
  windFarmCurve: { method: 'POST', path: '/api/v1/me/wind-farms/:id/curve' },
} as const;
