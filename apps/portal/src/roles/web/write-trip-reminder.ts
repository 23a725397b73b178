import { tripMessages } from '@portal/content/messages/trip-messages';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, formatDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { type SavedTrip, toNextMoment } from '@portal/domain/trip/saved-trip';
import { toLanguagePath } from '@portal/routes/counterpart';
import { escapeText } from '#platform/http/file-lines.ts';
import { writeCalendar, writeTime } from './write-calendar.ts';

/** A trip with its usual departure. */
export type TimedTrip = SavedTrip & { readonly clock: string };

interface ReminderNeeds {
  readonly publicUrl: string;
  readonly language: Language;
  readonly now: EpochSeconds;
}

const isWeekend = (at: EpochSeconds): boolean => [0, 6].includes(new Date(formatDate(at)).getUTCDay());

/** Day of the next departure from Monday to Friday: a calendar counts the first event even off its rule. */
function findFirstDay(clock: string, now: EpochSeconds): EpochSeconds {
  let day = startOfVietnamDay(toNextMoment(clock, now));
  while (isWeekend(day)) day += DAY_SECONDS;
  return day;
}

/**
 * Calendar file that reminds of a saved trip half an hour before it, from Monday to Friday, with the way to
 * its answer of then.
 */
export function writeTripReminder(trip: TimedTrip, { publicUrl, language, now }: ReminderNeeds): string {
  const { name, from, to, mode, clock } = trip;
  const words = tripMessages[language].saved.reminder;
  const address = new URLSearchParams({ from, to, at: clock, mode });
  const url = `${publicUrl}${toLanguagePath('going-out', language)}?${address}`;
  const title = escapeText(words.title(name, clock));
  const event = {
    key: [from, to, mode, clock].join(' '),
    lines: [
      writeTime('DTSTART', `${formatDate(findFirstDay(clock, now))}T${clock}:00`),
      'DURATION:PT30M',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      `SUMMARY:${title}`,
      `DESCRIPTION:${escapeText(url)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${title}`,
      'TRIGGER:-PT30M',
      'END:VALARM',
    ],
  };
  return writeCalendar([event], { product: 'Trips', language, now });
}
