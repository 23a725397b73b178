import { listRuns } from '#time/list-runs.ts';
import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { ActivityId, Judgement } from './verdict.ts';

/** Shorter spells are no window to plan by: spreading paddy takes at least four hours, a meal of shrimp takes one (proposed). */
const LEAST_HOURS: Readonly<Record<ActivityId, number>> = { spray: 2, dry: 4, fertilise: 2, harvest: 2, feed: 1 };

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
 * Verdicts of consecutive hours of one kind of work as blocks, windows and rows of days all show them: a good hour whose spell
 * is too short to plan by is one to consider, with the hours of its spell. What is over does not count.
 */
export function settleSpells(activity: ActivityId, judgements: readonly Judgement[]): Judgement[] {
  const settled = [...judgements];
  for (const { from, to } of listJudgedRuns(judgements, isGood)) {
    if (to - from >= LEAST_HOURS[activity]) continue;
    for (let i = from; i < to; i++) {
      settled[i] = { verdict: 'consider', reasons: [{ kind: 'shortSpell', value: null, hours: to - from }] };
    }
  }
  return settled;
}

/**
 * First good spell among the settled judgements of consecutive hours, the first of which begins at `startAt`; without one, the
 * first spell by daylight, long enough for the work, in which nothing speaks against it; null where there is neither. A spell
 * that the list cuts off counts by what is seen of it.
 */
export function findNextWindow(
  activity: ActivityId,
  startAt: EpochSeconds,
  judgements: readonly Judgement[],
): NextWindow | null {
  const isLongEnough = ({ fromAt, toAt }: WorkWindow) => toAt - fromAt >= LEAST_HOURS[activity] * HOUR_SECONDS;
  const good = listWindows(startAt, judgements, isGood).find(isLongEnough);
  if (good !== undefined) return { ...good, verdict: 'good' };
  const fair = listWindows(startAt, judgements, isFair).find(isLongEnough);
  return fair === undefined ? null : { ...fair, verdict: 'consider' };
}

/** Longest good spell among settled judgements, the first of equals; null where there is none. */
export function findLongestWindow(startAt: EpochSeconds, judgements: readonly Judgement[]): WorkWindow | null {
  let longest: WorkWindow | null = null;
  for (const window of listWindows(startAt, judgements, isGood)) {
    if (longest === null || window.toAt - window.fromAt > longest.toAt - longest.fromAt) longest = window;
  }
  return longest;
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
  return listJudgedRuns(judgements, isFit).map(({ from, to }) => ({
    fromAt: startAt + from * HOUR_SECONDS,
    toAt: startAt + to * HOUR_SECONDS,
  }));
}

function listJudgedRuns(judgements: readonly Judgement[], isFit: (judgement: Judgement) => boolean) {
  return listRuns(judgements.length, (index) => {
    const judgement = judgements[index];
    return judgement !== undefined && isFit(judgement);
  });
}
