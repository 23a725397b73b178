import type { RegularGrid } from '#grid/regular-grid.ts';
import type { CycleTimetable } from '#sources/schedule/source.ts';

/** The whole area of the portal at half a degree: 1,680 points. */
export const FORECAST_GRID: RegularGrid = { south: 5, west: 99, latStep: 0.5, lngStep: 0.5, rows: 40, columns: 42 };

/** The points of the global model of the Copernicus service themselves, 0.4°: nothing is gained between them. */
export const AIR_GRID: RegularGrid = { south: 4.8, west: 98.8, latStep: 0.4, lngStep: 0.4, rows: 51, columns: 53 };

/** As the forecast; only its points at sea are asked for. */
export const MARINE_GRID: RegularGrid = { ...FORECAST_GRID };

/**
 * The service publishes no run times: it gives the newest that it has of several models. A run here is named after the hour
 * at which it is asked for. These are hours at which, as a rule, the models of 00 and 12 UTC are there; an hour apart,
 * so that the three do not crowd the free service's limit of calls an hour.
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

/** Most points in one request. */
export const POINTS_PER_REQUEST = 100;

/**
 * What is asked of the free service at most: 600 calls a minute, 5,000 an hour and 10,000 a day are allowed to an
 * address of the network, and others may share it.
 */
export const FREE_LIMITS = { perMinute: 500, perHour: 4800, perDay: 9900 };

const CALL_VARIABLES = 10;
const CALL_DAYS = 14;

/**
 * Calls that a request counts for: each point is one, more where it has more than ten variables, and yet more where
 * these reach over more than fourteen days (https://open-meteo.com/en/pricing, open-meteo/open-meteo issue 438).
 */
export function countCalls(points: number, variables: number, hours: number): number {
  const days = Math.ceil(hours / 24);
  return points * Math.max(1, (variables / CALL_VARIABLES) * Math.max(1, days / CALL_DAYS));
}

/** Whether an address is the free service, whose limits must be respected: not a customer's host and not one's own server. */
export function isFreeService(url: string): boolean {
  const { hostname } = new URL(url);
  return /(^|\.)open-meteo\.com$/.test(hostname) && !hostname.startsWith('customer-');
}
