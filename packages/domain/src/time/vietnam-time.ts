/** A moment in whole seconds since 1970-01-01T00:00:00Z. Engine and rules use only this representation of time. */
export type EpochSeconds = number;

/** Seconds in an hour. */
export const HOUR_SECONDS = 3600;

/** Seconds in a day. Vietnam has no daylight saving, so every calendar day has this length. */
export const DAY_SECONDS = 86_400;

/** Offset of Asia/Ho_Chi_Minh from UTC in seconds, all year. */
export const VIETNAM_OFFSET_SECONDS = 7 * HOUR_SECONDS;

/** A calendar date; months and days count from 1. */
interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const EPOCH_WEEKDAY = 4;
const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** Cached: the hours of a forecast are formatted repeatedly, because each place has the same ones. */
const moments = new Map<EpochSeconds, string>();
const MAX_MOMENTS = 2000;

/** Start of the clock hour that a moment lies in. */
export function startOfHour(at: EpochSeconds): EpochSeconds {
  return Math.floor(at / HOUR_SECONDS) * HOUR_SECONDS;
}

/** 00:00 in Vietnam of the day that a moment lies in. */
export function startOfVietnamDay(at: EpochSeconds): EpochSeconds {
  return vietnamDayNumber(at) * DAY_SECONDS - VIETNAM_OFFSET_SECONDS;
}

/** Hour on Vietnam's clock, 0–23. */
export function vietnamHour(at: EpochSeconds): number {
  return Math.floor((at - startOfVietnamDay(at)) / HOUR_SECONDS);
}

/** Minute of the clock hour, 0–59. */
export function vietnamMinute(at: EpochSeconds): number {
  return Math.floor((((at % HOUR_SECONDS) + HOUR_SECONDS) % HOUR_SECONDS) / 60);
}

/** Day of the week in Vietnam: 0 Sunday … 6 Saturday. */
export function vietnamWeekday(at: EpochSeconds): number {
  return (((vietnamDayNumber(at) + EPOCH_WEEKDAY) % 7) + 7) % 7;
}

/** Calendar date in Vietnam of a moment (proleptic Gregorian). */
export function vietnamDate(at: EpochSeconds): CalendarDate {
  return toCalendarDate(vietnamDayNumber(at));
}

/** `2026-11-21`: the date in Vietnam of a moment of the years 0–9999. */
export function formatDate(at: EpochSeconds): string {
  const { year, month, day } = vietnamDate(at);
  return `${twoDigits(Math.floor(year / 100))}${twoDigits(year % 100)}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `2026-11-21T07:00:00+07:00`: ISO 8601 with Vietnam's offset, as in every API reply; whole seconds, years 0–9999. */
export function formatMoment(at: EpochSeconds): string {
  const known = moments.get(at);
  if (known !== undefined) return known;
  const made = `${formatDate(at)}T${formatClock(at)}:${twoDigits(Math.floor(at) - Math.floor(at / 60) * 60)}+07:00`;
  if (moments.size >= MAX_MOMENTS) moments.clear();
  moments.set(at, made);
  return made;
}

/** `07:00`: hour and minute on Vietnam's clock. */
export function formatClock(at: EpochSeconds): string {
  const minutes = Math.floor((at - startOfVietnamDay(at)) / 60);
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** 00:00 in Vietnam of a date `YYYY-MM-DD`; null for anything else and for a day that does not exist. */
export function parseDate(text: string): EpochSeconds | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return null;
  const at = toDayNumber(Number(match[1]), Number(match[2]), Number(match[3])) * DAY_SECONDS - VIETNAM_OFFSET_SECONDS;
  return formatDate(at) === text ? at : null;
}

function twoDigits(number: number): string {
  return TWO_DIGITS[number] ?? '';
}

function vietnamDayNumber(at: EpochSeconds): number {
  return Math.floor((at + VIETNAM_OFFSET_SECONDS) / DAY_SECONDS);
}

// Years are counted from 1 March, so that the leap day is a year's last. Day −719 468 is 0000-03-01, and the
// calendar repeats every 146 097 days (400 years). The months from March on are 31 30 31 30 31, twice, then 31 and
// February: (153 × month + 2) / 5 days lie before the month.
const FIRST_OF_MARCH_0000 = -719_468;
const DAYS_PER_CYCLE = 146_097;

function toCalendarDate(dayNumber: number): CalendarDate {
  const sinceMarch = dayNumber - FIRST_OF_MARCH_0000;
  const cycle = Math.floor(sinceMarch / DAYS_PER_CYCLE);
  const dayOfCycle = sinceMarch - cycle * DAYS_PER_CYCLE;
  const leapDays = Math.floor(dayOfCycle / 1460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - leapDays) / 365);
  const dayOfYear = dayOfCycle - daysBeforeYear(yearOfCycle);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return { year, month, day: dayOfYear - daysBeforeMonth(marchMonth) + 1 };
}

function toDayNumber(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const cycle = Math.floor(marchYear / 400);
  const dayOfYear = daysBeforeMonth((month + 9) % 12) + day - 1;
  return FIRST_OF_MARCH_0000 + cycle * DAYS_PER_CYCLE + daysBeforeYear(marchYear - cycle * 400) + dayOfYear;
}

function daysBeforeYear(yearOfCycle: number): number {
  return yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
}

function daysBeforeMonth(marchMonth: number): number {
  return Math.floor((153 * marchMonth + 2) / 5);
}
