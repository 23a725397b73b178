import { ELEMENT_LIMITS, ELEMENTS, findMostRainMm } from '#observation/element.table.ts';
import {
  ELEMENT_PLACES,
  MISSING,
  type ObservationTable,
  QUALITY_FLAGS,
  ROW_LENGTH,
  VALUE_SCALE,
} from '#observation/observation-table.ts';

const { range, step, stuck, neighbours, inconsistent } = QUALITY_FLAGS;
/** Longest time distance between compared values. */
const NEAR_MINUTES = 180;
/** Least number of reports that prove a stuck sensor. */
const LEAST_STUCK_ROWS = 8;
/** Dew points are rounded to whole degrees, as temperatures are. */
const DEW_POINT_ROOM = 1 * VALUE_SCALE;

/**
 * Checks one station's rows, ordered by time, against each other: range, internal consistency, step and persistence.
 * Rewrites the flags except those of the neighbour check. The result does not depend on the order of arrival.
 */
export function checkSeries(table: ObservationTable): void {
  for (let at = 0; at < table.length * ROW_LENGTH; at++) table.flags[at] = (table.flags[at] as number) & neighbours;
  for (const [place, element] of ELEMENTS.entries()) {
    const limits = ELEMENT_LIMITS[element];
    checkRange(table, place, limits.range);
    if (limits.stepPerHour !== null) checkSteps(table, place, limits.stepPerHour * VALUE_SCALE);
    if (limits.stuckHours !== null)
      checkStuck(table, place, { minutes: limits.stuckHours * 60, from: limits.stuckFrom * VALUE_SCALE });
  }
  checkConsistency(table);
}

function addFlag(flags: Uint8Array, at: number, flag: number): void {
  flags[at] = (flags[at] as number) | flag;
}

function checkRange(table: ObservationTable, place: number, [least, most]: readonly [number, number]): void {
  const { values, flags, length } = table;
  for (let row = 0, at = place; row < length; row++, at += ROW_LENGTH) {
    const value = values[at] as number;
    if (value !== MISSING && (value < least * VALUE_SCALE || value > most * VALUE_SCALE)) addFlag(flags, at, range);
  }
}

/**
 * A spike: far from the passed values before and after, on the same side of both. The newest value is compared only
 * with the one before.
 */
function checkSteps({ values, flags, minutes, length }: ObservationTable, place: number, perHour: number): void {
  let before = -1;
  let middle = -1;
  const isFar = (a: number, b: number): number => {
    const apart = Math.abs((minutes[a] as number) - (minutes[b] as number));
    if (apart > NEAR_MINUTES) return 0;
    const change = (values[b * ROW_LENGTH + place] as number) - (values[a * ROW_LENGTH + place] as number);
    return Math.abs(change) > perHour * Math.max(1, apart / 60) ? Math.sign(change) : 0;
  };
  const decide = (after: number | null): void => {
    if (before === -1 || middle === -1) return;
    const up = isFar(before, middle);
    if (up === 0) return;
    const isNewest = after === null || (minutes[after] as number) - (minutes[middle] as number) > NEAR_MINUTES;
    if (isNewest || isFar(after, middle) === up) addFlag(flags, middle * ROW_LENGTH + place, step);
  };
  for (let row = 0; row < length; row++) {
    const at = row * ROW_LENGTH + place;
    if (values[at] === MISSING || flags[at] !== 0) continue;
    decide(row);
    const isSpike = middle !== -1 && ((flags[middle * ROW_LENGTH + place] as number) & step) !== 0;
    if (!isSpike) before = middle;
    middle = row;
  }
  decide(null);
}

function checkStuck(
  { values, flags, minutes, length }: ObservationTable,
  place: number,
  limit: { readonly minutes: number; readonly from: number },
): void {
  let first = -1;
  let last = -1;
  let rows = 0;
  const close = (): void => {
    if (first === -1 || rows < LEAST_STUCK_ROWS) return;
    if ((minutes[last] as number) - (minutes[first] as number) < limit.minutes) return;
    for (let row = first; row <= last; row++) {
      const at = row * ROW_LENGTH + place;
      if (values[at] !== MISSING) addFlag(flags, at, stuck);
    }
  };
  for (let row = 0; row < length; row++) {
    const at = row * ROW_LENGTH + place;
    const value = values[at] as number;
    if (value === MISSING || ((flags[at] as number) & range) !== 0) continue;
    const goesOn =
      first !== -1 &&
      values[first * ROW_LENGTH + place] === value &&
      (minutes[row] as number) - (minutes[last] as number) <= 2 * NEAR_MINUTES;
    if (!goesOn) {
      close();
      first = value >= limit.from ? row : -1;
      rows = 0;
    }
    last = row;
    rows++;
  }
  close();
}

const { temperatureC, dewPointC, windMs, gustMs, rainMm, rainHours, temperatureMaxC, temperatureMinC } = ELEMENT_PLACES;

/** Contradictions within a row: both values are doubtful. */
function checkConsistency({ values, flags, length }: ObservationTable): void {
  const isGreater = (row: number, a: number, b: number, tolerance: number): void => {
    const [first, second] = [values[row * ROW_LENGTH + a] as number, values[row * ROW_LENGTH + b] as number];
    if (first === MISSING || second === MISSING || first <= second + tolerance) return;
    addFlag(flags, row * ROW_LENGTH + a, inconsistent);
    addFlag(flags, row * ROW_LENGTH + b, inconsistent);
  };
  for (let row = 0; row < length; row++) {
    isGreater(row, dewPointC, temperatureC, DEW_POINT_ROOM);
    isGreater(row, windMs, gustMs, 0);
    isGreater(row, temperatureMinC, temperatureMaxC, 0);
    const [mm, hours] = [values[row * ROW_LENGTH + rainMm] as number, values[row * ROW_LENGTH + rainHours] as number];
    const isTooMuch = mm !== MISSING && hours !== MISSING && mm > findMostRainMm(hours / VALUE_SCALE) * VALUE_SCALE;
    if (isTooMuch) addFlag(flags, row * ROW_LENGTH + rainMm, range);
  }
}
