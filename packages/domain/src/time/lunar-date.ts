import { estimateLunation, findNewMoonAt } from './moon.ts';
import { sunLongitudeDeg } from './sun.ts';
import {
  DAY_SECONDS,
  type EpochSeconds,
  parseDate,
  startOfVietnamDay,
  VIETNAM_OFFSET_SECONDS,
  vietnamDate,
} from './vietnam-time.ts';

/** A date of Vietnam's lunar calendar; `leap` is true in the second of two months with the same number. */
export interface LunarDate {
  readonly day: number;
  readonly month: number;
  /** The year that began at Tết: in January and most of February the previous one. */
  readonly year: number;
  readonly leap: boolean;
}

/** Since 1968 the calendar is that of the meridian 105° E, which is UTC+7 (Decision 121/CP, 8 August 1967). */
const FIRST_YEAR = 1968;
/** ΔT is unknown for later years. */
const LAST_YEAR = 2149;

/**
 * Lunar date of a moment's day in Vietnam; null before 1968 and after 2149. A month begins on the day of new moon at
 * UTC+7, the 11th month contains the December solstice, and if 13 months lie between two such, the first without a
 * principal solar term repeats the previous number (domain.md §4.5.1; rules after Hồ Ngọc Đức, moments after Meeus).
 * Two new moons are so near midnight that half a minute decides: 8 May 2054 and 16 November 2077.
 */
export function findLunarDate(at: EpochSeconds): LunarDate | null {
  const dayAt = startOfVietnamDay(at);
  let date = computed.get(dayAt);
  if (date === undefined) {
    if (computed.size >= MOST_COMPUTED) computed.clear();
    date = computeLunarDate(dayAt);
    computed.set(dayAt, date);
  }
  return date;
}

/** Cached: every page of a place needs the date of its day. */
const computed = new Map<EpochSeconds, LunarDate | null>();
const MOST_COMPUTED = 400;

function computeLunarDate(dayAt: EpochSeconds): LunarDate | null {
  const { year } = vietnamDate(dayAt);
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  const lunation = findLunation(dayAt);
  const day = (dayAt - startOfMonth(lunation)) / DAY_SECONDS + 1;
  const thisEleventh = findEleventhMonth(year);
  const base = lunation < thisEleventh ? year - 1 : year;
  const first = lunation < thisEleventh ? findEleventhMonth(year - 1) : thisEleventh;
  const next = lunation < thisEleventh ? thisEleventh : findEleventhMonth(year + 1);
  const sinceEleventh = lunation - first;
  const leapAfter = next - first === 13 ? findLeapMonth(first) : Number.POSITIVE_INFINITY;
  const number = 11 + sinceEleventh - (sinceEleventh >= leapAfter ? 1 : 0);
  return {
    day,
    month: number > 12 ? number - 12 : number,
    year: number > 12 ? base + 1 : base,
    leap: sinceEleventh === leapAfter,
  };
}

/** The lunation whose month contains a day of Vietnam. */
function findLunation(dayAt: EpochSeconds): number {
  let lunation = estimateLunation(dayAt) + 1;
  while (startOfMonth(lunation) > dayAt) lunation--;
  return lunation;
}

/** Midnight in Vietnam at the start of the day of a new moon. */
function startOfMonth(lunation: number): EpochSeconds {
  return (
    Math.floor((findNewMoonAt(lunation) + VIETNAM_OFFSET_SECONDS) / DAY_SECONDS) * DAY_SECONDS - VIETNAM_OFFSET_SECONDS
  );
}

/** Lunation of the month with the December solstice of a year: the last that begins before the solstice's day ends. */
function findEleventhMonth(year: number): number {
  const lunation = findLunation(parseDate(`${year}-12-31`) ?? 0);
  return findTerm(lunation) === 9 ? lunation - 1 : lunation;
}

/** Number of months after the 11th until the first month without a principal term. */
function findLeapMonth(eleventh: number): number {
  let months = 1;
  while (months < 12 && findTerm(eleventh + months) !== findTerm(eleventh + months + 1)) months++;
  return months;
}

/** Last principal solar term (0 at the March equinox, one per 30°) before the start of a month. */
function findTerm(lunation: number): number {
  return Math.floor(sunLongitudeDeg(startOfMonth(lunation)) / 30);
}
