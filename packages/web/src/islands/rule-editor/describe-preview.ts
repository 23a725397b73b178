import { rulePreviewMessages } from '@portal/content/messages/rule-preview-messages';
import type { RulePreview } from '@portal/contract/own/rule-preview';
import { type AlertRule, getLeastChance } from '@portal/domain/alert/alert-rule';
import type { Language } from '@portal/domain/language/language';
import { formatClock, formatDayMonth, weekdayOf } from '#components/weather/format-values.ts';
import type { NextDay } from './preview-days.ts';

import { findLevelField } from './rule-levels.ts';

/** Outcome of past messages in up to three sentences. */
export function describePast({ past, knownFrom }: RulePreview, rule: AlertRule, language: Language): string {
  const words = rulePreviewMessages[language].past;
  const { messages, right, wrong, unknown, missed } = past;
  if (rule.kind === 'officialWarning') return words.quoted;
  if (knownFrom === null) return words.noData;
  if (findLevelField(rule) === null)
    return `${words.sent(messages.length)} ${rule.kind === 'drying' || rule.kind === 'heat' ? words[rule.kind] : words.unrated}`;
  const days = [...new Set(missed.map(({ at }) => formatDayMonth(at, language)))].join(', ');
  return [
    words.result(messages.length, right, wrong),
    ...(unknown === 0 ? [] : [words.unknown(unknown)]),
    missed.length === 0 ? words.noneMissed : words.missed(missed.length, days),
  ].join(' ');
}

/** Minimum chance of a rule; for chance rules, their threshold. */
export const findLeast = (rule: AlertRule): number | null =>
  rule.kind === 'rainChance' ? rule.threshold : getLeastChance(rule);

/** When a rule would send next, then the days after. */
export function describeNext(days: readonly NextDay[], language: Language): string {
  const words = rulePreviewMessages[language].next;
  const reached = days.filter(({ isReached }) => isReached);
  const [first, ...others] = reached;
  if (first === undefined || first.at === null) return words.none;
  const clock = formatClock(first.at);
  const name = ({ date }: NextDay) => `${words.longDays[weekdayOf(date)] ?? ''} ${formatDayMonth(date, language)}`;
  const when = first === days[0] ? words.todayAt(clock) : words.dayAt(clock, name(first));
  const more = others.slice(0, 3).map(name).join(', ');
  return [words.first(when), ...(more === '' ? [] : [words.later(more)])].join(' ');
}
