import type { WorkWindow } from '@portal/domain/agriculture/work-window';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/epoch';
import { formatClock, startOfVietnamDay, vietnamHour, vietnamWeekday } from '@portal/domain/time/vietnam-time';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';

type Part = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'late';

/** First hour after each part of the day; what follows is late. */
const PARTS: readonly (readonly [part: Part, end: number])[] = [
  ['dawn', 5],
  ['morning', 11],
  ['noon', 13],
  ['afternoon', 18],
  ['evening', 22],
];

/** `hôm nay`, `ngày mai`, `thứ Hai`: the day that a moment lies in, seen from now. */
export function nameDay(at: EpochSeconds, nowAt: EpochSeconds, language: Language): string {
  const words = farmAdviceMessages[language];
  return words.day(countDays(at, nowAt), getWeekday(at, language));
}

/** `đêm nay`, `đêm thứ Hai`: the night that begins on the evening of the day that a moment lies in. */
export function nameNight(at: EpochSeconds, nowAt: EpochSeconds, language: Language): string {
  const words = farmAdviceMessages[language];
  const offset = countDays(at, nowAt);
  return offset < 0 ? words.lastNight : words.nightOf(offset, getWeekday(at, language));
}

/** `06:00–08:00 sáng mai`, `09:00–15:00 ngày mai`, or of a spell that has begun `từ giờ đến 17:00`. */
export function nameWindow({ fromAt, toAt }: WorkWindow, nowAt: EpochSeconds, language: Language): string {
  const words = farmAdviceMessages[language];
  // A spell that ends at midnight belongs to the day that ends there.
  const lastAt = toAt - 1;
  const to = formatClock(toAt);
  if (fromAt <= nowAt) return words.until(to, countDays(lastAt, nowAt) === 0 ? null : nameDay(lastAt, nowAt, language));
  const part = findPart(vietnamHour(fromAt));
  const isOnePart = part === findPart(vietnamHour(lastAt));
  const offset = countDays(fromAt, nowAt);
  const weekday = getWeekday(fromAt, language);
  return words.between(
    formatClock(fromAt),
    to,
    isOnePart ? words.part(part, offset, weekday) : words.day(offset, weekday),
  );
}

function findPart(hour: number): Part {
  return PARTS.find(([, end]) => hour < end)?.[0] ?? 'late';
}

function countDays(at: EpochSeconds, nowAt: EpochSeconds): number {
  return Math.round((startOfVietnamDay(at) - startOfVietnamDay(nowAt)) / DAY_SECONDS);
}

function getWeekday(at: EpochSeconds, language: Language): string {
  return farmAdviceMessages[language].weekdays[vietnamWeekday(at)] ?? '';
}
