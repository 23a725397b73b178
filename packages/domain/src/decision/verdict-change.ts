import type { EpochSeconds } from '#time/vietnam-time.ts';
import { HOUR_SECONDS } from '#time/vietnam-time.ts';

/** Stored verdicts of hours: one letter per hour, `g` go, `c` consider, `s` stop, `u` unknown. */
export interface AnnouncedVerdicts {
  readonly startAt: EpochSeconds;
  readonly verdicts: string;
}

/** Letters of the levels of `assessHours`. */
const LETTERS = 'gcus';

/** Levels of hours as a text. */
export const toVerdictText = (levels: Uint8Array): string => Array.from(levels, (level) => LETTERS[level]).join('');

/** A span of hours whose verdict reversed; `toAt` is its end. */
export interface VerdictChange {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
  readonly now: 'go' | 'stop';
}

/**
 * Spans of the next hours that turned from go to stop or back since the last notification. Changes to or from consider
 * or unknown do not count: they would repeat. Hours not announced before do not count.
 */
export function listVerdictChanges(
  announced: AnnouncedVerdicts,
  present: AnnouncedVerdicts,
  hours: number,
): readonly VerdictChange[] {
  const changes: { fromAt: EpochSeconds; toAt: EpochSeconds; now: 'go' | 'stop' }[] = [];
  for (let hour = 0; hour < Math.min(hours, present.verdicts.length); hour++) {
    const at = present.startAt + hour * HOUR_SECONDS;
    const before = announced.verdicts[(at - announced.startAt) / HOUR_SECONDS];
    const after = present.verdicts[hour];
    const now = before === 'g' && after === 's' ? 'stop' : before === 's' && after === 'g' ? 'go' : null;
    if (now === null) continue;
    const last = changes.at(-1);
    if (last !== undefined && last.toAt === at && last.now === now) last.toAt = at + HOUR_SECONDS;
    else changes.push({ fromAt: at, toAt: at + HOUR_SECONDS, now });
  }
  return changes;
}
