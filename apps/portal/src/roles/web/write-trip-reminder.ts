import { BRAND } from '@portal/content/brand';
import { tripMessages } from '@portal/content/messages/trip-messages';
import type { Language } from '@portal/domain/language/language';
import { DAY_SECONDS, type EpochSeconds, formatDate, startOfVietnamDay } from '@portal/domain/time/vietnam-time';
import { type SavedTrip, toNextMoment } from '@portal/domain/trip/saved-trip';
import { toLanguagePath } from '@portal/routes/counterpart';
import { escapeText, foldLines } from '#platform/http/file-lines.ts';

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
 * Calendar file (RFC 5545) that reminds of a saved trip half an hour before it, from Monday to Friday, with the way to
 * its answer of then.
 */
export function writeTripReminder(trip: TimedTrip, { publicUrl, language, now }: ReminderNeeds): string {
  const { name, from, to, mode, clock } = trip;
  const words = tripMessages[language].saved.reminder;
  const address = new URLSearchParams({ from, to, at: clock, mode });
  const url = `${publicUrl}${toLanguagePath('going-out', language)}?${address}`;
  const key = Buffer.from([from, to, mode, clock].join(' ')).toString('base64url');
  const start = `${formatDate(findFirstDay(clock, now)).replaceAll('-', '')}T${clock.replace(':', '')}00`;
  const title = escapeText(words.title(name, clock));
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.slug}//Trips//${language.toUpperCase()}`,
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Ho_Chi_Minh',
    'BEGIN:STANDARD',
    'DTSTART:19750613T000000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${key}@${BRAND.slug}`,
    `DTSTAMP:${new Date(now * 1000).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Asia/Ho_Chi_Minh:${start}`,
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
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
