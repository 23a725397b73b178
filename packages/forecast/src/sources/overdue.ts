import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import { findSourceOffer } from './registry.ts';

/**
 * Age of a source's run at which the second of its successors is due, seconds: two runs have failed if it is still the
 * newest. A model whose runs come out late has runs that are older from the first. Null for a source without a timetable.
 */
export function findOverdueSeconds(source: string): number | null {
  const timetable = findSourceOffer(source)?.timetable ?? null;
  if (timetable === null) return null;
  const { hours, firstAfterSeconds, late } = timetable;
  const intervalSeconds = DAY_SECONDS / hours.length;
  return Math.max(firstAfterSeconds, late?.firstAfterSeconds ?? 0) + 2 * intervalSeconds;
}
