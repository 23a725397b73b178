import { findLunarDate } from '#time/lunar-date.ts';
import { DAY_SECONDS, type EpochSeconds, startOfVietnamDay, vietnamDate, vietnamWeekday } from '#time/vietnam-time.ts';

/**
 * Minutes of the day in Vietnam within which a call must take place (decree 91/2020/NĐ-CP: advertising calls from 08:00
 * to 17:00).
 */
export const LEGAL_MINUTES = { from: 8 * 60, to: 17 * 60 } as const;

/** Longest ringing time, in seconds. */
export const RING_SECONDS = 45;

/** When the calls of a campaign may be placed. */
export interface CallWindow {
  /** First minute of the day in Vietnam, from 480. */
  readonly fromMinute: number;
  /** Minute of the day by which the last call must end, up to 1020. */
  readonly toMinute: number;
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[];
  /** Whether it calls on public holidays too. */
  readonly onHolidays: boolean;
}

/** What is wrong with a window. */
export type WindowFault = 'outsideLegalHours' | 'tooShort' | 'noWeekday';

const SUNDAY = 7;
const LEAST_MINUTES = 30;
/** Tết with adjacent Sundays is far shorter; the limit ends the search for a window that never opens. */
const LONGEST_SEARCH_DAYS = 30;

/** Month and day of holidays by the solar calendar (Labour Code 45/2019/QH14, article 112). */
const SOLAR_HOLIDAYS = new Set(['1-1', '4-30', '5-1', '9-2']);
/**
 * The first four days of the lunar year, and the day of the Hùng kings. New Year's Eve is found from the following day.
 */
const LUNAR_HOLIDAYS = new Set(['1-1', '1-2', '1-3', '1-4', '3-10']);

/** Month and day of the lunar calendar; empty in a leap month, and outside the known calendar. */
function toLunarDay(at: EpochSeconds): string {
  const date = findLunarDate(at);
  return date === null || date.leap ? '' : `${date.month}-${date.day}`;
}

/**
 * Whether a moment is on a public holiday of Vietnam that follows from the calendar: four solar days, the last day of
 * the lunar year and the first four of the new one, and the tenth of the third lunar month. Excludes days that the
 * government announces each year.
 */
export function isPublicHoliday(at: EpochSeconds): boolean {
  const { month, day } = vietnamDate(at);
  const isEve = toLunarDay(at + DAY_SECONDS) === '1-1';
  return SOLAR_HOLIDAYS.has(`${month}-${day}`) || LUNAR_HOLIDAYS.has(toLunarDay(at)) || isEve;
}

/** The fault of a window; null if there is none. */
export function checkCallWindow({ fromMinute, toMinute, weekdays }: CallWindow): WindowFault | null {
  if (fromMinute < LEGAL_MINUTES.from || toMinute > LEGAL_MINUTES.to) return 'outsideLegalHours';
  if (toMinute - fromMinute < LEAST_MINUTES) return 'tooShort';
  return weekdays.some((day) => day >= 1 && day <= SUNDAY) ? null : 'noWeekday';
}

function isOpenDay(at: EpochSeconds, { weekdays, onHolidays }: CallWindow): boolean {
  const weekday = vietnamWeekday(at) || SUNDAY;
  return weekdays.includes(weekday) && (onHolidays || !isPublicHoliday(at));
}

/** First and last second of a day in Vietnam at which a call of this length may be placed. */
function toSpan(dayAt: EpochSeconds, { fromMinute, toMinute }: CallWindow, seconds: number) {
  const from = dayAt + Math.max(fromMinute, LEGAL_MINUTES.from) * 60;
  const last = dayAt + Math.min(toMinute, LEGAL_MINUTES.to) * 60 - RING_SECONDS - seconds;
  return { from, last };
}

/**
 * Whether a call may be placed at a moment: it must end, including ringing, before the window and the legal hours do.
 *
 * @param seconds length of the recorded message
 */
export function mayCallAt(at: EpochSeconds, window: CallWindow, seconds: number): boolean {
  const { from, last } = toSpan(startOfVietnamDay(at), window, seconds);
  return at >= from && at <= last && isOpenDay(at, window);
}

/** The first moment from `at` on at which a call may be placed; null if there is none within a month. */
export function findNextCallAt(at: EpochSeconds, window: CallWindow, seconds: number): EpochSeconds | null {
  const today = startOfVietnamDay(at);
  for (let day = 0; day <= LONGEST_SEARCH_DAYS; day += 1) {
    const dayAt = today + day * DAY_SECONDS;
    const { from, last } = toSpan(dayAt, window, seconds);
    const first = Math.max(at, from);
    if (first <= last && isOpenDay(dayAt, window)) return first;
  }
  return null;
}
