import { listRuns } from '#time/list-runs.ts';
import { type EpochSeconds, HOUR_SECONDS } from '#time/vietnam-time.ts';
import type { ActivityId, Judgement } from './verdict.ts';

/**
 * Shorter spells are too short for planning: spreading paddy takes at least four hours, feeding shrimp takes one
 * (proposed).
 */
const LEAST_HOURS: Readonly<Record<ActivityId, number>> = { spray: 2, dry: 4, fertilise: 2, harvest: 2, feed: 1 };

/** Consecutive hours that suit an activity, excluding the end. */
export interface WorkWindow {
  readonly fromAt: EpochSeconds;
  readonly toAt: EpochSeconds;
}

/** The next spell for an activity; without a good one, one to consider. */
export interface NextWindow extends WorkWindow {
  readonly verdict: 'good' | 'consider';
}

/**
 * Verdicts of consecutive hours of one activity, consistent for blocks, windows and rows of days: a good hour in a
 * spell too short for planning becomes `consider`, with the hours of its spell. Past hours do not count.
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
 * First good spell among the settled judgements of consecutive hours, the first of which begins at `startAt`; without
 * one, the first long enough daylight spell without any fact against it; null if there is neither. A spell cut off by
 * the end of the list counts by its known part.
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

/** Longest good spell among settled judgements, the first of equals; null if there is none. */
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
