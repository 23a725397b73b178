import type { FarmDay } from '@portal/contract/endpoints/agriculture-schema';
import { formatClock, UNKNOWN } from '#components/weather/format-values.ts';

/** `06:00–08:00` of a good spell; one that ends at midnight ends at 24:00. */
export function formatSpell(spell: FarmDay['work'][number]['best']): string {
  if (spell === null) return UNKNOWN;
  const end = formatClock(spell.to);
  return `${formatClock(spell.from)}–${end === '00:00' ? '24:00' : end}`;
}
