import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';

/** Older runs are not used for the current hour and later ones (decisions.md, "Stale"). */
const FRESH_SECONDS = 36 * HOUR_SECONDS;

/** Whether a run started recently enough, by the portal's clock, for the current hour and later ones. */
export function isFresh(runAt: EpochSeconds, now: EpochSeconds): boolean {
  return runAt >= now - FRESH_SECONDS;
}
