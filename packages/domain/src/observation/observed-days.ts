import { DAY_SECONDS, type EpochSeconds, formatDate, startOfVietnamDay } from '#time/vietnam-time.ts';
import { type Element, WEATHER } from './element.table.ts';
import { ELEMENT_PLACES, MISSING, type ObservationTable, ROW_LENGTH, VALUE_SCALE } from './observation-table.ts';
import type { ObservedDay } from './observed-day.ts';

/**
 * Of the day's 24 clock hours this many need a value that passed; a station that reports every three hours needs all
 * eight.
 */
const LEAST_DAY_HOURS = 20;
const SYNOPTIC_HOURS = 8;
/** Known hours that a day's rain needs. */
const LEAST_RAIN_HOURS = 24;
/** A longer amount cannot be assigned to a day, unless it is zero. */
const LONGEST_RAIN_HOURS = 6;
const HOURS = DAY_SECONDS / 3600;
/** Reports state no farther visibility. */
const FARTHEST_KM = 10;
const WET_WEATHER = WEATHER.rain | WEATHER.drizzle | WEATHER.shower | WEATHER.thunder | WEATHER.ice;
/** Less counts as no rain. */
const LEAST_MM = 0.05;
/** Rounding tolerance: a shorter amount may exceed the longer one that contains it by this. */
const ROUNDING_MM = 0.5;

/**
 * The Vietnamese days from one day's start to before another's, from one station's rows, ordered by time, from a day
 * before to a day after. Only values that passed count. Days without any value are left out.
 */
export function findObservedDays(
  stationId: string,
  table: ObservationTable,
  from: EpochSeconds,
  to: EpochSeconds,
): ObservedDay[] {
  const firstDay = startOfVietnamDay(from);
  const rain = spreadRain(table, firstDay, to);
  const days: ObservedDay[] = [];
  let row = 0;
  for (let start = firstDay; start < to; start += DAY_SECONDS) {
    const [first, end] = [start / 60, (start + DAY_SECONDS) / 60];
    while (row < table.length && (table.minutes[row] as number) < first) row++;
    const begin = row;
    while (row < table.length && (table.minutes[row] as number) < end) row++;
    const span = { table, begin, end: row, firstMinute: first };
    const temperature = findExtremes(span, 'temperatureC');
    const wind = findExtremes(span, 'windMs');
    const gust = findExtremes(span, 'gustMs', 1);
    const day: ObservedDay = {
      stationId,
      date: formatDate(start),
      temperatureMinC: temperature?.least ?? null,
      temperatureMaxC: temperature?.most ?? null,
      rainMm: sumRain(rain, Math.round((start - firstDay) / 3600)),
      windMaxMs: wind?.most ?? null,
      // Gusts are reported only when they occur: the hours with wind show whether the station was observing.
      gustMaxMs: wind === null ? null : (gust?.most ?? null),
      dewPointMeanC: findMean(span, 'dewPointC'),
      cloudMeanPercent: toPercent(findMean(span, 'cloudOktas')),
      visibilityMinKm: findLeastVisibility(span),
    };
    const hasValue = day.temperatureMinC !== null || day.rainMm !== null || day.windMaxMs !== null;
    if (hasValue) days.push(day);
  }
  return days;
}

interface DaySpan {
  readonly table: ObservationTable;
  readonly begin: number;
  readonly end: number;
  readonly firstMinute: number;
}

/** Least and greatest of the day's passed values; null if too few hours have one. */
function findExtremes(
  { table, begin, end, firstMinute }: DaySpan,
  element: Element,
  leastHours = LEAST_DAY_HOURS,
): { least: number; most: number } | null {
  let [least, most, hours] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let row = begin; row < end; row++) {
    const at = row * ROW_LENGTH + ELEMENT_PLACES[element];
    const value = table.values[at] as number;
    if (value === MISSING || table.flags[at] !== 0) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
    hours |= 1 << Math.floor(((table.minutes[row] as number) - firstMinute) / 60);
  }
  if (hours === 0) return null;
  const isEnough = countBits(hours) >= leastHours || isSynoptic(hours);
  return isEnough ? { least: least / VALUE_SCALE, most: most / VALUE_SCALE } : null;
}

/** Mean of the hours' means; null if too few hours have a value that passed. */
function findMean({ table, begin, end, firstMinute }: DaySpan, element: Element): number | null {
  const sums = new Float64Array(HOURS);
  const counts = new Uint16Array(HOURS);
  let known = 0;
  for (let row = begin; row < end; row++) {
    const at = row * ROW_LENGTH + ELEMENT_PLACES[element];
    const value = table.values[at] as number;
    if (value === MISSING || table.flags[at] !== 0) continue;
    const hour = Math.floor(((table.minutes[row] as number) - firstMinute) / 60);
    sums[hour] = (sums[hour] as number) + value / VALUE_SCALE;
    counts[hour] = (counts[hour] as number) + 1;
    known |= 1 << hour;
  }
  if (countBits(known) < LEAST_DAY_HOURS && !isSynoptic(known)) return null;
  const means = Array.from(sums).flatMap((sum, hour) => (counts[hour] === 0 ? [] : [sum / (counts[hour] as number)]));
  return Math.round((100 * means.reduce((sum, mean) => sum + mean, 0)) / means.length) / 100;
}

const toPercent = (oktas: number | null): number | null => (oktas === null ? null : Math.round(1250 * oktas) / 100);

