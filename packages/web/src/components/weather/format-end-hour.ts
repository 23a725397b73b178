import { formatClock } from './format-values.ts';

/** Hour at which a part of a day ends; midnight is 24 there. */
export function formatEndHour(moment: string): string {
  const hour = formatClock(moment).slice(0, 2);
  return hour === '00' ? '24' : hour;
}
