import { type CostLoss, findActPercent } from '#decision/cost-loss.ts';
import type { Language } from '#language/language.ts';
import type { RuleKind } from './rule-kind.table.ts';

/** Whole clock hours in Vietnam, 0…24: from this one on and before that one; `to` before `from` passes midnight, equal to it: all day. */
export interface HourSpan {
  readonly from: number;
  readonly to: number;
}

/** Audience of an alert's advice: drivers, commuters, and farmers who dry and store a harvest. */
export const ALERT_SEGMENTS = ['drivers', 'office', 'farming'] as const;

/** Audience of an alert's advice. */
export type AlertSegment = (typeof ALERT_SEGMENTS)[number];

/** Conditions of a user's alerts. */
export interface AlertRule {
  readonly kind: RuleKind;
  readonly compare: 'atLeast' | 'atMost';
  /** In the unit of the kind. */
  readonly threshold: number;
  /** Per cent from which the condition counts as forecast, 1–99; null: the most likely course decides. */
  readonly chance: number | null;
  /** Replaces `chance`; null: not used. */
  readonly costLoss: CostLoss | null;
  /** Longest lead, minutes. */
  readonly leadMinutes: number;
  /** Hours in which events must begin. */
  readonly hours: HourSpan;
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[];
  /** When nothing is sent; null: the account's quiet hours. */
  readonly quietHours: HourSpan | null;
  /** Whether official warnings from level 3 on are sent in quiet hours too. */
  readonly severeBreaksQuiet: boolean;
  /** Least time between two events. */
  readonly pauseMinutes: number;
  /** Events per day, in Vietnamese days. */
  readonly maxPerDay: number;
  readonly language: Language;
  /** Audience of the advice in its messages; null: none. */
  readonly segment: AlertSegment | null;
  /** Unit of gusts in its messages. */
  readonly windUnit: 'kmh' | 'ms';
  /** Unit of temperatures in its messages. */
  readonly temperatureUnit: 'C' | 'F';
}

/** Defaults for rules stored before these fields existed. */
const LATER_FIELDS = { segment: null, windUnit: 'kmh', temperatureUnit: 'C' } as const;

/** A stored rule with every current field. */
export function toWholeRule(stored: Omit<AlertRule, keyof typeof LATER_FIELDS> & Partial<AlertRule>): AlertRule {
  return { ...LATER_FIELDS, ...stored };
}

/** Default quiet hours of an account (domain.md §8.6.11). */
export const DEFAULT_QUIET_HOURS: HourSpan = { from: 22, to: 6 };

/** Per cent from which a rule's condition counts as forecast; null: the most likely course decides. */
export function getLeastChance({ chance, costLoss }: Pick<AlertRule, 'chance' | 'costLoss'>): number | null {
  return costLoss === null ? chance : findActPercent(costLoss);
}
