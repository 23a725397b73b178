import type { EpochSeconds } from '#time/epoch.ts';
import { vietnamDate } from '#time/vietnam-time.ts';
import { OZONE_COLUMNS } from './ozone-column.table.ts';

const FIRST_LAT = 5;
const LAT_STEP = 10;

/**
 * Usual total ozone over a latitude on a day in Dobson units: the climatology of the table, in a straight line between its
 * latitudes and between the middles of the months; beyond 5° and 25° N the table's edge.
 */
export function usualOzoneDu(lat: number, at: EpochSeconds): number {
  const row = Math.min(Math.max((lat - FIRST_LAT) / LAT_STEP, 0), OZONE_COLUMNS.length - 1);
  const south = Math.min(Math.floor(row), OZONE_COLUMNS.length - 2);
  const { year, month, day } = vietnamDate(at);
  const noon = Date.UTC(year, month - 1, day, 12);
  const first = noon < findMiddle(year, month - 1) ? month - 2 : month - 1;
  const middle = findMiddle(year, first);
  const share = (noon - middle) / (findMiddle(year, first + 1) - middle);
  const inSouth = readMonth(south, first) * (1 - share) + readMonth(south, first + 1) * share;
  const inNorth = readMonth(south + 1, first) * (1 - share) + readMonth(south + 1, first + 1) * share;
  return inSouth + (row - south) * (inNorth - inSouth);
}

/** Middle of a month, ms; months count from 0 and go on into the years beside. */
function findMiddle(year: number, month: number): number {
  return (Date.UTC(year, month, 1) + Date.UTC(year, month + 1, 1)) / 2;
}

/** Months count from 0 and go round. */
function readMonth(row: number, month: number): number {
  return OZONE_COLUMNS[row]?.[(month + 12) % 12] ?? Number.NaN;
}
