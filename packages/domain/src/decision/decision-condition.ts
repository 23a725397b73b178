import type { SiteLimit, SiteQuantity } from '#trade/site-limit.ts';
import type { CostLoss } from './cost-loss.ts';
import type { DecisionQuantity } from './decision-quantity.table.ts';

/**
 * Comparison of a value with its threshold. `atMost` and `atLeast` are required: they must hold in every one of the
 * next hours. `above` and `below` stop work if they last this many consecutive hours, including the hour itself.
 */
export const DECISION_COMPARES = ['atMost', 'atLeast', 'above', 'below'] as const;
/** Comparison of a condition. */
export type DecisionCompare = (typeof DECISION_COMPARES)[number];

/** Longest span of a condition, hours. */
export const MOST_CONDITION_HOURS = 72;
/** Most conditions of an activity. */
export const MOST_CONDITIONS = 12;

/** One condition of an activity. */
export interface DecisionCondition {
  readonly quantity: DecisionQuantity;
  readonly compare: DecisionCompare;
  /** Work stops beyond it; in the quantity's unit. Null: not judged. */
  readonly threshold: number | null;
  /** Work is to be considered beyond it, on the safe side of the threshold; null without such a band. */
  readonly near: number | null;
  /** 1 to 72. */
  readonly hours: number;
}

/** An activity whose hours are judged. */
export interface DecisionActivity {
  readonly name: string;
  readonly conditions: readonly DecisionCondition[];
  /** Cost of protection, and loss without it, in one currency; null: not weighed. */
  readonly costLoss: CostLoss | null;
}

/** Whether larger values are the bad ones. */
export const isUpperLimit = (compare: DecisionCompare): boolean => compare === 'atMost' || compare === 'above';

/** Whether a condition is required, rather than only stopping work if it lasts. */
export const isNeeded = (compare: DecisionCompare): boolean => compare === 'atMost' || compare === 'atLeast';

/** Names of site limit quantities in conditions. */
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

/** The limits of an outdoor activity as hourly conditions. */
export function toConditions(limits: readonly SiteLimit[]): readonly DecisionCondition[] {
  return limits.map(({ quantity, side, limit, near }) => ({
    quantity: OF_SITE[quantity],
    compare: side === 'most' ? 'atMost' : 'atLeast',
    threshold: limit,
    near,
    hours: 1,
  }));
}
