import { type RainRuleWords, rainRuleWords } from '@portal/content/happy-rain/rain-rule-words';
import type { AlertSegment } from '@portal/domain/alert/alert-rule';
import type { RainRule } from '@portal/domain/alert/rain-rule';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';

/** What the trial of a rule needs. Plain data. */
export interface RainRuleProps {
  readonly language: Language;
  /** The rule that it begins with. */
  readonly rule: RainRule;
  /** Whose advice its messages give; null: none. */
  readonly segment: AlertSegment | null;
  /** The hours of the last days as `writeRainHours` writes them, and when the first begins, seconds. */
  readonly hours: string;
  readonly startAt: number;
}

/** Rates that can be chosen, mm/h: those where classes of rain begin, and what lies between. */
export const RATES = [0.1, 1, 2.5, 5, 10, 20] as const;
/** Rates of the table: where light, moderate and heavy rain begin. */
export const TABLE_RATES = [0.1, 2.5, 10] as const;

const formatRate = (rate: number, language: Language): string =>
  rate.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB');

const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** `mưa vừa trở lên`; `mưa từ 5 mm/giờ` where no class begins. */
export function nameRate(rate: number, language: Language): string {
  const words: RainRuleWords = rainRuleWords[language];
  return words.classes[String(rate)] ?? words.otherRate(formatRate(rate, language));
}

/** `2,5 mm/giờ`. */
export const writeRate = (rate: number, language: Language): string =>
  rainRuleWords[language].rateValue(formatRate(rate, language));

/** `06:00–22:00`, or that every hour counts. */
export function nameHours({ fromHour, toHour }: RainRule, language: Language): string {
  if (fromHour === toHour || toHour - fromHour === 24) return rainRuleWords[language].allDay;
  return `${formatHour(fromHour)}–${formatHour(toHour)}`;
}

export const nameDays = ({ isWorkdaysOnly }: RainRule, language: Language): string =>
  isWorkdaysOnly ? rainRuleWords[language].onWorkdays : rainRuleWords[language].everyDay;

export const writeHour = formatHour;

/** The editor of rules with this one. */
export function toRuleAddress(rule: RainRule, segment: AlertSegment | null, language: Language): string {
  const { fromMmh, fromHour, toHour, isWorkdaysOnly } = rule;
  const days = isWorkdaysOnly ? '&days=12345' : '';
  const advice = segment === null ? '' : `&segment=${segment}`;
  const query = `from=${fromMmh}&hours=${fromHour}-${toHour}${days}${advice}`;
  return addQuery(toLanguagePath('dashboard:new-rule', language), query);
}
