import type { AlertRule } from '@portal/domain/alert/alert-rule';
import { checkRule, type RuleErrorCode } from '@portal/domain/alert/check-rule';
import { RULE_KINDS, type RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { Language } from '@portal/domain/language/language';

export interface Draft {
  readonly rule: AlertRule;
  readonly placeIds: readonly string[];
  readonly channelIds: readonly string[];
  readonly active: boolean;
}

/** Common defaults of each kind: moderate rain, gusts that break branches (force 7), a hot day, every day that dries, heat that stops heavy work. */
const DEFAULTS: Readonly<Record<RuleKind, object>> = {
  rain: { threshold: 2.5, chance: 60 },
  rainChance: { threshold: 60 },
  thunder: { threshold: 2 },
  lightning: { threshold: 10 },
  gust: { threshold: 14 },
  temperature: { threshold: 35 },
  officialWarning: { threshold: 1 },
  drying: { threshold: 24 },
  heat: { threshold: 30.5 },
};

/** Warnings are issued many hours ahead: use the longest lead time, which no plan limits. */
const WARNING_LEAD = 180;
const DEFAULT_LEAD = 30;

interface DraftStart
  extends Pick<Draft, 'placeIds' | 'channelIds'>,
    Partial<Pick<AlertRule, 'windUnit' | 'temperatureUnit'>> {
  readonly language: Language;
  /** Longest lead time of the plan, minutes. */
  readonly longestLead: number;
}

export function createDraft(kind: RuleKind, start: DraftStart): Draft {
  const { longestLead, placeIds, channelIds, language, windUnit, temperatureUnit } = start;
  const leadMinutes = kind === 'officialWarning' ? WARNING_LEAD : Math.min(DEFAULT_LEAD, longestLead);
  const checked = checkRule({ kind, leadMinutes, language, windUnit, temperatureUnit, ...DEFAULTS[kind] });
  if (!checked.ok) throw new RangeError(`invalid default rule for ${kind}`);
  return { rule: checked.value, placeIds, channelIds, active: true };
}

/** Changes the kind; keeps places, hours and channels. */
export function switchKind({ rule, ...targets }: Draft, kind: RuleKind, start: DraftStart): Draft {
  const { kind: _kind, compare, threshold, chance, costLoss, leadMinutes, ...unchanged } = rule;
  const fresh = createDraft(kind, start).rule;
  const isLimited = kind !== 'officialWarning' && rule.kind !== 'officialWarning';
  return { ...targets, rule: { ...fresh, ...unchanged, ...(isLimited ? { leadMinutes } : {}) } };
}

/**
 * Rule in the address: `?kind=rain` from the dashboard, or `?from=2.5&hours=6-22&days=12345&segment=office` from the
 * Happy Rain pages; null where there is no valid one.
 */
export function readWanted(search: string, start: DraftStart): Draft | null {
  const query = new URLSearchParams(search);
  const kind = RULE_KINDS.find((known) => known === query.get('kind'));
  if (kind !== undefined) return createDraft(kind, start);
  const from = query.get('from');
  if (from === null) return null;
  const fresh = createDraft('rain', start);
  const [fromHour, toHour] = (query.get('hours') ?? '0-24').split('-').map(Number);
  const weekdays = [...(query.get('days') ?? '1234567')].map(Number);
  // Those pages show results for the most likely outcome, so the rule uses it too.
  const checked = checkRule({
    ...fresh.rule,
    chance: null,
    segment: query.get('segment'),
    threshold: Number(from),
    hours: { from: fromHour, to: toHour },
    weekdays,
  });
  return checked.ok ? { ...fresh, rule: checked.value } : null;
}

/** Parses a rule as returned by the API; null if invalid. */
export function readDraft(shown: Readonly<Record<string, unknown>>): Draft | null {
  const checked = checkRule(shown);
  if (!checked.ok) return null;
  const { placeIds, channelIds, active, pausedBy } = shown as unknown as Draft & { readonly pausedBy?: 'plan' };
  // A rule paused by the plan is returned as inactive, though its owner has not switched it off.
  return { rule: checked.value, placeIds, channelIds, active: active || pausedBy !== undefined };
}

export const toRuleBody = ({ rule, ...targets }: Draft): object => ({ ...rule, ...targets });

export const isSameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Errors of a draft by field; empty where it may be saved. */
export function findDraftErrors({ rule, placeIds }: Draft): ReadonlyMap<string, RuleErrorCode | 'noPlace'> {
  const checked = checkRule(rule);
  const errors = checked.ok ? [] : checked.errors.map(({ path, code }) => [path, code] as const);
  return new Map([...errors, ...(placeIds.length === 0 ? [['placeIds', 'noPlace'] as const] : [])]);
}
