import type { RegularGrid } from '#grid/regular-grid.ts';
import type { CycleTimetable } from '#sources/schedule/source.ts';

/** The portal's whole area at half a degree: 1,680 points. */
export const FORECAST_GRID: RegularGrid = { south: 5, west: 99, latStep: 0.5, lngStep: 0.5, rows: 40, columns: 42 };

/** The grid points of the Copernicus service's global model, 0.4°: interpolating between them gains nothing. */
export const AIR_GRID: RegularGrid = { south: 4.8, west: 98.8, latStep: 0.4, lngStep: 0.4, rows: 51, columns: 53 };

/** As the forecast; only its points at sea are requested. */
export const MARINE_GRID: RegularGrid = { ...FORECAST_GRID };

/**
 * The service publishes no run times: it serves the newest of several models. A run here is named after the hour of the
 * request. These are hours at which the models of 00 and 12 UTC are usually available, an hour apart, so that the three
 * do not exceed the free service's hourly limit.
 */
const twiceADay = (firstHour: number): CycleTimetable => ({
  kind: 'cycles',
  hours: [firstHour, firstHour + 12],
  firstAfterSeconds: 0,
  longestSeconds: 4 * 3600,
});

/** Of the weather: at 09 and 21 UTC. */
export const FORECAST_TIMETABLE = twiceADay(9);
/** Of the waves: at 10 and 22 UTC. */
export const MARINE_TIMETABLE = twiceADay(10);
/** Of the air: at 11 and 23 UTC. */
export const AIR_TIMETABLE = twiceADay(11);

/** Largest number of points per request. */
export const POINTS_PER_REQUEST = 100;

/**
 * Limits for the free service: it allows 600 calls a minute, 5,000 an hour and 10,000 a day per network address, which
 * others may share.
 */
export const FREE_LIMITS = { perMinute: 500, perHour: 4800, perDay: 9900 };

const CALL_VARIABLES = 10;
const CALL_DAYS = 14;

/**
 * Calls that a request counts for: one per point, more with over ten variables, and more again if these cover over
 * fourteen days (https://open-meteo.com/en/pricing, open-meteo/open-meteo issue 438).
 */
export function countCalls(points: number, variables: number, hours: number): number {
  const days = Math.ceil(hours / 24);
  return points * Math.max(1, (variables / CALL_VARIABLES) * Math.max(1, days / CALL_DAYS));
}

/** Whether an address is the free service, whose limits apply, rather than a customer's host or a private server. */
export function isFreeService(url: string): boolean {
  const { hostname } = new URL(url);
  return /(^|\.)open-meteo\.com$/.test(hostname) && !hostname.startsWith('customer-');
}
