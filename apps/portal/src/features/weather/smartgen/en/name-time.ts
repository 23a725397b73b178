import type { EpochSeconds } from '@portal/domain/time/epoch';
import { vietnamDate, vietnamHour, vietnamMinute, vietnamWeekday } from '@portal/domain/time/vietnam-time';
import { countDaysAhead, type DayPart, listDayParts } from '../facts/day-part.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
/** Days from here on share their weekday with an earlier one, so that they need their date. */
const DATED_FROM = 7;

/** `this afternoon`, `tonight`, `early tomorrow`, as an answer to when. */
export function namePart({ name, day }: DayPart): string {
  if (name === 'night') return day <= 0 ? 'tonight' : day === 1 ? 'tomorrow night' : 'the night after next';
  if (day > 1) return name === 'dawn' ? 'early in two days' : `the ${name} of the day after tomorrow`;
  if (name === 'dawn') return day <= 0 ? 'early this morning' : 'early tomorrow';
  if (name === 'noon') return day <= 0 ? 'around midday' : 'around midday tomorrow';
  return day <= 0 ? `this ${name}` : `tomorrow ${name}`;
}

/** `this evening`, `this afternoon and evening`, `tonight and early tomorrow`, `from this afternoon until early tomorrow`. */
export function nameSpan(fromAt: EpochSeconds, toAt: EpochSeconds, nowAt: EpochSeconds): string {
  const parts = listDayParts(fromAt, toAt, nowAt);
  const [first, second] = parts;
  if (first === undefined) return '';
  if (second === undefined) return namePart(first);
  if (parts.length > 2) return `from ${namePart(first)} until ${namePart(parts.at(-1) ?? first)}`;
  const isBothToday = namePart(first).startsWith('this ') && namePart(second).startsWith('this ');
  return `${namePart(first)} and ${isBothToday ? second.name : namePart(second)}`;
}

/** `3 pm`, `3:20 pm`, `5 am tomorrow`, `midnight`. */
export function nameClock(at: EpochSeconds, nowAt: EpochSeconds): string {
  const day = countDaysAhead(at, nowAt);
  const clock = writeClock(at);
  const when = day === 0 ? '' : day === 1 ? ' tomorrow' : ' the day after';
  return `${clock}${clock === 'midnight' ? '' : when}`;
}

/** `3 to 6 pm` within a day; null where the two ends need more words. */
export function nameClockSpan(fromAt: EpochSeconds, toAt: EpochSeconds, nowAt: EpochSeconds): string | null {
  if (countDaysAhead(toAt - 1, nowAt) !== 0) return null;
  const from = writeClock(fromAt);
  const to = writeClock(toAt);
  const [start = '', half = ''] = from.split(' ');
  return half !== '' && to.endsWith(` ${half}`) ? `${start} to ${to}` : `${from} to ${to}`;
}

function writeClock(at: EpochSeconds): string {
  const hour = vietnamHour(at);
  const minute = vietnamMinute(at);
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon';
  const minutes = minute === 0 ? '' : `:${minute}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `today`, `tomorrow`, `Friday`, from the eighth day on with its date: `Friday 14 Aug`. */
export function nameDay(at: EpochSeconds, nowAt: EpochSeconds): string {
  const index = countDaysAhead(at, nowAt);
  if (index === 0) return 'today';
  if (index === 1) return 'tomorrow';
  const weekday = WEEKDAYS[vietnamWeekday(at)] ?? '';
  return index < DATED_FROM ? weekday : `${weekday} ${nameDate(at)}`;
}

/** The same after a verb: `on Friday`. */
export function nameOnDay(at: EpochSeconds, nowAt: EpochSeconds): string {
  return `${countDaysAhead(at, nowAt) > 1 ? 'on ' : ''}${nameDay(at, nowAt)}`;
}

/** `14 Aug`. */
export function nameDate(at: EpochSeconds): string {
  const { day, month } = vietnamDate(at);
  return `${day} ${MONTHS[month - 1] ?? ''}`;
}
