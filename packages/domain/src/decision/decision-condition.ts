import type { CostLoss } from '#alert/alert-rule.ts';
import type { SiteLimit, SiteQuantity } from '#trade/site-limit.ts';
import type { DecisionQuantity } from './decision-quantity.table.ts';

/**
 * How a value stands to its threshold. `atMost` and `atLeast` are needed: they must hold in every one of so many hours from
 * the hour on. `above` and `below` stop: work ends where they last so many hours in a row, the hour among them.
 */
export const DECISION_COMPARES = ['atMost', 'atLeast', 'above', 'below'] as const;
/** One of the four. */
export type DecisionCompare = (typeof DECISION_COMPARES)[number];

/** The longest stretch that a condition may speak of, hours. */
export const MOST_CONDITION_HOURS = 72;
/** Conditions that an activity may have. */
export const MOST_CONDITIONS = 12;

/** One condition of an activity. */
export interface DecisionCondition {
  readonly quantity: DecisionQuantity;
  readonly compare: DecisionCompare;
  /** Work stops beyond it; in the quantity's unit. Null: not judged. */
  readonly threshold: number | null;
  /** Work is to be considered beyond it, on the safe side of the threshold; null where there is no such band. */
  readonly near: number | null;
  /** 1 to 72. */
  readonly hours: number;
}

/** Work whose hours are judged. */
export interface DecisionActivity {
  readonly name: string;
  readonly conditions: readonly DecisionCondition[];
  /** What protecting costs, and what a hit costs without it, in one currency; null: not weighed. */
  readonly costLoss: CostLoss | null;
}

/** Whether larger values are the bad ones. */
export const isUpperLimit = (compare: DecisionCompare): boolean => compare === 'atMost' || compare === 'above';

/** Whether a condition has to hold, and does not merely stop work where it lasts. */
export const isNeeded = (compare: DecisionCompare): boolean => compare === 'atMost' || compare === 'atLeast';

/** Names of the quantities of site limits as conditions have them. */
const OF_SITE: Readonly<Record<SiteQuantity, DecisionQuantity>> = {
  windMs: 'windSpeed',
  gustMs: 'windGust',
  hookWindMs: 'windSpeed150',
  hookGustMs: 'windGust150',
  waveM: 'waveHeight',
  wavePeriodS: 'wavePeriod',
  visibilityKm: 'visibility',
  thunder: 'thunder',
  rainMm: 'rain',
  rainChance: 'rainProbability',
  feelsLikeC: 'feelsLike',
  uvIndex: 'uvIndex',
};

/** The limits of a kind of outdoor work as conditions of its hours. */
export function toConditions(limits: readonly SiteLimit[]): readonly DecisionCondition[] {
  return limits.map(({ quantity, side, limit, near }) => ({
    quantity: OF_SITE[quantity],
    compare: side === 'most' ? 'atMost' : 'atLeast',
    threshold: limit,
    near,
    hours: 1,
  }));
}
