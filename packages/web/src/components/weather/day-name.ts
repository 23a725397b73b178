import { formatDayMonth, weekdayOf } from './format-values.ts';
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
