import type { AlertRule } from '@portal/domain/alert/alert-rule';
import type { RuleKind } from '@portal/domain/alert/rule-kind.table';
import type { Language } from '@portal/domain/language/language';
import { listRuleParts, type RuleNames, type RuleTokenKey } from './describe-rule.ts';

/** Condition and times of a rule, as two short lines. */
export interface RuleSummary {
  readonly title: string;
  readonly when: string;
}

type Tokens = Readonly<Partial<Record<RuleTokenKey, string>>>;
type Titles = Readonly<Record<RuleKind, (tokens: Tokens) => string>>;

const TITLES: Readonly<Record<Language, Titles>> = {
  vi: {
    rain: ({ amount, chance, lead }) => `${amount}, từ ${chance}, báo trước ${lead}`,
    rainChance: ({ amount, lead }) => `khả năng mưa ${amount}, báo trước ${lead}`,
    thunder: ({ amount, lead }) => `${amount}, báo trước ${lead}`,
    lightning: ({ amount }) => `sét đánh ${amount}`,
    gust: ({ amount, lead }) => `gió giật ${amount}, báo trước ${lead}`,
    temperature: ({ amount, lead }) => `nhiệt độ ${amount}, báo trước ${lead}`,
    officialWarning: ({ amount }) => `${amount}`,
    drying: ({ amount, lead }) => `giờ gom lúa ${amount}, báo trước ${lead}`,
    heat: ({ amount }) => `nóng đến mức ${amount}`,
  },
  en: {
    rain: ({ amount, chance, lead }) => `${amount}, ${chance} or more, ${lead} ahead`,
    rainChance: ({ amount, lead }) => `chance of rain ${amount} or more, ${lead} ahead`,
    thunder: ({ amount, lead }) => `${amount}, ${lead} ahead`,
    lightning: ({ amount }) => `lightning ${amount}`,
    gust: ({ amount, lead }) => `gusts of ${amount} or more, ${lead} ahead`,
    temperature: ({ amount, lead }) => `temperature ${amount}, ${lead} ahead`,
    officialWarning: ({ amount }) => `${amount}`,
    drying: ({ amount, lead }) => `when to gather rice ${amount}, ${lead} ahead`,
    heat: ({ amount }) => `so hot that ${amount}`,
  },
};
/** A rule by the most likely outcome has no chance threshold to state. */
const LIKELIEST: Readonly<Record<Language, (tokens: Tokens) => string>> = {
  vi: ({ amount, chance, lead }) => `${amount} ${chance}, báo trước ${lead}`,
  en: ({ amount, chance, lead }) => `${amount} by ${chance}, ${lead} ahead`,
};

const toCapital = (text: string): string => text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);

/** Short form of a rule: `Mưa vừa trở lên, từ 60%, báo trước 30 phút` and `6–22 giờ, T2–T6`. */
export function summarizeRule(
  rule: AlertRule,
  { language, ...units }: Pick<RuleNames, 'windUnit' | 'temperatureUnit'> & { readonly language: Language },
): RuleSummary {
  const parts = listRuleParts(rule, { placeNames: [], channelNames: null, ...units }, language);
  const tokens: Tokens = Object.fromEntries(
    parts.flatMap(({ token, text }) => (token === null ? [] : [[token, text]])),
  );
  const isLikeliest = rule.kind === 'rain' && rule.chance === null && rule.costLoss === null;
  const title = isLikeliest ? LIKELIEST[language](tokens) : TITLES[language][rule.kind](tokens);
  return { title: toCapital(title), when: `${tokens.hours?.replace(' and ', '–')}, ${tokens.days}` };
}
