import { warningMessages } from '@portal/content/messages/warning-messages';
import type { OfficialWarning } from '@portal/contract/endpoints/warnings';
import type { Language } from '@portal/domain/language/language';
import { formatClock, formatDayMonth } from '#components/weather/format-values.ts';

/** `13:40`, with the date unless it is the day of `nowAt`. */
export function nameWarningMoment(moment: string, nowAt: string, language: Language): string {
  const clock = formatClock(moment);
  return moment.slice(0, 10) === nowAt.slice(0, 10) ? clock : `${clock} ${formatDayMonth(moment, language)}`;
}

/** `có hiệu lực đến 14:00 4/8`; for a bulletin without an end, says so and until when it counts. */
export function nameWarningEnd(
  { expiresAt, endAssumed }: Pick<OfficialWarning, 'expiresAt' | 'endAssumed'>,
  nowAt: string,
  language: Language,
): string {
  const { until, untilAssumed } = warningMessages[language];
  return (endAssumed ? untilAssumed : until)(nameWarningMoment(expiresAt, nowAt, language));
}
