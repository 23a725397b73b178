import type { OutlookDay } from '@portal/contract/endpoints/weather-schema';

/** The days of an outlook that fall into one calendar month. */
export interface OutlookMonth {
  /** `2026-08`. */
  readonly month: string;
  readonly days: readonly OutlookDay[];
}

/** Days in a row by their calendar months. */
export function groupMonths(days: readonly OutlookDay[]): OutlookMonth[] {
  const months = new Map<string, OutlookDay[]>();
  for (const day of days) {
    const month = day.date.slice(0, 7);
    const own = months.get(month) ?? [];
    own.push(day);
    months.set(month, own);
  }
  return [...months].map(([month, own]) => ({ month, days: own }));
}
