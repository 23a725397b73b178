import { greatCircleKm } from '#geo/great-circle.ts';
import type { LatLng } from '#geo/lat-lng.ts';
import type { Element } from '#observation/element.table.ts';
import {
  ELEMENT_PLACES,
  MISSING,
  type ObservationTable,
  QUALITY_FLAGS,
  ROW_LENGTH,
  VALUE_SCALE,
} from '#observation/observation-table.ts';

/** A station with its rows, ordered by time. */
export interface CheckedStation extends LatLng {
  /** Metres; null if unknown: it is then not compared. */
  readonly heightM: number | null;
  readonly table: ObservationTable;
}

/** Elements comparable with neighbours; rain and wind are too local. */
const CHECKED: readonly { readonly element: Element; readonly tolerance: number; readonly perMetre: number }[] = [
  { element: 'temperatureC', tolerance: 8, perMetre: -0.0065 },
  { element: 'dewPointC', tolerance: 9, perMetre: -0.0055 },
  { element: 'pressureHpa', tolerance: 10, perMetre: 0 },
];
const FARTHEST_KM = 150;
const MOST_HEIGHT_M = 600;
const MOST_NEIGHBOURS = 8;
const LEAST_NEIGHBOURS = 3;
/**
 * Neighbours that differ among themselves, as at a front, are a weak reference: the tolerance grows by this multiple of
 * their spread.
 */
const SPREAD_FACTOR = 2;
/** A neighbour's report counts for the nearest hour. */
const HOUR_MINUTES = 60;

interface Neighbour {
  readonly station: number;
  readonly heightM: number;
}

/** For each station the nearest others within the limits of distance and height, nearest first. */
function listNeighbours(stations: readonly CheckedStation[]): readonly (readonly Neighbour[])[] {
  return stations.map((station, own) => {
    const { heightM } = station;
    if (heightM === null) return [];
    return stations
      .flatMap((other, at) => {
        if (at === own || other.heightM === null || Math.abs(other.heightM - heightM) > MOST_HEIGHT_M) return [];
        const km = greatCircleKm(station, other);
        return km > FARTHEST_KM ? [] : [{ station: at, heightM: other.heightM, km }];
      })
      .sort((a, b) => a.km - b.km)
      .slice(0, MOST_NEIGHBOURS);
  });
}

/**
 * Compares temperature, dew point and pressure of each row between two minutes with the median of at least three
 * neighbours within 150 km and 600 m of height at the same hour, adjusted to the station's height by 6.5 °C (dew point
 * 5.5 °C) per kilometre. Uses only neighbours whose own value passed the other checks. Rewrites the flag in these rows;
 * returns by station whether a flag changed.
 *
 * @param fromMinute first minute, since 1970
 * @param toMinute last minute
 */
export function checkNeighbours(stations: readonly CheckedStation[], fromMinute: number, toMinute: number): boolean[] {
  const changed = stations.map(() => false);
  const neighbours = listNeighbours(stations);
  const firstHour = Math.floor((fromMinute - HOUR_MINUTES) / HOUR_MINUTES);
  const hours = Math.ceil((toMinute + HOUR_MINUTES) / HOUR_MINUTES) - firstHour + 1;
  for (const check of CHECKED) {
    const place = ELEMENT_PLACES[check.element];
    const hourly = stations.map(({ table }) => toHours(table, place, firstHour, hours));
    for (const [own, station] of stations.entries()) {
      const near = neighbours[own] ?? [];
      const others = near.map((neighbour) => ({
        values: hourly[neighbour.station] as Float64Array,
        offset: ((station.heightM ?? 0) - neighbour.heightM) * check.perMetre * VALUE_SCALE,
      }));
      const rows = { table: station.table, place, fromMinute, toMinute };
      if (checkRows(rows, { others, firstHour, tolerance: check.tolerance * VALUE_SCALE })) changed[own] = true;
    }
  }
  return changed;
}

/** The passed value nearest to each full hour, within half an hour; NaN if there is none. */
function toHours(table: ObservationTable, place: number, firstHour: number, hours: number): Float64Array {
  const found = new Float64Array(hours).fill(Number.NaN);
  const distances = new Float64Array(hours).fill(HOUR_MINUTES);
  const start = findRow(table, firstHour * HOUR_MINUTES - HOUR_MINUTES);
  for (let row = start; row < table.length; row++) {
    const minute = table.minutes[row] as number;
    const hour = Math.round(minute / HOUR_MINUTES) - firstHour;
    if (hour >= hours) break;
    const at = row * ROW_LENGTH + place;
    const value = table.values[at] as number;
    if (hour < 0 || value === MISSING || ((table.flags[at] as number) & ~QUALITY_FLAGS.neighbours) !== 0) continue;
    const distance = Math.abs(minute - (hour + firstHour) * HOUR_MINUTES);
    if (distance < (distances[hour] as number)) {
      distances[hour] = distance;
      found[hour] = value;
    }
  }
  return found;
}

/** First row at a minute or later. */
function findRow({ minutes, length }: ObservationTable, minute: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((minutes[middle] as number) < minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface CheckedRows {
  readonly table: ObservationTable;
  readonly place: number;
  readonly fromMinute: number;
  readonly toMinute: number;
}

interface Comparison {
  readonly others: readonly { readonly values: Float64Array; readonly offset: number }[];
  readonly firstHour: number;
  readonly tolerance: number;
}

function checkRows({ table, place, fromMinute, toMinute }: CheckedRows, comparison: Comparison): boolean {
  const { others, firstHour, tolerance } = comparison;
  const flag = QUALITY_FLAGS.neighbours;
  const near = new Float64Array(others.length);
  let hasChanged = false;
  for (let row = findRow(table, fromMinute); row < table.length; row++) {
    const minute = table.minutes[row] as number;
    if (minute > toMinute) break;
    const at = row * ROW_LENGTH + place;
    const value = table.values[at] as number;
    if (value === MISSING) continue;
    const hour = Math.round(minute / HOUR_MINUTES) - firstHour;
    let [count, least, most] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let index = 0; index < others.length; index++) {
      const { values, offset } = others[index] as Comparison['others'][number];
      const other = (values[hour] as number) + offset;
      if (Number.isNaN(other)) continue;
      near[count++] = other;
      if (other < least) least = other;
      if (other > most) most = other;
    }
    // A value close to all is close to their median.
    const isNear = value <= least + tolerance && value >= most - tolerance;
    const before = table.flags[at] as number;
    const isFar = !isNear && count >= LEAST_NEIGHBOURS && isOutside(value, near.subarray(0, count).sort(), tolerance);
    const after = isFar ? before | flag : before & ~flag;
    if (after === before) continue;
    table.flags[at] = after;
    hasChanged = true;
  }
  return hasChanged;
}

/** Whether a value is far from the median of sorted others; their spread is the interquartile range. */
function isOutside(value: number, ordered: Float64Array, tolerance: number): boolean {
  const { length } = ordered;
  const at = (share: number): number => ordered[Math.floor(share * (length - 1))] as number;
  const median = ((ordered[(length - 1) >> 1] as number) + (ordered[length >> 1] as number)) / 2;
  const spread = at(0.75) - at(0.25);
  return Math.abs(value - median) > tolerance + SPREAD_FACTOR * spread;
}
