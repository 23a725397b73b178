import type { RunStore } from '@portal/forecast/store/run-store';
import type { PartState } from '#platform/http/health.ts';

/** Whether there is a run to serve, and which. */
export function describeCurrentRun(store: RunStore): PartState {
  const [best] = store.listRuns();
  const problem = store.problems()[0];
  if (best === undefined)
    return { ready: false, detail: problem === undefined ? 'no run yet' : 'no run can be opened' };
  return { ready: true, detail: `${best.source} ${best.runId}` };
}
