import type { ActivityId } from '@portal/domain/agriculture/verdict';
import type { NextWindow } from '@portal/domain/agriculture/work-window';
import type { Language } from '@portal/domain/language/language';
import { formatClock } from '@portal/domain/time/vietnam-time';
import { farmPagesMessages } from '#messages/farm-pages-messages.ts';
import { farmWorkMessages } from '#messages/farm-work-messages.ts';
import { joinList } from './join-list.ts';

/** A kind of work tomorrow: its first good spell, else one to consider, else none; `isKnown` is false without figures. */
export interface TomorrowWork {
  readonly activity: ActivityId;
  readonly window: NextWindow | null;
  readonly isKnown: boolean;
}

/** `06:00–08:00`; a spell that ends at midnight ends at 24:00. */
function nameHours({ fromAt, toAt }: NextWindow): string {
  const end = formatClock(toAt);
  return `${formatClock(fromAt)}–${end === '00:00' ? '24:00' : end}`;
}

/** When a kind of work is best done tomorrow, in one sentence: `Nên phun 06:00–08:00.` */
export function tellTomorrowWork({ activity, window, isKnown }: TomorrowWork, language: Language): string {
  const { day } = farmPagesMessages[language];
  if (!isKnown) return day.unknown;
  if (window === null) return day.none;
  const when = nameHours(window);
  return window.verdict === 'good' ? farmWorkMessages[language].next[activity](when) : day.fair(when);
}

/** Tomorrow's work in one sentence: what is good and when, what to think about, what to leave. Null where nothing is known. */
export function tellTomorrow(works: readonly TomorrowWork[], language: Language): string | null {
  const { day } = farmPagesMessages[language];
  const { work } = farmWorkMessages[language];
  const known = works.filter(({ isKnown }) => isKnown);
  const good = known.flatMap(({ activity, window }) =>
    window?.verdict === 'good' ? [day.good(work[activity], nameHours(window))] : [],
  );
  const fair = known.flatMap(({ activity, window }) => (window?.verdict === 'consider' ? [work[activity]] : []));
  const avoid = known.flatMap(({ activity, window }) => (window === null ? [work[activity]] : []));
  const parts = [
    ...(good.length === 0 ? [] : [day.lineGood(joinList(good, language))]),
    ...(fair.length === 0 ? [] : [day.lineFair(joinList(fair, language))]),
    ...(avoid.length === 0 ? [] : [day.lineAvoid(joinList(avoid, language))]),
  ];
  return parts.length === 0 ? null : day.line(parts.join('; '));
}
