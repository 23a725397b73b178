import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { Language } from '@portal/domain/language/language';
import type { Wording } from '../wording.ts';
import { listRuleParts, type RuleNames, type RuleTokenKey } from './describe-rule.ts';

export interface EditedRule {
  readonly rule: AlertRule;
  readonly names: RuleNames;
  readonly active: boolean;
}

const vi = {
  changed: (what: string, from: string, to: string) => `đổi ${what} ${from} thành ${to}`,
  otherwise: (what: string) => `đổi ${what}`,
  tokens: {
    place: 'địa điểm',
    amount: 'mức',
    chance: 'khả năng',
    lead: 'thời gian báo trước',
    hours: 'giờ',
    days: 'ngày',
    channels: 'kênh nhận',
  } as Readonly<Record<RuleTokenKey, string>>,
  kind: 'loại quy tắc',
  quiet: 'giờ yên lặng',
  pause: 'khoảng nghỉ',
  perDay: 'số đợt mỗi ngày',
  language: 'ngôn ngữ của tin',
  segment: 'lời khuyên trong tin',
  unit: 'đơn vị trong tin',
  on: 'bật quy tắc',
  off: 'tắt quy tắc',
  more: (count: number) => `${count} thay đổi khác`,
  and: ' và ',
};

const en: Wording<typeof vi> = {
  changed: (what, from, to) => `${what} from ${from} to ${to}`,
  otherwise: (what) => `${what} changed`,
  tokens: {
    place: 'place',
    amount: 'amount',
    chance: 'chance',
    lead: 'lead',
    hours: 'hours',
    days: 'days',
    channels: 'channels',
  },
  kind: 'kind of rule',
  quiet: 'quiet hours',
  pause: 'pause',
  perDay: 'events a day',
  language: 'language of the messages',
  segment: 'advice in the message',
  unit: 'unit in the message',
  on: 'switched on',
  off: 'switched off',
  more: (count) => `${count} more change${count === 1 ? '' : 's'}`,
  and: ' and ',
};

const WORDS = { vi, en };
type Words = Wording<typeof vi>;
const MOST_NAMED = 2;

/** Changes to the sentence's tokens; rules of different kinds cannot be compared. */
function listTokenChanges(before: EditedRule, after: EditedRule, language: Language): string[] {
  const words: Words = WORDS[language];
  if (before.rule.kind !== after.rule.kind) return [words.otherwise(words.kind)];
  const parts = listRuleParts(before.rule, before.names, language);
  return listRuleParts(after.rule, after.names, language).flatMap(({ token, text }) => {
    if (token === null) return [];
    const was = parts.find((part) => part.token === token)?.text;
    if (was === text) return [];
    const what = words.tokens[token];
    return [was === undefined ? words.otherwise(what) : words.changed(what, was, text)];
  });
}

function listOtherChanges({ rule: was, ...before }: EditedRule, { rule, active }: EditedRule, words: Words): string[] {
  const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const hasQuiet = isSame(was.quietHours, rule.quietHours) && was.severeBreaksQuiet === rule.severeBreaksQuiet;
  const hasUnits = was.windUnit === rule.windUnit && was.temperatureUnit === rule.temperatureUnit;
  return [
    ...(hasQuiet ? [] : [words.otherwise(words.quiet)]),
    ...(was.pauseMinutes === rule.pauseMinutes ? [] : [words.otherwise(words.pause)]),
    ...(was.maxPerDay === rule.maxPerDay ? [] : [words.otherwise(words.perDay)]),
    ...(was.language === rule.language ? [] : [words.otherwise(words.language)]),
    ...(was.segment === rule.segment ? [] : [words.otherwise(words.segment)]),
    ...(hasUnits ? [] : [words.otherwise(words.unit)]),
    ...(before.active === active ? [] : [active ? words.on : words.off]),
  ];
}

/** Summary of changes, the sentence's first: `đổi khả năng 45 % thành 60 % và tắt luật`. Empty without any. */
export function describeRuleChange(before: EditedRule, after: EditedRule, language: Language): string {
  const words: Words = WORDS[language];
  const changes = [...listTokenChanges(before, after, language), ...listOtherChanges(before, after, words)];
  if (changes.length <= MOST_NAMED) return changes.join(words.and);
  const named = changes.slice(0, MOST_NAMED).join(', ');
  return `${named}${words.and}${words.more(changes.length - MOST_NAMED)}`;
}
