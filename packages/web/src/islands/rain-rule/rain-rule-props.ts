import { type RainRuleWords, rainRuleWords } from '@portal/content/happy-rain/rain-rule-words';
import type { AlertSegment } from '@portal/domain/alert/alert-rule';
import type { RainRule } from '@portal/domain/alert/rain-rule';
import type { Language } from '@portal/domain/language/language';
import { addQuery, toLanguagePath } from '@portal/routes/counterpart';

export interface RainRuleProps {
  readonly language: Language;
  readonly rule: RainRule;
  /** Segment whose advice the messages give; null: none. */
  readonly segment: AlertSegment | null;
  /** Hourly rain of the last days, encoded by `writeRainHours`, and the start of the first hour, epoch seconds. */
  readonly hours: string;
  readonly startAt: number;
}

/** Selectable rates, mm/h: class limits and steps between. */
export const RATES = [0.1, 1, 2.5, 5, 10, 20] as const;
/** Rates of the table: lower limits of light, moderate and heavy rain. */
export const TABLE_RATES = [0.1, 2.5, 10] as const;

const formatRate = (rate: number, language: Language): string =>
  rate.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB');

const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** `mưa vừa trở lên`; `mưa từ 5 mm/giờ` where no class starts. */
export function nameRate(rate: number, language: Language): string {
  const words: RainRuleWords = rainRuleWords[language];
  return words.classes[String(rate)] ?? words.otherRate(formatRate(rate, language));
}

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

/** Address of the rule editor with this rule. */
export function toRuleAddress(rule: RainRule, segment: AlertSegment | null, language: Language): string {
  const { fromMmh, fromHour, toHour, isWorkdaysOnly } = rule;
  const days = isWorkdaysOnly ? '&days=12345' : '';
  const advice = segment === null ? '' : `&segment=${segment}`;
  const query = `from=${fromMmh}&hours=${fromHour}-${toHour}${days}${advice}`;
  return addQuery(toLanguagePath('dashboard:new-rule', language), query);
}
