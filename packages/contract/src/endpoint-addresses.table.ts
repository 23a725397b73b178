/**
 * Method and path of the endpoints that pages call from the browser, by their ids. Plain data without schemas, separate
 * from the others, because every page with a script includes it.
 */
export const PAGE_CALLS = {
  weatherNow: { id: 'weatherNow', method: 'GET', path: '/api/v1/weather/now' },
  decisionsEvaluate: { id: 'decisionsEvaluate', method: 'POST', path: '/api/v1/decisions/evaluate' },
  weatherWind: { id: 'weatherWind', method: 'GET', path: '/api/v1/weather/wind' },
  weatherWindHeights: { id: 'weatherWindHeights', method: 'GET', path: '/api/v1/wind' },
  weatherMarine: { id: 'weatherMarine', method: 'GET', path: '/api/v1/weather/marine' },
  weatherHeat: { id: 'weatherHeat', method: 'GET', path: '/api/v1/weather/heat' },
  weatherSea: { id: 'weatherSea', method: 'GET', path: '/api/v1/weather/sea' },
  weatherHistory: { id: 'weatherHistory', method: 'POST', path: '/api/v1/weather/history' },
  weatherMapFrames: { id: 'weatherMapFrames', method: 'GET', path: '/api/v1/weather/map/frames' },
  nowcastFrames: { id: 'nowcastFrames', method: 'GET', path: '/api/v1/weather/map/nowcasting' },
  nowcastSteps: { id: 'nowcastSteps', method: 'GET', path: '/api/v1/weather/map/nowcasting-10minutes' },
  satelliteFrames: { id: 'satelliteFrames', method: 'GET', path: '/api/v1/weather/map/satellite' },
  placesSearch: { id: 'placesSearch', method: 'GET', path: '/api/v1/places/search' },
  placesNearest: { id: 'placesNearest', method: 'GET', path: '/api/v1/places/nearest' },
  placesResolve: { id: 'placesResolve', method: 'GET', path: '/api/v1/places/resolve' },
  warningsList: { id: 'warningsList', method: 'GET', path: '/api/v1/warnings' },
  warningAreas: { id: 'warningAreas', method: 'GET', path: '/api/v1/warnings/areas' },
  storms: { id: 'storms', method: 'GET', path: '/api/v1/storms' },
  guestConsultation: { id: 'guestConsultation', method: 'POST', path: '/api/guest/consultation' },
  guestStormInform: { id: 'guestStormInform', method: 'POST', path: '/api/guest/stormInform' },
  guestUserInform: { id: 'guestUserInform', method: 'POST', path: '/api/guest/userInform' },
} as const;

