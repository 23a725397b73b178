import type { EpochSeconds } from '@portal/domain/time/epoch';
import { vietnamDate, vietnamHour, vietnamMinute, vietnamWeekday } from '@portal/domain/time/vietnam-time';
import { countDaysAhead, type DayPart, listDayParts, type PartName } from '../facts/day-part.ts';

const PARTS: Readonly<Record<PartName, string>> = {
  night: 'đêm',
  dawn: 'rạng sáng',
  morning: 'sáng',
  noon: 'trưa',
  afternoon: 'chiều',
  evening: 'tối',
};
const WEEKDAYS = ['Chủ Nhật', 'thứ Hai', 'thứ Ba', 'thứ Tư', 'thứ Năm', 'thứ Sáu', 'thứ Bảy'] as const;
/** Days from here on share their weekday with an earlier one, so that they need their date. */
const DATED_FROM = 7;

const nameWhen = (day: number): string => (day <= 0 ? 'nay' : day === 1 ? 'mai' : 'ngày kia');

/** `chiều nay`, `đêm nay`, `rạng sáng mai`. */
export function namePart({ name, day }: DayPart): string {
  return `${PARTS[name]} ${nameWhen(day)}`;
}

/** `tối nay`, `chiều và tối nay`, `tối nay và sáng mai`, `từ chiều nay đến sáng mai`. */
export function nameSpan(fromAt: EpochSeconds, toAt: EpochSeconds, nowAt: EpochSeconds): string {
  const parts = listDayParts(fromAt, toAt, nowAt);
  const [first, second] = parts;
  if (first === undefined) return '';
  if (second === undefined) return namePart(first);
  if (parts.length > 2) return `từ ${namePart(first)} đến ${namePart(parts.at(-1) ?? first)}`;
  const isSameDay = nameWhen(first.day) === nameWhen(second.day);
  return isSameDay ? `${PARTS[first.name]} và ${namePart(second)}` : `${namePart(first)} và ${namePart(second)}`;
}

/** `15 giờ`, `15 giờ 20`, `5 giờ sáng mai`, `nửa đêm`, `14 giờ ngày mai`. */
export function nameClock(at: EpochSeconds, nowAt: EpochSeconds): string {
  const hour = vietnamHour(at);
  const day = countDaysAhead(at, nowAt);
  const clock = writeClock(at);
  if (clock === '0 giờ' && day === 1) return 'nửa đêm';
  if (day === 0) return clock;
  if (hour < 4) return day === 1 ? `${clock} đêm nay` : `${clock} đêm mai`;
  return hour < 11 ? `${clock} sáng ${nameWhen(day)}` : `${clock} ${day === 1 ? 'ngày mai' : 'ngày kia'}`;
}

/** `15 giờ`, between full hours `15 giờ 20`. */
function writeClock(at: EpochSeconds): string {
  const minute = vietnamMinute(at);
  return `${vietnamHour(at)} giờ${minute === 0 ? '' : ` ${minute}`}`;
}

/** `15 đến 18 giờ`, `15 giờ 20 đến 16 giờ` within a day; null where the two ends need more words. */
export function nameClockSpan(fromAt: EpochSeconds, toAt: EpochSeconds, nowAt: EpochSeconds): string | null {
  if (countDaysAhead(toAt - 1, nowAt) !== 0) return null;
  const isFull = vietnamMinute(fromAt) === 0 && vietnamMinute(toAt) === 0;
  const end = countDaysAhead(toAt, nowAt) === 1 ? '24 giờ' : writeClock(toAt);
  return `${isFull ? vietnamHour(fromAt) : writeClock(fromAt)} đến ${end}`;
}

/** `hôm nay`, `ngày mai`, `thứ Sáu`, from the eighth day on with its date: `thứ Sáu 14/8`. */
export function nameDay(at: EpochSeconds, nowAt: EpochSeconds): string {
  const index = countDaysAhead(at, nowAt);
  if (index === 0) return 'hôm nay';
  if (index === 1) return 'ngày mai';
  const weekday = WEEKDAYS[vietnamWeekday(at)] ?? '';
  return index < DATED_FROM ? weekday : `${weekday} ${nameDate(at)}`;
}

/** The same after a verb: `vào thứ Sáu`. */
export function nameOnDay(at: EpochSeconds, nowAt: EpochSeconds): string {
  return `${countDaysAhead(at, nowAt) > 1 ? 'vào ' : ''}${nameDay(at, nowAt)}`;
}

/** `14/8`. */
export function nameDate(at: EpochSeconds): string {
  const { day, month } = vietnamDate(at);
  return `${day}/${month}`;
}
