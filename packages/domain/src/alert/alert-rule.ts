import type { Language } from '#language/language.ts';

/** What a rule watches. One condition a rule (api.md, "Places, rules, messages"). */
export const RULE_KINDS = [
  'rain',
  'rainChance',
  'thunder',
  'lightning',
  'gust',
  'temperature',
  'officialWarning',
] as const;

/** One of them. */
export type RuleKind = (typeof RULE_KINDS)[number];

/** Unit of each threshold; null where it is a level (thunder 1–3, risk level of a warning 1–5). */
export const RULE_UNITS = {
  rain: 'mm/h',
  rainChance: '%',
  thunder: null,
  lightning: 'km',
  gust: 'm/s',
  temperature: '°C',
  officialWarning: null,
} as const satisfies Record<RuleKind, string | null>;

/** Whole clock hours in Vietnam, 0…24: from this one on and before that one; `to` before `from` passes midnight, equal to it: all day. */
export interface HourSpan {
  readonly from: number;
  readonly to: number;
}

/** What an alert costs and what missing it would: messages come from the chance cost ÷ loss on (Murphy 1977). */
export interface CostLoss {
  readonly cost: number;
  readonly loss: number;
}

/** Whose work an alert's advice is for: who drives, who goes to an office and home again, who dries and stores a harvest. */
export const ALERT_SEGMENTS = ['drivers', 'office', 'farming'] as const;

/** One of them. */
export type AlertSegment = (typeof ALERT_SEGMENTS)[number];

/** When somebody wants to be told what. */
export interface AlertRule {
  readonly kind: RuleKind;
  readonly compare: 'atLeast' | 'atMost';
  /** In the unit of the kind. */
  readonly threshold: number;
  /** Per cent from which the condition counts as coming, 1–99; null: the likeliest course decides. */
  readonly chance: number | null;
  /** Stands in place of `chance`; null: not used. */
  readonly costLoss: CostLoss | null;
  /** How long before, at most, minutes. */
  readonly leadMinutes: number;
  /** When events count that begin then. */
  readonly hours: HourSpan;
  /** 1 Monday … 7 Sunday. */
  readonly weekdays: readonly number[];
  /** When nothing is sent; null: the account's own. */
  readonly quietHours: HourSpan | null;
  /** Whether official warnings from level 3 on come in quiet hours too. */
  readonly severeBreaksQuiet: boolean;
  /** Least time between two events. */
  readonly pauseMinutes: number;
  /** Events a day, in Vietnam's days. */
  readonly maxPerDay: number;
  readonly language: Language;
  /** Whose advice its messages give; null: none. */
  readonly segment: AlertSegment | null;
  /** How its messages write speeds of gusts. */
  readonly windUnit: 'kmh' | 'ms';
  /** How its messages write temperatures. */
  readonly temperatureUnit: 'C' | 'F';
}

/** What rules have that were stored before these fields were. */
const LATER_FIELDS = { segment: null, windUnit: 'kmh', temperatureUnit: 'C' } as const;

/** A rule as it was stored, with every field of today. */
export function toWholeRule(stored: Omit<AlertRule, keyof typeof LATER_FIELDS> & Partial<AlertRule>): AlertRule {
  return { ...LATER_FIELDS, ...stored };
}

/** Quiet hours of an account that has chosen none (domain.md §8.6.11). */
export const DEFAULT_QUIET_HOURS: HourSpan = { from: 22, to: 6 };

/** Per cent from which a rule counts its condition as coming; null: the likeliest course decides. */
export function getLeastChance({ chance, costLoss }: Pick<AlertRule, 'chance' | 'costLoss'>): number | null {
  if (costLoss === null) return chance;
  return Math.min(99, Math.max(1, Math.round((100 * costLoss.cost) / costLoss.loss)));
}
