import { verificationMessages } from '@portal/content/messages/verification-messages';
import type { Language } from '@portal/domain/language/language';

/** A number with fixed decimals in the page's language; a dash where unknown. */
export function formatScore(value: number | null | undefined, language: Language, decimals = 1): string {
  if (value === null || value === undefined) return '–';
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return value.toLocaleString(language === 'vi' ? 'vi-VN' : 'en-GB', digits);
}

/** An integer with thousands separators. */
export const formatCount = (count: number, language: Language): string => formatScore(count, language, 0);

/** A share in tenths; never rounded to none or all. */
export function nameTenths(share: number, language: Language): string {
  const { lessThanOne, moreThanNine } = verificationMessages[language].figures;
  const tenths = Math.round(10 * share);
  if (tenths === 0 && share > 0) return lessThanOne;
  return tenths === 10 && share < 1 ? moreThanNine : String(tenths);
}
