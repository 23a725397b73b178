import type { Language } from '@portal/domain/language/language';
import { type EpochSeconds, formatDate, vietnamDate } from '@portal/domain/time/vietnam-time';
import { SHORT_ENGLISH_MONTHS } from './english-months.table.ts';

/** Date in Vietnam for e-mails and receipts: `22/8/2026`, in English `2026-08-22`. */
export function formatDay(at: EpochSeconds, language: Language): string {
  if (language === 'en') return formatDate(at);
  const { day, month, year } = vietnamDate(at);
  return `${day}/${month}/${year}`;
}

/** Date without year: `22/8`, in English `22 Aug`. */
export function formatShortDay(
  { day, month }: { readonly day: number; readonly month: number },
  language: Language,
): string {
  return language === 'vi' ? `${day}/${month}` : `${day} ${SHORT_ENGLISH_MONTHS[month - 1] ?? ''}`;
}
