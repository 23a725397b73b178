import { verificationMessages } from '@portal/content/messages/verification-messages';
import type { VerificationScores } from '@portal/contract/endpoints/verification';
import type { Language } from '@portal/domain/language/language';

/** A number with so many decimals, as the language writes it; a dash where it is not known. */
export function formatScore(value: number | null | undefined, language: Language, decimals = 1): string {
  if (value === null || value === undefined) return '–';
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', digits);
}

/** A whole number with its thousands. */
export const formatCount = (count: number, language: Language): string => formatScore(count, language, 0);

/** A value with its unit. */
export const withUnit = (value: number, { unit }: VerificationScores, language: Language): string =>
  `${formatScore(value, language, unit === '%' ? 0 : 1)} ${unit}`;

/** Year and month of `YYYY-MM`. */
export function splitMonth(month: string): [year: number, month: number] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return [year, number];
}

/** A share in tenths; never a round none or all where it is not quite. */
export function nameTenths(share: number, language: Language): string {
  const { lessThanOne, moreThanNine } = verificationMessages[language].figures;
  const tenths = Math.round(10 * share);
  if (tenths === 0 && share > 0) return lessThanOne;
  return tenths === 10 && share < 1 ? moreThanNine : String(tenths);
}
