import { DAY_SECONDS, type EpochSeconds, HOUR_SECONDS, startOfVietnamDay } from '@portal/domain/time/vietnam-time';

/** A span of time, epoch seconds. */
export interface Span {
  readonly from: EpochSeconds;
  readonly to: EpochSeconds;
}

/** Hours of the parts named in sentences; a night counts from the day it begins. domain.md §1.5.2. */
const PARTS: readonly (readonly [pattern: RegExp, from: number, to: number])[] = [
  [/rạng sáng|early|small hours/i, 4, 7],
  [/sáng|morning/i, 7, 11],
  [/trưa|midday/i, 11, 13],
  [/chiều|afternoon/i, 13, 18],
  [/tối|evening/i, 18, 22],
  [/đêm|night/i, 22, 28],
];
const NIGHT_FROM = 22;
const NIGHT_ENDS = 4;

/** The time span of a named part (`tối nay`, `tomorrow morning`) seen from a moment; null if none is named. */
export function readDayPart(phrase: string, nowAt: EpochSeconds): Span | null {
  const [, from, to] = PARTS.find(([pattern]) => pattern.test(phrase)) ?? [];
  if (from === undefined || to === undefined) return null;
  const today = startOfVietnamDay(nowAt);
  const isTomorrow = /mai|tomorrow/i.test(phrase);
  // After midnight `đêm nay` means the night that began yesterday.
  const isNightGoing = from === NIGHT_FROM && !isTomorrow && (nowAt - today) / HOUR_SECONDS < NIGHT_ENDS;
  const midnight = today + (isTomorrow ? DAY_SECONDS : 0) - (isNightGoing ? DAY_SECONDS : 0);
  return { from: midnight + from * HOUR_SECONDS, to: midnight + to * HOUR_SECONDS };
}
