import type { Language } from '@portal/domain/language/language';
import { formatClock, formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';

/** `14:00, thứ Tư 22/7`, `14:00, Wednesday 22 Jul`. */
export function nameMapMoment(at: string, weekdays: readonly string[], language: Language): string {
  return `${formatClock(at)}, ${weekdays[weekdayOf(at.slice(0, 10))] ?? ''} ${formatDayMonth(at, language)}`;
}
