import type { Language } from '@portal/domain/language/language';

/** `2026-11-21` as `21/11/2026` in Vietnamese, `21 November 2026` in English. */
export function writeLongDate(date: string, language: Language): string {
  const locale = language === 'vi' ? 'vi-VN' : 'en-GB';
  const month = language === 'vi' ? 'numeric' : 'long';
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
