import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { Language } from '@portal/domain/language/language';
import { type Pair, pair, splitLanguages } from '../split-languages.ts';
import { listRuleParts, type RuleNames, type RuleTokenKey } from './describe-rule.ts';

export interface EditedRule {
  readonly rule: AlertRule;
  readonly names: RuleNames;
  readonly active: boolean;
}

const WORDS = splitLanguages({
  changed: pair([
    (what: string, from: string, to: string) => `đổi ${what} ${from} thành ${to}`,
    (what, from, to) => `${what} from ${from} to ${to}`,
  ]),
  otherwise: pair([(what: string) => `đổi ${what}`, (what) => `${what} changed`]),
  tokens: {
    place: ['địa điểm', 'place'],
    amount: ['mức', 'amount'],
    chance: ['khả năng', 'chance'],
    lead: ['thời gian báo trước', 'lead time'],
    hours: ['giờ', 'hours'],
    days: ['ngày', 'days'],
    channels: ['kênh nhận', 'channels'],
  } satisfies Record<RuleTokenKey, Pair>,
  kind: ['loại quy tắc', 'type of rule'],
  quiet: ['giờ yên lặng', 'quiet hours'],
  pause: ['khoảng nghỉ', 'pause'],
  perDay: ['số đợt mỗi ngày', 'events per day'],
  language: ['ngôn ngữ của tin', 'language of the messages'],
  segment: ['lời khuyên trong tin', 'advice in the message'],
  unit: ['đơn vị trong tin', 'unit in the message'],
  on: ['bật quy tắc', 'switched on'],
  off: ['tắt quy tắc', 'switched off'],
  more: pair([(count: number) => `${count} thay đổi khác`, (count) => `${count} more change${count === 1 ? '' : 's'}`]),
  and: [' và ', ' and '],
});

type Words = (typeof WORDS)['vi'];
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
