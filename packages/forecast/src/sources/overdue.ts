import { DAY_SECONDS } from '@portal/domain/time/vietnam-time';
import { findSourceOffer } from './registry.ts';
import type { CycleTimetable } from './schedule/source.ts';

/**
 * Age of a source's run at which the second of its successors is due, seconds: two runs have failed if it is still the
 * newest. A model whose runs come out late has runs that are older from the first. Null for a source without a timetable.
 */
export function findOverdueSeconds(source: string): number | null {
  const timetable = findSourceOffer(source)?.timetable ?? null;
  return timetable === null ? null : findAppearance(timetable) + 2 * findInterval(timetable);
}

/**
 * Age of a source's run at which its successor is overdue, seconds: it is due, and the time in which it may arrive is
 * over. Until then the run is the newest that there can be. Null for a source without a timetable.
 */
export function findLateSeconds(source: string): number | null {
  const timetable = findSourceOffer(source)?.timetable ?? null;
  if (timetable === null) return null;
  const intervalSeconds = findInterval(timetable);
  return findAppearance(timetable) + intervalSeconds + Math.min(timetable.longestSeconds, intervalSeconds);
}

const findInterval = ({ hours }: CycleTimetable): number => DAY_SECONDS / hours.length;

const findAppearance = ({ firstAfterSeconds, late }: CycleTimetable): number =>
  Math.max(firstAfterSeconds, late?.firstAfterSeconds ?? 0);
