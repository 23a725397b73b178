import type { EndpointId } from './endpoint-addresses.table.ts';

/** Example input of an endpoint for the documentation and its try-it form. */
export interface EndpointExample {
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const DA_LAT = { lat: '11.9404', lng: '108.4583' };

const CON_DAO = { lat: '8.69', lng: '106.61' };

const SENDER = {
  name: 'Nguyễn Văn A',
  numberPhone: '0912 345 678',
  email: 'nguyen.van.a@example.com',
  page: 'solutions-for-businesses',
};

/** One working example per endpoint. */
export const ENDPOINT_EXAMPLES: Readonly<Record<EndpointId, EndpointExample>> = {
  weatherNow: { query: DA_LAT },
  weatherAqi: { query: { location: 'ha-noi' } },
  weatherUv: { query: DA_LAT },
  weatherToday: { query: { location: 'ha-noi' } },
  weatherTomorrow: { query: DA_LAT },
  weatherHours24: { query: DA_LAT },
  weatherHours: { query: { ...DA_LAT, hours: '72', variables: 'temperature,rain,windGust' } },
  weatherBatch: {
    query: {},
    body: {
      locations: [
        { lat: 21.0285, lng: 105.8542 },
        { lat: 10.7769, lng: 106.7009 },
      ],
      hours: 24,
      variables: ['temperature', 'rain'],
    },
  },
  weatherDays15: { query: { location: 'ha-noi' } },
  weatherDays90: { query: { location: 'ha-noi' } },
  weatherSmartgen: { query: { ...DA_LAT, span: 'tomorrow' } },
  weatherWardBulletin: { query: { location: 'o-mon-can-tho' } },
  weatherRain72: { query: DA_LAT },
  weatherWind: { query: CON_DAO },
  weatherWindHeights: { query: { ...CON_DAO, heights: '10,100,150', hours: '72' } },
  windPower: {
    query: CON_DAO,
    body: {
      curve: {
        points: [
          { windSpeed: 3, power: 0 },
          { windSpeed: 5, power: 900 },
          { windSpeed: 8, power: 4200 },
          { windSpeed: 10, power: 7400 },
          { windSpeed: 12, power: 9500 },
          { windSpeed: 16, power: 9500 },
          { windSpeed: 20, power: 9500 },
          { windSpeed: 25, power: 9500 },
        ],
        restart: 22,
      },
      hubHeight: 120,
      count: 20,
      availability: 96,
      wakeLoss: 7,
      hours: 72,
    },
  },
  windWindows: {
    query: CON_DAO,
    body: {
      limits: [
        { quantity: 'wind', height: 150, limit: 10 },
        { quantity: 'gust', height: 150, limit: 12 },
      ],
      workHours: 6,
      contingencyHours: 2,
      hours: 72,
    },
  },
  weatherMarine: { query: { ...CON_DAO, days: '3' } },
  weatherSea: { query: CON_DAO },
  weatherRainTide: { query: { location: 'hai-phong' } },
  weatherHeat: { query: { location: 'ha-noi', work: 'heavy', shiftHours: '7', earliest: '05:00' } },
  stormHere: { query: { location: 'hai-phong' } },
  goingOut: { query: { from: '21.0180,105.8290', to: '21.0450,105.8890' } },
  weatherPast: { query: { ...DA_LAT, from: '2026-11-18', to: '2026-11-20' } },
  weatherRuns: { query: { ...DA_LAT, at: '2026-11-20' } },
  weatherHistory: {
    query: {},
    body: {
      locations: [
        { lat: 21.0285, lng: 105.8542 },
        { lat: 10.7769, lng: 106.7009 },
      ],
    },
  },
  weatherPlaces: { query: { locations: 'da-lat-lam-dong,ha-noi' } },
  weatherAgriculture: { query: { ...DA_LAT, crop: 'coffee' } },
  weatherMap: { query: {}, body: { bound: { north: 12.6, south: 11.2, east: 109.4, west: 107.6 }, zoom: 9 } },
  weatherMapFrames: { query: { layer: 'rain', hours: '24' } },
  nowcastFrames: { query: {} },
  nowcastSteps: { query: DA_LAT },
  satelliteFrames: { query: { location: 'ha-noi' } },
  placesSearch: { query: { q: 'da lat', limit: '5' } },
  placesNearest: { query: DA_LAT },
  placesResolve: { query: { location: 'ha-noi' } },
  placesProvinces: { query: {} },
  postCategories: { query: {} },
  postsRecent: { query: { type: 'storm', limit: '3' } },
  postByUrl: { query: { url: 'doc-xac-suat-mua' } },
  postsList: { query: { tagId: 'tin-bao', limit: '3' } },
  solutions: { query: {} },
  solutionDetail: { query: { id: 'solutions-for-hydropower' } },
  bulletinsList: { query: { limit: '4' } },
  bulletinById: { query: { id: '2026-11-21-07' } },
  warningsList: { query: DA_LAT },
  warningAreas: { query: {} },
  storms: { query: {} },
  stormById: { query: { id: '2623' } },
  decisionsEvaluate: {
    query: {},
    body: {
      lat: 21.0285,
      lng: 105.8542,
      activities: [
        {
          name: 'Đổ bê tông',
          conditions: [
            { quantity: 'rain', compare: 'atMost', threshold: 2.5, near: 0.5, hours: 4 },
            { quantity: 'windSpeed100', compare: 'above', threshold: 12, hours: 2 },
          ],
          cost: 3000000,
          loss: 30000000,
        },
      ],
    },
  },
  alertsAhead: { query: DA_LAT },
  plansList: { query: {} },
  callLimits: { query: {} },
  verificationScores: { query: { variable: 'rainMm', lead: '1' } },
  verificationLearning: { query: {} },
  verificationProjects: { query: {} },
  verificationReports: { query: {} },
  apiStatus: { query: {} },
  postsSearch: { query: { q: 'suong muoi' } },
  guestConsultation: { query: {}, body: SENDER },
  guestStormInform: { query: {}, body: SENDER },
  guestUserInform: { query: {}, body: SENDER },
  guestRainReport: { query: {}, body: { location: 'da-lat-lam-dong', rain: 'yes' } },
};
