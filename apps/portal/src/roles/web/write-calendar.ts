import { BRAND } from '@portal/content/brand';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { foldLines } from '#platform/http/file-lines.ts';

interface CalendarNeeds {
  /** What wrote it, in its product id. */
  readonly product: string;
  readonly language: Language;
  readonly now: EpochSeconds;
}

/** An event without its stamps: further lines as RFC 5545 has them. */
interface CalendarEvent {
  /** The same for the same event, so that a newer file replaces it. */
  readonly key: string;
  readonly lines: readonly string[];
}

/** A moment's property in Vietnamese time; `moment` is `2026-12-07T17:30…`. */
export const writeTime = (name: 'DTSTART' | 'DTEND', moment: string): string =>
  `${name};TZID=Asia/Ho_Chi_Minh:${moment.slice(0, 19).replace(/[-:]/g, '')}`;

/** Calendar file (RFC 5545) for a reader's own calendar. */
export function writeCalendar(events: readonly CalendarEvent[], { product, language, now }: CalendarNeeds): string {
  const stamp = `DTSTAMP:${new Date(now * 1000).toISOString().replace(/[-:]|\.\d+/g, '')}`;
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${BRAND.slug}//${product}//${language.toUpperCase()}`,
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Ho_Chi_Minh',
    'BEGIN:STANDARD',
    'DTSTART:19750613T000000',
    'TZOFFSETFROM:+0700',
    'TZOFFSETTO:+0700',
    'END:STANDARD',
    'END:VTIMEZONE',
    ...events.flatMap(({ key, lines }) => [
      'BEGIN:VEVENT',
      `UID:${Buffer.from(key).toString('base64url')}@${BRAND.slug}`,
      stamp,
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
}
