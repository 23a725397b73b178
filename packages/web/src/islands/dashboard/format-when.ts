import { formatShortDay } from '@portal/content/format-day';
import type { Language } from '@portal/domain/language/language';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatClock,
  startOfVietnamDay,
  vietnamDate,
  vietnamWeekday,
} from '@portal/domain/time/vietnam-time';

const SHORT_DAYS = {
  vi: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const;
/** A weekday alone is clear for so many days. */
const CLEAR_DAYS = 6;

/** The seconds of a moment of the API. */
export const toSeconds = (moment: string): EpochSeconds => Math.floor(Date.parse(moment) / 1000);

/** When something was or will be, as short as is clear: `14:10`, `T3 17:20`, `22/7 17:20`. */
export function formatWhen(moment: string, now: EpochSeconds, language: Language): string {
  const at = toSeconds(moment);
  const days = Math.abs(startOfVietnamDay(at) - startOfVietnamDay(now)) / DAY_SECONDS;
  if (days === 0) return formatClock(at);
  const day = days <= CLEAR_DAYS ? SHORT_DAYS[language][vietnamWeekday(at)] : formatShortDay(vietnamDate(at), language);
  return `${day} ${formatClock(at)}`;
}

/** Whether a moment is of the same day in Vietnam. */
export const isSameDay = (moment: string, now: EpochSeconds): boolean =>
  startOfVietnamDay(toSeconds(moment)) === startOfVietnamDay(now);

/** When a copy was stored by this device: `12:40`, with its day once that is over. */
export const formatCopyTime = (atMs: number, nowMs: number, language: Language): string =>
  formatWhen(new Date(atMs).toISOString(), Math.floor(nowMs / 1000), language);

/** The weather of a card speaks of now for so long, and of the three hours after it for these. */
const FRESH_MS = 20 * 60_000;
const OVER_MS = 3 * 3_600_000;

/** Whether what came at some time still speaks of now, of hours that are not over, or of nothing to come. */
export function classifyAge(atMs: number | null, nowMs: number): 'fresh' | 'old' | 'over' {
  if (atMs === null || nowMs - atMs >= OVER_MS) return 'over';
  return nowMs - atMs < FRESH_MS ? 'fresh' : 'old';
}

/** A clock that is set for a demonstration stands days away from the device's. */
const SET_CLOCK_MS = 2 * DAY_SECONDS * 1000;

/** What to add to this device's clock for the portal's, milliseconds: nothing unless that is set to another day. */
export function findClockShift(pageMadeAt: EpochSeconds, deviceMs: number): number {
  const shift = pageMadeAt * 1000 - deviceMs;
  return Math.abs(shift) > SET_CLOCK_MS ? shift : 0;
}
