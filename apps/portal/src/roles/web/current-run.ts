import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/epoch';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { PartState } from '#platform/http/health.ts';

/** An older run is not used for the hours to come. */
const OLDEST_USED_SECONDS = 36 * HOUR_SECONDS;

/** Whether there is a run that serves the moment, and which. */
export function describeCurrentRun(
  store: Pick<RunStore, 'listRuns' | 'problems'>,
  now: EpochSeconds,
  withDemo: boolean,
): PartState {
  const current = store
    .listRuns()
    .filter(({ demo }) => withDemo || !demo)
    .find(({ runAt, lastStepAt }) => runAt <= now && now <= lastStepAt && now - runAt <= OLDEST_USED_SECONDS);
  if (current !== undefined) return { ready: true, detail: `${current.source} ${current.runId}` };
  const isBroken = store.problems().length > 0;
  return {
    ready: false,
    essential: true,
    detail: isBroken ? 'a published run cannot be opened' : 'no run serves this hour',
  };
}

/** When the newest run was published; null before the first. */
export function findLastPublish(store: Pick<RunStore, 'listRuns'>): EpochSeconds | null {
  return store.listRuns().reduce<EpochSeconds | null>((last, run) => Math.max(last ?? 0, run.publishedAt), null);
}