/**
 * Least visibility of the day, km; null if too few hours state one. What rain explains is no fog: such a report counts
 * as an hour that was watched, with good visibility.
 */
function findLeastVisibility({ table, begin, end, firstMinute }: DaySpan): number | null {
  let [least, known] = [FARTHEST_KM, 0];
  for (let row = begin; row < end; row++) {
    const at = row * ROW_LENGTH;
    const metres = table.values[at + ELEMENT_PLACES.visibilityM] as number;
    if (metres === MISSING || table.flags[at + ELEMENT_PLACES.visibilityM] !== 0) continue;
    known |= 1 << Math.floor(((table.minutes[row] as number) - firstMinute) / 60);
    const stored = table.values[at + ELEMENT_PLACES.weather] as number;
    const weather = stored === MISSING ? 0 : stored / VALUE_SCALE;
    const isRain = (weather & WET_WEATHER) !== 0 && (weather & WEATHER.fog) === 0;
    if (!isRain) least = Math.min(least, metres / VALUE_SCALE / 1000);
  }
  return countBits(known) >= LEAST_DAY_HOURS || isSynoptic(known) ? least : null;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Whether all of 01, 04 … 22 are present: 00, 03 … 21 UTC are 07, 10 … 04 in Vietnam. */
function isSynoptic(hours: number): boolean {
  for (let part = 0; part < SYNOPTIC_HOURS; part++) if ((hours & (1 << (3 * part + 1))) === 0) return false;
  return true;
}

/**
 * Rain of each hour of a span, mm; NaN if unknown. The shortest amounts come first; a longer one distributes what the
 * known hours leave over the others, if these are at most six or nothing is left.
 */
function spreadRain(table: ObservationTable, from: EpochSeconds, to: EpochSeconds): Float64Array {
  const hourly = new Float64Array(Math.max(0, Math.ceil((to - from) / 3600))).fill(Number.NaN);
  const amounts: { mm: number; hours: number; end: number }[] = [];
  // Known hours before the span help to divide an amount that extends into it.
  const margin = HOURS;
  const wide = new Float64Array(hourly.length + 2 * margin).fill(Number.NaN);
  for (let row = 0; row < table.length; row++) {
    const end = ((table.minutes[row] as number) * 60 - from) / 3600 + margin;
    const hours = table.values[row * ROW_LENGTH + ELEMENT_PLACES.rainHours] as number;
    const mm = findPassed(table, row, 'rainMm');
    const isPart = hours < VALUE_SCALE;
    if (mm !== null && hours !== MISSING)
      amounts.push({ mm, hours: hours / VALUE_SCALE, end: isPart ? Math.ceil(end) : Math.round(end) });
    const dayMm = findPassed(table, row, 'rain24Mm');
    if (dayMm !== null) amounts.push({ mm: dayMm, hours: HOURS, end: Math.round(end) });
  }
  addParts(amounts, wide);
  for (const { mm, hours, end } of amounts.filter(({ hours }) => hours >= 1).sort((a, b) => a.hours - b.hours)) {
    const first = end - Math.round(hours);
    if (first < 0 || end > wide.length) continue;
    shareAmount(mm, wide, first, end);
  }
  hourly.set(wide.subarray(margin, margin + hourly.length));
  return hourly;
}

/** A value in its unit; null if it is missing or failed a check. */
function findPassed({ values, flags }: ObservationTable, row: number, element: Element): number | null {
  const at = row * ROW_LENGTH + ELEMENT_PLACES[element];
  const value = values[at] as number;
  return value === MISSING || flags[at] !== 0 ? null : value / VALUE_SCALE;
}

/** Amounts over parts of an hour: an hour is known if its parts cover it. */
function addParts(amounts: readonly { mm: number; hours: number; end: number }[], hourly: Float64Array): void {
  const parts = new Map<number, { mm: number; minutes: number }>();
  for (const { mm, hours, end } of amounts) {
    if (hours >= 1) continue;
    const part = parts.get(end) ?? { mm: 0, minutes: 0 };
    // Hundredths of an hour represent whole minutes.
    parts.set(end, { mm: part.mm + mm, minutes: part.minutes + Math.round(hours * 60) });
  }
  for (const [end, { mm, minutes }] of parts) if (minutes >= 60 && hourly[end - 1] !== undefined) hourly[end - 1] = mm;
}

function shareAmount(mm: number, hourly: Float64Array, first: number, end: number): void {
  let [known, unknown] = [0, 0];
  for (let hour = first; hour < end; hour++) {
    if (Number.isNaN(hourly[hour])) unknown++;
    else known += hourly[hour] as number;
  }
  const rest = mm - known;
  if (unknown === 0 || rest < -ROUNDING_MM) return;
  if (unknown > LONGEST_RAIN_HOURS && rest >= LEAST_MM) return;
  for (let hour = first; hour < end; hour++) if (Number.isNaN(hourly[hour])) hourly[hour] = Math.max(0, rest) / unknown;
}

function sumRain(hourly: Float64Array, first: number): number | null {
  let [sum, known] = [0, 0];
  for (const mm of hourly.subarray(Math.max(0, first), first + HOURS)) {
    if (Number.isNaN(mm)) continue;
    sum += mm;
    known++;
  }
  return known >= LEAST_RAIN_HOURS ? Math.round(sum * 10) / 10 : null;
}
