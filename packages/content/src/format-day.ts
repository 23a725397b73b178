import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatDate, vietnamDate } from '@portal/domain/time/vietnam-time';

/** A day in Vietnam as letters and receipts write it: `22/8/2026`, in English `2026-08-22`. */
export function formatDay(at: EpochSeconds, language: Language): string {
  if (language === 'en') return formatDate(at);
  const { day, month, year } = vietnamDate(at);
  return `${day}/${month}/${year}`;
}
