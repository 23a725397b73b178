import {
  DAY_SECONDS,
  type EpochSeconds,
  HOUR_SECONDS,
  startOfVietnamDay,
  vietnamHour,
} from '@portal/domain/time/vietnam-time';
import type { NamedRainWord } from '@portal/domain/weather/rain-word';
import { type DescribedDay, isWetDay } from './find-days-facts.ts';

/** Parts of a day as people name them: finer than the four periods, coarser than the clock. */
export type PartName = 'night' | 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** A part of a day, counted from today; hours after midnight belong to the night of the day before. */
export interface DayPart {
  readonly name: PartName;
  readonly day: number;
}

/** First hour of each part except the night, which ends at dawn. */
const STARTS: readonly (readonly [from: number, name: PartName])[] = [
  [22, 'night'],
  [18, 'evening'],
  [13, 'afternoon'],
  [11, 'noon'],
  [7, 'morning'],
  [4, 'dawn'],
];

/** The part of a day that contains a time, relative to another time. */
export function findDayPart(at: EpochSeconds, nowAt: EpochSeconds): DayPart {
  const hour = vietnamHour(at);
  const day = countDaysAhead(at, nowAt);
  for (const [from, name] of STARTS) if (hour >= from) return { name, day };
  return { name: 'night', day: day - 1 };
}

/** Whole calendar days between two times. */
export function countDaysAhead(at: EpochSeconds, nowAt: EpochSeconds): number {
  return Math.round((startOfVietnamDay(at) - startOfVietnamDay(nowAt)) / DAY_SECONDS);
}

/** The parts that a span touches, in order, each once. */
export function listDayParts(fromAt: EpochSeconds, toAt: EpochSeconds, nowAt: EpochSeconds): DayPart[] {
  const parts: DayPart[] = [];
  for (let at = fromAt; at < toAt; at += HOUR_SECONDS) {
    const part = findDayPart(at, nowAt);
    if (!isSamePart(part, parts.at(-1))) parts.push(part);
  }
  return parts;
}

export function findPartEnd(at: EpochSeconds): EpochSeconds {
  let end = at + HOUR_SECONDS;
  while (isSamePart(findDayPart(end, at), findDayPart(at, at))) end += HOUR_SECONDS;
  return end;
}

function isSamePart(part: DayPart, other: DayPart | undefined): boolean {
  return other !== undefined && part.name === other.name && part.day === other.day;
}

/** Pattern of wet days, which have at least a good chance of rain. */
type RainPattern =
  | { readonly kind: 'dry' }
  /** No wet day, but some that are not dry. */
  | { readonly kind: 'possible'; readonly days: readonly DescribedDay[] }
  | { readonly kind: 'everyDay' }
  | { readonly kind: 'oneDay'; readonly day: DescribedDay }
  /** Wet from that day to the end. */
  | { readonly kind: 'comes'; readonly day: DescribedDay }
  /** Wet up to that day. */
  | { readonly kind: 'ends'; readonly day: DescribedDay }
  /** One run of wet days between others. */
  | { readonly kind: 'spell'; readonly first: DescribedDay; readonly last: DescribedDay }
  | { readonly kind: 'some' };

export function findRainPattern(days: readonly DescribedDay[]): RainPattern | null {
  const wet = days.filter(isWetDay);
  const [first] = wet;
  const last = wet.at(-1);
  if (days.length === 0) return null;
  if (first === undefined || last === undefined) {
    const possible = days.filter(({ word }) => word !== 'dry');
    return possible.length === 0 ? { kind: 'dry' } : { kind: 'possible', days: possible };
  }
  if (wet.length === days.length) return { kind: 'everyDay' };
  if (wet.length === 1) return { kind: 'oneDay', day: first };
  if (last.index - first.index + 1 > wet.length) return { kind: 'some' };
  if (last.index === days.length - 1) return { kind: 'comes', day: first };
  return first.index === 0 ? { kind: 'ends', day: last } : { kind: 'spell', first, last };
}

/** A word for all wet days: plain rain only if it is certain on each of them. */
export function findSharedWord(days: readonly DescribedDay[]): NamedRainWord {
  return days.filter(isWetDay).every(({ word }) => word === 'rain') ? 'rain' : 'good';
}

/** Whether all days before a day may be called dry. */
export function isDryUntil(days: readonly DescribedDay[], { index }: DescribedDay): boolean {
  return days.every((day) => day.index >= index || day.word === 'dry');
}

/** Whether all days after a day may be called dry. */
export function isDryAfter(days: readonly DescribedDay[], { index }: DescribedDay): boolean {
  return days.every((day) => day.index <= index || day.word === 'dry');
}
