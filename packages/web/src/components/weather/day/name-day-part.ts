import type { DayPartId } from '@portal/domain/weather/period-state';
import { weekdayOf } from '#components/weather/format-values.ts';
import type { PageView } from '#components/weather/page-view.ts';

const DAY_MS = 86_400_000;

/** `Sáng` on the first day, `Sáng mai` on the next one, then `Sáng T5`. Dates as `2026-08-03`. */
export function nameDayPart(part: DayPartId, date: string, firstDate: string, { words }: PageView): string {
  const days = Math.round((Date.parse(date) - Date.parse(firstDate)) / DAY_MS);
  const { ofTomorrow, ofDay } = words.place.parts;
  if (days === 0) return words.periods[part];
  return days === 1 ? ofTomorrow[part] : ofDay(words.periods[part], words.weekdaysShort[weekdayOf(date)] ?? '');
}
