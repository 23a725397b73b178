import type { EpochSeconds } from './vietnam-time.ts';

const seconds = new Map<string, EpochSeconds>();
const MAX_MOMENTS = 2000;

/**
 * Epoch seconds of a moment in an API reply; NaN for anything else. Cached, because a page parses the same ones
 * repeatedly. In a file of its own: browsers need nothing else of the calendar for it.
 */
export function parseMoment(moment: string): EpochSeconds {
  const known = seconds.get(moment);
  if (known !== undefined) return known;
  const parsed = Date.parse(moment) / 1000;
  if (seconds.size >= MAX_MOMENTS) seconds.clear();
  seconds.set(moment, parsed);
  return parsed;
}
