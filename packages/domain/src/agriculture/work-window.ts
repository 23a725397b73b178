import { type EpochSeconds, HOUR_SECONDS } from '#time/epoch.ts';
import type { Judgement } from './verdict.ts';

/** Shorter spells are no window to plan by (proposed). */
const SHORTEST_HOURS = 2;

/** Consecutive hours that are fit for a kind of work, the end not included. */
export interface WorkWindow {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

/** The next spell for a kind of work; where there is no good one, one to consider. */
export interface NextWindow extends WorkWindow {
  readonly verdict: 'good' | 'consider';
}

/**
 * First good spell of at least two hours among the judgements of consecutive hours, the first of which begins at `startAt`;
 * without one, the first such spell by daylight in which nothing speaks against the work; null where there is neither.
 * A spell that the list cuts off counts by what is seen of it.
 */
export function findNextWindow(startAt: EpochSeconds, judgements: readonly Judgement[]): NextWindow | null {
  const good = listWindows(startAt, judgements, isGood).find(isLongEnough);
  if (good !== undefined) return { ...good, verdict: 'good' };
  const fair = listWindows(startAt, judgements, isFair).find(isLongEnough);
  return fair === undefined ? null : { ...fair, verdict: 'consider' };
}

/** Longest good spell of at least two hours, the first of equals; null where there is none. */
export function findLongestWindow(startAt: EpochSeconds, judgements: readonly Judgement[]): WorkWindow | null {
  let longest: WorkWindow | null = null;
  for (const window of listWindows(startAt, judgements, isGood).filter(isLongEnough)) {
    if (longest === null || window.toAt - window.fromAt > longest.toAt - longest.fromAt) longest = window;
  }
  return longest;
}

function isLongEnough({ fromAt, toAt }: WorkWindow): boolean {
  return toAt - fromAt >= SHORTEST_HOURS * HOUR_SECONDS;
}

function isGood({ verdict }: Judgement): boolean {
  return verdict === 'good';
}

function isFair({ verdict, reasons }: Judgement): boolean {
  return verdict === 'good' || (verdict === 'consider' && reasons.every(({ kind }) => kind !== 'dark'));
}

function listWindows(
  startAt: EpochSeconds,
  judgements: readonly Judgement[],
  isFit: (judgement: Judgement) => boolean,
): WorkWindow[] {
  const windows: WorkWindow[] = [];
  let from = -1;
  for (let i = 0; i <= judgements.length; i++) {
    const judgement = judgements[i];
    const fits = judgement !== undefined && isFit(judgement);
    if (fits && from < 0) from = i;
    if (fits || from < 0) continue;
    windows.push({ fromAt: startAt + from * HOUR_SECONDS, toAt: startAt + i * HOUR_SECONDS });
    from = -1;
  }
  return windows;
}
