import { decisionMessages } from '@portal/content/decisions/decision-messages';
import type { ReplyFile, SeriesFormat } from '@portal/contract/endpoint';
import type { DecidedActivity, DecisionBoard } from '@portal/contract/endpoints/decisions';
import type { Language } from '@portal/domain/language/language';
import { escapeText, foldLines, LINE_END, writeCell } from '#platform/http/file-lines.ts';

/** Excel needs it to detect UTF-8, else it garbles Vietnamese. */
const BYTE_ORDER_MARK = '\ufeff';
const HEAD = ['activity', 'at', 'verdict', 'chance_percent', 'act', 'because'];

/** One line per activity and hour; an empty verdict means no data. Formula-like texts get a leading quote. */
export function writeBoardCsv({ activities }: Pick<DecisionBoard, 'activities'>): string {
  const rows = activities.flatMap(({ name, hours }) =>
    hours.map(({ at, verdict, chance, act, because }) => [name, at, verdict, chance, act, because]),
  );
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((row) => row.map(writeCell).join(',') + LINE_END).join('');
}

/** `20260803T070000Z`. */
const toUtcStamp = (moment: string): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

/** Name and ids of a place's calendar. */
interface CalendarHead {
  /** Product part of ids. */
  readonly product: string;
  readonly language: Language;
}

/** Event ids must not change with the forecast, so that subscribed calendars replace events. */
const toKey = (text: string): string => Buffer.from(text).toString('base64url');

/** Number of activities with this name: duplicates need distinct ids. */
const countNamed = (activities: readonly DecidedActivity[], name: string): number =>
  activities.filter((activity) => activity.name === name).length;

function listEvents(
  { place, issued }: Pick<DecisionBoard, 'place' | 'issued'>,
  { name, days, conditions, hours }: DecidedActivity,
  order: number,
  { product, language }: CalendarHead,
): string[] {
  const words = decisionMessages[language];
  const where = [place.displayName.main, place.displayName.secondary].filter(Boolean).join(', ');
  const stamp = toUtcStamp(issued.updatedAt ?? hours[0]?.at ?? new Date(0).toISOString());
  return days.flatMap(({ date, windows }) =>
    windows.flatMap(({ from, to }, index) => {
      const because = hours.find(({ at }) => at === from)?.because ?? '';
      return [
        'BEGIN:VEVENT',
        `UID:${toKey(`${place.lat},${place.lng} ${order} ${name}`)}-${date}-${index}@${product}`,
        `DTSTAMP:${stamp}`,
        `DTSTART:${toUtcStamp(from)}`,
        `DTEND:${toUtcStamp(to)}`,
        `SUMMARY:${escapeText(`${issued.demo ? 'Demo: ' : ''}${words.verdicts.go}: ${name}`)}`,
        `DESCRIPTION:${escapeText([because, ...conditions].join('\n'))}`,
        `LOCATION:${escapeText(where)}`,
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ];
    }),
  );
}

/** One event per window of each activity, with the reason. Boards of several places share one calendar. */
export function writeBoardCalendar(
  boards: readonly Pick<DecisionBoard, 'place' | 'issued' | 'activities'>[],
  head: CalendarHead & { readonly title: string },
): string {
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${head.product}//Decisions//${head.language.toUpperCase()}`,
    `X-WR-CALNAME:${escapeText(head.title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...boards.flatMap((board) =>
      board.activities.flatMap((activity, index) =>
        listEvents(board, activity, countNamed(board.activities.slice(0, index), activity.name), head),
      ),
    ),
    'END:VCALENDAR',
  ]);
}

export function writeBoard(board: DecisionBoard, format: SeriesFormat, head: CalendarHead): ReplyFile {
  const isCsv = format === 'csv';
  const place = board.place.slug ?? `${board.place.lat}_${board.place.lng}`;
  return {
    contentType: isCsv ? 'text/csv; charset=utf-8' : 'text/calendar; charset=utf-8',
    body: isCsv ? writeBoardCsv(board) : writeBoardCalendar([board], { ...head, title: board.place.displayName.main }),
    headers: { 'content-disposition': `attachment; filename="metplus-${place}.${format}"` },
  };
}
