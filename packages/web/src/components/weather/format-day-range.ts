import { formatDayMonth } from './format-values.ts';
import type { PageView } from './page-view.ts';

/** `3–9/8`, `31/8–6/9`; `3–9 Aug`, `31 Aug – 6 Sep`. */
export function formatDayRange(from: string, to: string, { style }: Pick<PageView, 'style'>): string {
  const end = formatDayMonth(to, style.language);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8, 10))}–${end}`;
  const start = formatDayMonth(from, style.language);
  return style.language === 'vi' ? `${start}–${end}` : `${start} – ${end}`;
}