/** Method and path of every endpoint by its id: the only place with paths of the API. */
export const ENDPOINT_ADDRESSES = {
  ...PAGE_CALLS,
  weatherAqi: { id: 'weatherAqi', method: 'GET', path: '/api/v1/weather/now/aqi' },
  weatherUv: { id: 'weatherUv', method: 'GET', path: '/api/v1/weather/now/uvd' },
  weatherToday: { id: 'weatherToday', method: 'GET', path: '/api/v1/weather/today' },
  weatherTomorrow: { id: 'weatherTomorrow', method: 'GET', path: '/api/v1/weather/tomorrow' },
  weatherRainTide: { id: 'weatherRainTide', method: 'GET', path: '/api/v1/weather/rain-tide' },
  stormHere: { id: 'stormHere', method: 'GET', path: '/api/v1/weather/storm' },
  goingOut: { id: 'goingOut', method: 'GET', path: '/api/v1/weather/going-out' },
  weatherHours24: { id: 'weatherHours24', method: 'GET', path: '/api/v1/weather/hour/24' },
  weatherHours: { id: 'weatherHours', method: 'GET', path: '/api/v1/weather/hours' },
  weatherBatch: { id: 'weatherBatch', method: 'POST', path: '/api/v1/weather/batch' },
  weatherDays15: { id: 'weatherDays15', method: 'GET', path: '/api/v1/weather/day/15' },
  weatherDays90: { id: 'weatherDays90', method: 'GET', path: '/api/v1/weather/day/90' },
  weatherSmartgen: { id: 'weatherSmartgen', method: 'GET', path: '/api/v1/weather/smartgen' },
  weatherWardBulletin: { id: 'weatherWardBulletin', method: 'GET', path: '/api/v1/weather/ward-bulletin' },
  weatherRain72: { id: 'weatherRain72', method: 'GET', path: '/api/v1/weather/rain/72' },
  windPower: { id: 'windPower', method: 'POST', path: '/api/v1/wind/power' },
  windWindows: { id: 'windWindows', method: 'POST', path: '/api/v1/wind/windows' },
  weatherPast: { id: 'weatherPast', method: 'GET', path: '/api/v1/weather/past' },
  weatherRuns: { id: 'weatherRuns', method: 'GET', path: '/api/v1/weather/runs' },
  weatherPlaces: { id: 'weatherPlaces', method: 'GET', path: '/api/v1/weather/now/places' },
  weatherAgriculture: { id: 'weatherAgriculture', method: 'GET', path: '/api/v1/weather/agriculture' },
  weatherMap: { id: 'weatherMap', method: 'POST', path: '/api/v1/weather/map' },
  placesProvinces: { id: 'placesProvinces', method: 'GET', path: '/api/v1/places/provinces' },
  postCategories: { id: 'postCategories', method: 'GET', path: '/api/v1/post/category' },
  postsRecent: { id: 'postsRecent', method: 'GET', path: '/api/v1/post/recent' },
  postByUrl: { id: 'postByUrl', method: 'GET', path: '/api/v1/post' },
  postsList: { id: 'postsList', method: 'GET', path: '/api/v1/post/list' },
  solutions: { id: 'solutions', method: 'GET', path: '/api/v1/solution' },
  solutionDetail: { id: 'solutionDetail', method: 'GET', path: '/api/v1/solution/detail' },
  bulletinsList: { id: 'bulletinsList', method: 'GET', path: '/api/v1/bulletin/list' },
  bulletinById: { id: 'bulletinById', method: 'GET', path: '/api/v1/bulletin' },
  stormById: { id: 'stormById', method: 'GET', path: '/api/v1/storms/{id}' },
  alertsAhead: { id: 'alertsAhead', method: 'GET', path: '/api/v1/alerts' },
  postsSearch: { id: 'postsSearch', method: 'GET', path: '/api/v1/post/search' },
  plansList: { id: 'plansList', method: 'GET', path: '/api/v1/plans' },
  callLimits: { id: 'callLimits', method: 'GET', path: '/api/v1/limits' },
  verificationScores: { id: 'verificationScores', method: 'GET', path: '/api/v1/verification/scores' },
  verificationLearning: { id: 'verificationLearning', method: 'GET', path: '/api/v1/verification/learning' },
  verificationProjects: { id: 'verificationProjects', method: 'GET', path: '/api/v1/verification/projects' },
  verificationReports: { id: 'verificationReports', method: 'GET', path: '/api/v1/verification/reports' },
  guestRainReport: { id: 'guestRainReport', method: 'POST', path: '/api/guest/rain-report' },
  apiStatus: { id: 'apiStatus', method: 'GET', path: '/api/v1/status' },
} as const;

/** Name of an endpoint that pages call from the browser. */
export type PageCallId = keyof typeof PAGE_CALLS;

/** Name of an endpoint, also OpenAPI's operationId. */
export type EndpointId = keyof typeof ENDPOINT_ADDRESSES;

/** Address of a ward's bulletin as a sheet for the notice board: the same query. */
export const WARD_SHEET_PATH =
  '/api/v1/weather/ward-bulletin.pdf' satisfies `${typeof ENDPOINT_ADDRESSES.weatherWardBulletin.path}.pdf`;

/** Address of the next 24 hours as CSV, for people: the same query and `unit=F`. */
export const HOURS_FILE_PATH =
  '/api/v1/weather/hour/24.csv' satisfies `${typeof ENDPOINT_ADDRESSES.weatherHours24.path}.csv`;

/** Address, without its extension `.csv` or `.ics`, of the board of a page: takes the page's own query. */
export const DECISION_BOARD_PATH = '/api/v1/decisions/board';
