/**
 * Method and path of the calls for climate bulletins as documents (api.md, "Desks"). They serve the portal's own pages
 * and require a session.
 */
export const CLIMATE_ADDRESSES = {
  climatePrint: { method: 'POST', path: '/api/v1/climate/pdf', status: 202 },
  climateFile: { method: 'GET', path: '/api/v1/climate/pdf/:id' },
} as const;
