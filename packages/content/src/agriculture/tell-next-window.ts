import type { ActivityId } from '@portal/domain/agriculture/verdict';
import type { NextWindow } from '@portal/domain/agriculture/work-window';
import type { Language } from '@portal/domain/language/language';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { farmWorkMessages } from '#messages/farm-work-messages.ts';
import { nameWindow } from './name-time.ts';

/** When a kind of work is best done next: `Nên phun 06:00–08:00 sáng mai.`; without a good spell, when to consider it or that it should wait. */
export function tellNextWindow(
  activity: ActivityId,
  next: NextWindow | null,
  nowAt: EpochSeconds,
  language: Language,
): string {
  const words = farmWorkMessages[language];
  if (next === null) return words.noNext[activity];
  const when = nameWindow(next, nowAt, language);
  return next.verdict === 'good' ? words.next[activity](when) : words.fair(when);
}
