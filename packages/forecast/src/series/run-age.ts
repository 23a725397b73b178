import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import { findOverdueSeconds } from '#sources/overdue.ts';

/** Older runs are not used for the current hour and later ones (decisions.md, "Stale"). */
const FRESH_SECONDS = 36 * HOUR_SECONDS;

/**
 * Whether a run started recently enough, by the portal's clock, for the current hour and later ones. A source whose runs
 * come out a day late may be older: until two of its runs have failed.
 */
export function isFresh(
  { source, runAt }: { readonly source: string; readonly runAt: EpochSeconds },
  now: EpochSeconds,
): boolean {
  return runAt >= now - Math.max(FRESH_SECONDS, findOverdueSeconds(source) ?? 0);
}
