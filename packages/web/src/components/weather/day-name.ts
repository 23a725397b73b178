import { formatClock, formatDayMonth, weekdayOf } from './format-values.ts';
import type { PageView } from './page-view.ts';

/** `Hôm nay`, `Ngày mai` or the weekday, as row header. */
export function nameDay(date: string, index: number, view: PageView): string {
  const { days, weekdays } = view.words;
  if (index === 0) return days.today;
  if (index === 1) return days.tomorrow;
  return weekdays[weekdayOf(date)] ?? '';
}

/** `Thứ Bảy, 3/8` or `Saturday, 3 Aug`. */
export function nameFullDay(date: string, view: PageView): string {
  return `${view.words.weekdays[weekdayOf(date)] ?? ''}, ${formatDayMonth(date, view.style.language)}`;
}

const DAY_MS = 86_400_000;
const toDay = (moment: string): number => Date.parse(`${moment.slice(0, 10)}T00:00:00Z`) / DAY_MS;

/** A day inside a sentence: `hôm nay`, `thứ Bảy`, `Saturday`. */
export function nameDayInside(moment: string, view: PageView): string {
  const ahead = toDay(moment) - toDay(view.nowAt);
  const day = nameDay(moment.slice(0, 10), ahead, view);
  return ahead === 0 || ahead === 1 ? day.toLowerCase() : day.replace(/^Thứ/, 'thứ');
}

/** `18:00 ngày mai`, `00:00 thứ Bảy`. */
export const nameWhen = (moment: string, view: PageView): string =>
  `${formatClock(moment)} ${nameDayInside(moment, view)}`;
