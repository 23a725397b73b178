import type { Language } from '@portal/domain/language/language';
import { formatClock, formatDayMonth } from '#components/weather/format-values.ts';

/** `13:40`, with its date where that is not the day of `nowAt`. */
export function nameWarningMoment(moment: string, nowAt: string, language: Language): string {
  const clock = formatClock(moment);
  return moment.slice(0, 10) === nowAt.slice(0, 10) ? clock : `${clock} ${formatDayMonth(moment, language)}`;
}
