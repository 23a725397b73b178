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
/** Days for which a weekday alone is unambiguous. */
const CLEAR_DAYS = 6;

export const toSeconds = (moment: string): EpochSeconds => Math.floor(Date.parse(moment) / 1000);

/** Shortest clear form: `14:10`, `T3 17:20`, `22/7 17:20`. */
export function formatWhen(moment: string, now: EpochSeconds, language: Language): string {
  const at = toSeconds(moment);
  const days = Math.abs(startOfVietnamDay(at) - startOfVietnamDay(now)) / DAY_SECONDS;
  if (days === 0) return formatClock(at);
  const day = days <= CLEAR_DAYS ? SHORT_DAYS[language][vietnamWeekday(at)] : formatShortDay(vietnamDate(at), language);
  return `${day} ${formatClock(at)}`;
}

/** Same calendar day in Vietnam. */
export const isSameDay = (moment: string, now: EpochSeconds): boolean =>
  startOfVietnamDay(toSeconds(moment)) === startOfVietnamDay(now);

/** Time a copy was stored on this device: `12:40`, with the day if not today. */
export const formatCopyTime = (atMs: number, nowMs: number, language: Language): string =>
  formatWhen(new Date(atMs).toISOString(), Math.floor(nowMs / 1000), language);

/** Age limits of a card's weather: valid as current, and still covering coming hours. */
const FRESH_MS = 20 * 60_000;
const OVER_MS = 3 * 3_600_000;

/** Whether data still cover now, only coming hours, or nothing. */
export function classifyAge(atMs: number | null, nowMs: number): 'fresh' | 'old' | 'over' {
  if (atMs === null || nowMs - atMs >= OVER_MS) return 'over';
  return nowMs - atMs < FRESH_MS ? 'fresh' : 'old';
}
