import type { CropId } from '@portal/domain/agriculture/crop';
import type { ActivityId } from '@portal/domain/agriculture/verdict';
import type { WorkWindow } from '@portal/domain/agriculture/work-window';
import type { Language } from '@portal/domain/language/language';
import {
  DAY_SECONDS,
  type EpochSeconds,
  formatClock,
  startOfVietnamDay,
  vietnamDate,
  vietnamHour,
  vietnamWeekday,
} from '@portal/domain/time/vietnam-time';
import type { WarningKind } from '@portal/domain/warning/warning-kind.table';
import { agricultureMessages } from '#messages/agriculture-messages.ts';
import { farmAdviceMessages } from '#messages/farm-advice-messages.ts';
import { farmWorkMessages } from '#messages/farm-work-messages.ts';
import { warningMessages } from '#messages/warning-messages.ts';
import { SHORT_ENGLISH_MONTHS } from '../english-months.table.ts';

export function toWhole(value: number): string {
  return String(Math.round(value) + 0);
}

/** Rain or water in running text, mm: one decimal below 10, none above; decimal comma in Vietnamese. */
export function toAmount(mm: number, language: Language): string {
  const rounded = mm < 9.95 ? Math.round(mm * 10) / 10 : Math.round(mm);
  const text = String(rounded + 0);
  return language === 'vi' ? text.replace('.', ',') : text;
}

/** Whole °C in running text, with a true minus sign: `22°`, `−1°`. */
export function toDegrees(temperatureC: number): string {
  const whole = Math.round(temperatureC) + 0;
  return `${whole < 0 ? '−' : ''}${Math.abs(whole)}°`;
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function joinList(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${farmAdviceMessages[language].and}${last}`;
}

/** Growers' name of a kind of work for the crop. */
export function nameActivity(activity: ActivityId, crop: CropId, language: Language): string {
  const { activities, riceDrying } = agricultureMessages[language];
  return activity === 'dry' && crop === 'rice' ? riceDrying : activities[activity];
}

type Part = 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'late';

/** End hour of each part of the day; later is late. */
const PARTS: readonly (readonly [part: Part, end: number])[] = [
  ['dawn', 5],
  ['morning', 11],
  ['noon', 13],
  ['afternoon', 18],
  ['evening', 22],
];

/** `hôm nay`, `ngày mai`, `thứ Hai`: the day of a moment relative to now. */
export function nameDay(at: EpochSeconds, nowAt: EpochSeconds, language: Language): string {
  const words = farmAdviceMessages[language];
  return words.day(countDays(at, nowAt), getWeekday(at, language));
}

/** `đêm nay`, `đêm thứ Hai`: the night after the moment's day. */
export function nameNight(at: EpochSeconds, nowAt: EpochSeconds, language: Language): string {
  const words = farmAdviceMessages[language];
  const offset = countDays(at, nowAt);
  return offset < 0 ? words.lastNight : words.nightOf(offset, getWeekday(at, language));
}

/** `06:00–08:00 sáng mai`, `09:00–15:00 ngày mai`; `từ giờ đến 17:00` for a spell in progress. */
export function nameWindow({ fromAt, toAt }: WorkWindow, nowAt: EpochSeconds, language: Language): string {
  const words = farmAdviceMessages[language];
  // A spell ending at midnight belongs to the day it ends.
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

/** Kind of a warning within a sentence: `lốc, sét, mưa đá`. */
export function nameWarningKind(kind: WarningKind, language: Language): string {
  const name = warningMessages[language].kinds[kind];
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Where people outdoors should go: `rời đồng trống` in lightning, else `vào nơi an toàn`. */
export function describeWhereToGo(kind: WarningKind, language: Language): string {
  const { leave } = farmWorkMessages[language];
  return kind === 'thunderstorm' ? leave.lightning : leave.other;
}

/** `3/8`, `3 Aug`. */
export function nameDate(at: EpochSeconds, language: Language): string {
  const { month, day } = vietnamDate(at);
  return language === 'vi' ? `${day}/${month}` : `${day} ${SHORT_ENGLISH_MONTHS[month - 1] ?? ''}`;
}

/** Weekdays name the days of a week; later ones have dates. */
const NAMED_DAYS = 7;

/** `hôm nay`, `thứ Hai`, `ngày 12/8`; `on Monday`, `on 12 Aug`. */
export function nameNearDay(at: EpochSeconds, nowAt: EpochSeconds, language: Language): string {
  if (at < startOfVietnamDay(nowAt) + NAMED_DAYS * DAY_SECONDS) return nameDay(at, nowAt, language);
  return language === 'vi' ? `ngày ${nameDate(at, language)}` : `on ${nameDate(at, language)}`;
}
