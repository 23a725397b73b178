import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { RunSummary } from '@portal/forecast/store/run-store';

const CYCLE_SECONDS = 6 * HOUR_SECONDS;
/** A run older than this is not used for the hours to come. */
const OLDEST_USED_SECONDS = 36 * HOUR_SECONDS;

/** How a demo run stands to the clock: of this cycle, older but still right, or not there. */
export type DemoState = 'fresh' | 'due' | 'missing';

/** When the cycle of a moment began: 00, 06, 12 or 18 UTC. */
export function startOfCycle(now: EpochSeconds): EpochSeconds {
  return Math.floor(now / CYCLE_SECONDS) * CYCLE_SECONDS;
}

/** Whether the published demo runs serve the moment. */
export function findDemoState(runs: readonly RunSummary[], now: EpochSeconds): DemoState {
  const past = runs.filter(({ source, demo, runAt }) => demo && source === 'demo' && runAt <= now);
  const newest = past.reduce((latest, { runAt }) => Math.max(latest, runAt), Number.NEGATIVE_INFINITY);
  if (newest >= startOfCycle(now)) return 'fresh';
  return newest >= now - OLDEST_USED_SECONDS ? 'due' : 'missing';
}

/** While a run is being made, replies stay true for about this long. */
const MAKING_SECONDS = 30;

/** When the next demo run is to be expected. */
export function findNextDemoRunAt(runs: readonly RunSummary[], now: EpochSeconds): EpochSeconds {
  return findDemoState(runs, now) === 'fresh' ? startOfCycle(now) + CYCLE_SECONDS : now + MAKING_SECONDS;
}
