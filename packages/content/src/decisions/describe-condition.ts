import { type DecisionCondition, isNeeded } from '@portal/domain/decision/decision-condition';
import { DECISION_QUANTITIES, type DecisionQuantity } from '@portal/domain/decision/decision-quantity.table';
import type { Language } from '@portal/domain/language/language';
import { decisionMessages } from './decision-messages.ts';

export function fillPattern(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** A number in the page's language with at most one decimal. */
export function formatDecimal(value: number, language: Language): string {
  const text = String(Math.round(value * 10) / 10);
  return language === 'vi' ? text.replace('.', ',') : text;
}

/** Unit after a value; empty for levels. */
export function nameUnit(quantity: DecisionQuantity, language: Language): string {
  const { unit } = DECISION_QUANTITIES[quantity];
  return quantity === 'rain' ? decisionMessages[language].perHour : (unit ?? '');
}

/** A value with its unit: `2,5 mm/giờ`; for thunder the level's name. */
export function formatQuantity(quantity: DecisionQuantity, value: number, language: Language): string {
  if (quantity === 'thunder') return decisionMessages[language].thunder[value] ?? String(value);
  const text = formatDecimal(value, language);
  const unit = nameUnit(quantity, language);
  if (unit === '') return text;
  const isTight = unit === '°C' || (unit === '%' && language === 'en');
  return isTight ? `${text}${unit}` : `${text}\u00a0${unit}`;
}

export const toCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A condition in words: `gió 100 m trên 12 m/s trong 2 giờ`, `mưa không quá 0,5 mm/giờ trong 4 giờ`. Null without a
 * threshold: it is not evaluated.
 */
export function describeCondition(condition: DecisionCondition, language: Language): string | null {
  const { quantity, compare, threshold, hours } = condition;
  if (threshold === null) return null;
  const words = decisionMessages[language];
  const span = hours > 1 ? words.forHours(hours) : '';
  if (quantity === 'thunder' && compare === 'atMost')
    return fillPattern(words.thunderNeeded, { level: words.thunder[threshold + 1] ?? words.thunder[3] ?? '' }) + span;
  const value = formatQuantity(quantity, threshold, language);
  return fillPattern(words[compare], { quantity: words.quantities[quantity], value }) + span;
}

/** All conditions of an activity on one line; marks those that stop work. */
export function describeConditions(conditions: readonly DecisionCondition[], language: Language): string {
  const words = decisionMessages[language];
  return conditions
    .flatMap((condition) => {
      const text = describeCondition(condition, language);
      if (text === null) return [];
      return isNeeded(condition.compare) ? text : fillPattern(words.stopIf, { condition: text });
    })
    .join(' · ');
}
