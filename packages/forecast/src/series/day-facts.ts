import type { LatLng } from '@portal/domain/geo/lat-lng';
import { findSunTimes, type SunTimes } from '@portal/domain/time/sun';
import {
  DAY_SECONDS,
  type EpochSeconds,
  HOUR_SECONDS,
  startOfVietnamDay,
  vietnamDate,
} from '@portal/domain/time/vietnam-time';
import { isCoarseHour, type PlaceSeries } from './place-series.ts';

/** Sun times are so close to linear between nodes at this distance that interpolation is right to the second. */
const NODE_LAT_DEG = 0.5;
const NODE_LNG_DEG = 2;

/** Cached days: twice the longest span of one place. */
const MAX_DAYS = 64;
const nodesOfDays = new Map<EpochSeconds, Map<number, SunTimes>>();

/**
 * Sunrise and sunset at a point on the Vietnamese day that begins at `dayStart`, within a second of `findSunTimes`:
 * interpolated from the four surrounding grid nodes, whose times are cached. Null if a node has none.
 */
function findGridSunTimes(point: LatLng, dayStart: EpochSeconds): SunTimes {
  const nodes = getNodes(dayStart);
  const y = point.lat / NODE_LAT_DEG;
  const x = point.lng / NODE_LNG_DEG;
  const south = Math.floor(y);
  const west = Math.floor(x);
  const sw = getNode(nodes, south, west, dayStart);
  const se = getNode(nodes, south, west + 1, dayStart);
  const nw = getNode(nodes, south + 1, west, dayStart);
  const ne = getNode(nodes, south + 1, west + 1, dayStart);
  const toNorth = y - south;
  const toEast = x - west;
  return {
    sunriseAt: blend(sw.sunriseAt, se.sunriseAt, nw.sunriseAt, ne.sunriseAt, toEast, toNorth),
    sunsetAt: blend(sw.sunsetAt, se.sunsetAt, nw.sunsetAt, ne.sunsetAt, toEast, toNorth),
  };
}

function getNodes(dayStart: EpochSeconds): Map<number, SunTimes> {
  const known = nodesOfDays.get(dayStart);
  if (known !== undefined) return known;
  const [oldest] = nodesOfDays.keys();
  if (nodesOfDays.size >= MAX_DAYS && oldest !== undefined) nodesOfDays.delete(oldest);
  const nodes = new Map<number, SunTimes>();
  nodesOfDays.set(dayStart, nodes);
  return nodes;
}

function getNode(nodes: Map<number, SunTimes>, row: number, column: number, dayStart: EpochSeconds): SunTimes {
  const key = row * 1000 + column;
  const known = nodes.get(key);
  if (known !== undefined) return known;
  const times = findSunTimes({ lat: row * NODE_LAT_DEG, lng: column * NODE_LNG_DEG }, dayStart);
  nodes.set(key, times);
  return times;
}

type Moment = EpochSeconds | null;

function blend(sw: Moment, se: Moment, nw: Moment, ne: Moment, toEast: number, toNorth: number): Moment {
  if (sw === null || se === null || nw === null || ne === null) return null;
  const south = sw + (se - sw) * toEast;
  return Math.round(south + (nw + (ne - nw) * toEast - south) * toNorth);
}

/** Facts shared by the hours of one calendar day. */
export interface DayFacts {
  readonly startAt: EpochSeconds;
  readonly month: number;
  /** Infinity if the sun does not cross the horizon that day; within the coverage it always does. */
  readonly sunriseAt: EpochSeconds;
  readonly sunsetAt: EpochSeconds;
  /**
   * Mean and lowest temperature of the day's hours, °C; null when fewer than half of them are known, the lowest also
   * when one is from a run with coarse steps.
   */
  readonly meanC: number | null;
  readonly minC: number | null;
}

/** Facts of every Vietnamese calendar day of a series, in order. */
export function listDayFacts(series: PlaceSeries): DayFacts[] {
  const { readAt, startAt, hours } = series;
  const days: DayFacts[] = [];
  const end = startAt + hours * HOUR_SECONDS;
  for (let dayAt = startOfVietnamDay(startAt); dayAt < end; dayAt += DAY_SECONDS) {
    const { sunriseAt, sunsetAt } = findGridSunTimes(readAt, dayAt);
    days.push({
      startAt: dayAt,
      month: vietnamDate(dayAt).month,
      sunriseAt: sunriseAt ?? Number.POSITIVE_INFINITY,
      sunsetAt: sunsetAt ?? Number.POSITIVE_INFINITY,
      ...summarizeTemperature(series, (dayAt - startAt) / HOUR_SECONDS),
    });
  }
  return days;
}

function summarizeTemperature(series: PlaceSeries, firstHour: number): { meanC: number | null; minC: number | null } {
  const values = series.variables.temperature2m?.values;
  let known = 0;
  let sum = 0;
  let min = Number.POSITIVE_INFINITY;
  let isCoarse = false;
  for (let hour = Math.max(firstHour, 0); hour < Math.min(firstHour + 24, series.hours); hour++) {
    const value = values?.[hour] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    known++;
    sum += value;
    if (value < min) min = value;
    isCoarse ||= isCoarseHour(series, hour);
  }
  return known < 12 ? { meanC: null, minC: null } : { meanC: sum / known, minC: isCoarse ? null : min };
}
