import type { PastEvent } from '@portal/contract/own/rule-preview';
import { isInHours, isRuleTime } from '@portal/domain/alert/alert-event';
import { type AlertRule, DEFAULT_QUIET_HOURS, getLeastChance } from '@portal/domain/alert/alert-rule';
import { countOutcomes, type OutcomeCounts } from '@portal/domain/alert/count-outcomes';
import type { RuleKind } from '@portal/domain/alert/rule-kind.table';

/** A possible level of a rule, with its past results. */
export interface RuleLevel {
  readonly rule: AlertRule;
  /** Chance, %, or threshold in the kind's unit. */
  readonly value: number;
  readonly isChosen: boolean;
  readonly counts: OutcomeCounts;
}

/** Levels differ by chance or by threshold; wind, temperature and official warnings are not rated. */
export type LevelField = 'chance' | 'threshold';

const CHANCES = [10, 30, 45, 60, 75, 90];
const THRESHOLDS: Readonly<Partial<Record<RuleKind, readonly number[]>>> = {
  rain: [0.1, 2.5, 10, 50],
  rainChance: [10, 30, 45, 60, 75, 90],
  thunder: [1, 2, 3],
  lightning: [5, 10, 20, 40],
};

/** What the levels of a rule vary; null where they cannot be compared. */
export function findLevelField(rule: AlertRule): LevelField | null {
  if (getLeastChance(rule) !== null) return 'chance';
  return THRESHOLDS[rule.kind] === undefined ? null : 'threshold';
}

/** Whether a rule covers an event that starts at this time, outside quiet hours. */
function isHeard(rule: AlertRule, moment: string): boolean {
  const at = Date.parse(moment) / 1000;
  const quiet = rule.quietHours ?? DEFAULT_QUIET_HOURS;
  return isRuleTime(rule, at) && (quiet.from === quiet.to || !isInHours(quiet, at));
}

/** Results of a rule over past events in its hours; ignores pauses and the daily limit. */
export function countPast(rule: AlertRule, events: readonly PastEvent[]): OutcomeCounts {
  const { compare, threshold, leadMinutes } = rule;
  const heard = events.filter(({ at }) => isHeard(rule, at));
  return countOutcomes(heard, { compare, threshold, leadMinutes, chance: getLeastChance(rule) });
}

export const setLevel = (rule: AlertRule, field: LevelField, value: number): AlertRule =>
  field === 'chance' ? { ...rule, chance: value, costLoss: null } : { ...rule, threshold: value };

/** Levels side by side, including the chosen one. */
export function listLevels(rule: AlertRule, events: readonly PastEvent[]): RuleLevel[] {
  const field = findLevelField(rule);
  if (field === null) return [];
  const chosen = field === 'chance' ? (getLeastChance(rule) ?? 0) : rule.threshold;
  const offered = field === 'chance' ? CHANCES : (THRESHOLDS[rule.kind] ?? []);
  return [...new Set([...offered, chosen])]
    .sort((a, b) => a - b)
    .map((value) => {
      const changed = setLevel(rule, field, value);
      return { rule: changed, value, isChosen: value === chosen, counts: countPast(changed, events) };
    });
}

/** A miss leaves somebody in the rain, a wrong message costs a glance (proposed). */
const MISS_WEIGHT = 2;
/** With fewer past events, another level would follow chance (proposed). */
const LEAST_EVENTS = 5;

const weigh = ({ missed, wrong }: OutcomeCounts): number => MISS_WEIGHT * missed + wrong;

/**
 * The chance that would have served better than the chosen one, the nearest of equals; null where none would, with few
 * events, without a chance, and where money decides.
 */
export function proposeLevel(
  rule: AlertRule,
  events: readonly PastEvent[],
): Record<'chosen' | 'better', RuleLevel> | null {
  if (findLevelField(rule) !== 'chance' || rule.costLoss !== null || events.length < LEAST_EVENTS) return null;
  const levels = listLevels(rule, events);
  const chosen = levels.find(({ isChosen }) => isChosen);
  if (chosen === undefined) return null;
  const toDistance = ({ value }: RuleLevel): number => Math.abs(value - chosen.value);
  const [better = chosen] = levels.toSorted(
    (one, other) => weigh(one.counts) - weigh(other.counts) || toDistance(one) - toDistance(other),
  );
  return weigh(better.counts) < weigh(chosen.counts) ? { chosen, better } : null;
}

const STEP = 15;
const LEAST = 10;
const MOST = 90;

/** Most informative neighbour of the current chance: the next lower one, or else the next higher one. */
export function findNeighbour(chance: number): { readonly chance: number; readonly isLower: boolean } {
  if (chance - STEP >= LEAST) return { chance: chance - STEP, isLower: true };
  return { chance: Math.min(MOST, chance + STEP), isLower: false };
}
