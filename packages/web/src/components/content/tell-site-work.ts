import type { SiteMessages } from '@portal/content/messages/site-messages';
import type { SiteVerdict } from '@portal/domain/trade/site-limit';
import { formatClock } from '#components/weather/format-values.ts';

interface JudgedHour {
  readonly at: string;
  readonly verdict: SiteVerdict | null;
}

/** `05:00`, with the day's name from midnight on. */
function nameHour(at: string, nowAt: string, words: SiteMessages): string {
  const isToday = at.slice(0, 10) === nowAt.slice(0, 10);
  return isToday ? formatClock(at) : `${formatClock(at)} ${words.tomorrow}`;
}

/** Says until when work is possible and from when again, by the hours' verdicts. */
export function tellSiteWork(work: string, hours: readonly JudgedHour[], words: SiteMessages): string {
  const [first] = hours;
  if (first === undefined || first.verdict === null) return words.unknown(work);
  const name = (hour: JudgedHour): string => nameHour(hour.at, first.at, words);
  const isStopped = ({ verdict }: JudgedHour): boolean => verdict === 'avoid';
  const isPossible = ({ verdict }: JudgedHour): boolean => verdict === 'good' || verdict === 'consider';
  const stop = hours.findIndex(isStopped);
  if (stop === -1) return hours.every(isPossible) ? words.allDay(work) : words.unknown(work);
  const again = hours.slice(stop).find(isPossible);
  const stopped = hours[stop] ?? first;
  if (stop === 0) return again === undefined ? words.noHour(work) : words.from(work, name(again));
  return again === undefined ? words.until(work, name(stopped)) : words.untilThen(work, name(stopped), name(again));
}

interface JudgedWork {
  readonly name: string;
  readonly hours: readonly JudgedHour[];
}

/** Says what stops, and when, of the kinds of work of a page; one sentence where nothing does. */
export function tellSiteWorks(works: readonly JudgedWork[], words: SiteMessages): string {
  const told = works.map(({ name, hours }) => ({ name, sentence: tellSiteWork(name, hours, words) }));
  const stopped = told.filter(({ name, sentence }) => sentence !== words.allDay(name));
  return stopped.length === 0 ? words.allWorks(works.length) : stopped.map(({ sentence }) => sentence).join(' ');
}
