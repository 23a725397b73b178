/**
 * Method and path of every call for the caller's catchments (api.md, "Desks"). They serve the portal's own pages and
 * require a session.
 */
export const CATCHMENT_ADDRESSES = {
  catchmentsList: { method: 'GET', path: '/api/v1/me/catchments' },
  catchmentPlants: { method: 'GET', path: '/api/v1/me/catchments/plants' },
  catchmentCheck: { method: 'POST', path: '/api/v1/me/catchments/check' },
  catchmentAdd: { method: 'POST', path: '/api/v1/me/catchments', status: 201 },
  catchmentShow: { method: 'GET', path: '/api/v1/me/catchments/:id' },
  catchmentChange: { method: 'PATCH', path: '/api/v1/me/catchments/:id' },
  catchmentRemove: { method: 'DELETE', path: '/api/v1/me/catchments/:id' },
  catchmentRain: { method: 'GET', path: '/api/v1/me/catchments/:id/rain' },
  catchmentRecords: { method: 'GET', path: '/api/v1/me/catchments/:id/inflow' },
  catchmentInflow: { method: 'POST', path: '/api/v1/me/catchments/:id/inflow' },
  catchmentFit: { method: 'POST', path: '/api/v1/me/catchments/:id/fit', status: 202 },
  catchmentModel: { method: 'POST', path: '/api/v1/me/catchments/:id/model' },
  catchmentReservoir: { method: 'GET', path: '/api/v1/me/catchments/:id/reservoir' },
  catchmentReservoirChange: { method: 'PATCH', path: '/api/v1/me/catchments/:id/reservoir' },
  catchmentBulletins: { method: 'GET', path: '/api/v1/me/catchments/:id/bulletins' },
  catchmentBulletinIssue: { method: 'POST', path: '/api/v1/me/catchments/:id/bulletins' },
  catchmentBulletin: { method: 'GET', path: '/api/v1/me/catchments/:id/bulletins/:number' },
  catchmentBulletinFile: { method: 'GET', path: '/api/v1/me/catchments/:id/bulletins/:number/file' },
  catchmentForecast: { method: 'GET', path: '/api/v1/me/catchments/:id/forecast' },
} as const;

/** Largest outline file: ten thousand points as GeoJSON need half a megabyte. */
export const MOST_OUTLINE_BYTES = 5 * 2 ** 20;
