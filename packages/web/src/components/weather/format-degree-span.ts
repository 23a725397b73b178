import { formatTemperature, UNKNOWN } from './format-values.ts';
import type { PageView } from './page-view.ts';

/** `26–33°`, one number where both ends read the same, a dash where an end is not known. */
export function formatDegreeSpan(low: number | null, high: number | null, { style }: PageView): string {
  if (low === null || high === null) return UNKNOWN;
  const [from, to] = [formatTemperature(low, style), formatTemperature(high, style)];
  return from === to ? to : `${from.slice(0, -1)}–${to}`;
}
