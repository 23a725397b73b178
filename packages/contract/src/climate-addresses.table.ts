/**
 * Method and path of the calls about climate bulletins as documents (api.md, "Desks"). They are for the portal's own pages and ask
 * for a session; they stand in no document for API customers.
 */
export const CLIMATE_ADDRESSES = {
  climatePrint: { method: 'POST', path: '/api/v1/climate/pdf' },
  climateFile: { method: 'GET', path: '/api/v1/climate/pdf/:id' },
} as const;

/** Name of a call about climate bulletins. */
export type ClimateCallId = keyof typeof CLIMATE_ADDRESSES;
