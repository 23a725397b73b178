import type { DecisionVerdict } from '@portal/domain/decision/assess-hours';
import type { Language } from '@portal/domain/language/language';
import { formatShortDay } from '../format-day.ts';
import { boardMessages } from './board-messages.ts';
import { fillPattern } from './describe-condition.ts';

/** Facts about current work; moments with offset +07:00. */
interface WorkNow {
  readonly name: string;
  readonly now: DecisionVerdict;
  readonly next: { readonly from: string; readonly to: string } | null;
}

/** `20:00`, with `4/8` (in English `4 Aug`) on another day. */
export function nameBoardMoment(moment: string, nowAt: string, language: Language): string {
  const clock = moment.slice(11, 16);
  if (moment.slice(0, 10) === nowAt.slice(0, 10)) return clock;
  const day = { day: Number(moment.slice(8, 10)), month: Number(moment.slice(5, 7)) };
  return `${clock}\u00a0${formatShortDay(day, language)}`;
}

/** One self-contained sentence per kind of work. */
export function describeBoard(
  works: readonly WorkNow[],
  { nowAt, days, language }: { readonly nowAt: string; readonly days: number; readonly language: Language },
): string {
  const words = boardMessages[language];
  const sentences = works.map(({ name, now, next }) => {
    if (now === 'go' && next !== null)
      return fillPattern(words.goNow, { name, to: nameBoardMoment(next.to, nowAt, language) });
    if (now === null) return fillPattern(words.unknownNow, { name });
    const first = fillPattern(now === 'stop' ? words.stopNow : words.considerNow, { name });
    if (next === null) return first + words.noGo(days);
    return first + fillPattern(words.thenFrom, { from: nameBoardMoment(next.from, nowAt, language) });
  });
  return sentences.length === 0 ? '' : `${sentences.join('. ')}.`;
}
