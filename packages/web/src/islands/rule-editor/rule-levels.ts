import { isInHours, isRuleTime } from '@portal/domain/alert/alert-event';
import { type AlertRule, DEFAULT_QUIET_HOURS, getLeastChance, type RuleKind } from '@portal/domain/alert/alert-rule';
import { countOutcomes, type OutcomeCounts } from '@portal/domain/alert/count-outcomes';
import type { PastEvent } from './preview-shape.ts';

/** A level that a rule might have, with what it would have made of the past. */
export interface RuleLevel {
  readonly rule: AlertRule;
  /** Chance, %, or threshold in the unit of the kind, whichever the levels differ by. */
  readonly value: number;
  readonly isChosen: boolean;
  readonly counts: OutcomeCounts;
}

/** Whether levels of a rule differ by its chance, by its threshold, or cannot be compared: nobody rates wind, warmth or an office's word. */
export type LevelField = 'chance' | 'threshold';

const CHANCES = [10, 30, 45, 60, 75, 90];
const THRESHOLDS: Readonly<Partial<Record<RuleKind, readonly number[]>>> = {
  rain: [0.1, 2.5, 10, 50],
  rainChance: [10, 30, 45, 60, 75, 90],
  thunder: [1, 2, 3],
  lightning: [5, 10, 20, 40],
};

/** What the levels of a rule differ by; null where they cannot be compared. */
export function findLevelField(rule: AlertRule): LevelField | null {
  if (getLeastChance(rule) !== null) return 'chance';
  return THRESHOLDS[rule.kind] === undefined ? null : 'threshold';
}

/** Whether a rule speaks of what begins then, and nothing is to be silent. */
function isHeard(rule: AlertRule, moment: string): boolean {
  const at = Date.parse(moment) / 1000;
  const quiet = rule.quietHours ?? DEFAULT_QUIET_HOURS;
  return isRuleTime(rule, at) && (quiet.from === quiet.to || !isInHours(quiet, at));
}

/** What a rule would have made of the events of the past at its hours; pause and the limit of each day are not taken off. */
export function countPast(rule: AlertRule, events: readonly PastEvent[]): OutcomeCounts {
  const { compare, threshold, leadMinutes } = rule;
  const heard = events.filter(({ at }) => isHeard(rule, at));
  return countOutcomes(heard, { compare, threshold, leadMinutes, chance: getLeastChance(rule) });
}

/** A rule with another chance or threshold. */
export const setLevel = (rule: AlertRule, field: LevelField, value: number): AlertRule =>
  field === 'chance' ? { ...rule, chance: value, costLoss: null } : { ...rule, threshold: value };

/** The levels beside each other, the chosen one among them. */
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

const STEP = 15;
const LEAST = 10;
const MOST = 90;

/** The choice beside the present chance that says most: a lower one, or a higher one where there is none. */
export function findNeighbour(chance: number): { readonly chance: number; readonly isLower: boolean } {
  if (chance - STEP >= LEAST) return { chance: chance - STEP, isLower: true };
  return { chance: Math.min(MOST, chance + STEP), isLower: false };
}
