import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findLateSeconds, findOverdueSeconds } from '@portal/forecast/sources/overdue';

/** An older run of the air is stale for the current hour and later ones (decisions.md, "Stale"). */
const OLDEST_AIR_SECONDS = 24 * HOUR_SECONDS;

/**
 * Whether a run of the air is recent enough at a moment. A source whose runs come out a day late may be older: until two
 * of its runs have failed.
 */
export function isFreshAir(
  { source, runAt }: { readonly source: string; readonly runAt: EpochSeconds },
  now: EpochSeconds,
): boolean {
  return runAt >= now - Math.max(OLDEST_AIR_SECONDS, findOverdueSeconds(source) ?? 0);
}

/** When a newer run than this one is overdue; null for a source without a timetable. */
export function findAirOverdueAt({ source, runAt }: { readonly source: string; readonly runAt: EpochSeconds }) {
  const lateSeconds = findLateSeconds(source);
  return lateSeconds === null ? null : runAt + lateSeconds;
}
