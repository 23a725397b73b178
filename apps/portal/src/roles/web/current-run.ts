import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
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

/** Whether everything stored is as it was written: damaged parts are left out, so the portal keeps running, and reports it. */
export function describeStoredData(problems: readonly string[]): PartState {
  const [first, ...others] = problems;
  if (first === undefined) return { ready: true, detail: 'nothing damaged' };
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return { ready: true, degraded: true, detail: `left out as damaged: ${first}${more}` };
}

interface NextRunNeeds {
  /** When the demonstration makes its next run; null while it is off. */
  readonly findDemoRunAt: () => EpochSeconds | null;
  /** When a source may publish next; null where none is expected. Reads files. */
  readonly findSourceRunAt: () => EpochSeconds | null;
  /** Milliseconds of a clock that runs. */
  readonly readTimer: () => number;
}

const POLL_EVERY_MS = 10_000;

/** When the next run is expected, null where none is. Polls those of sources every ten seconds at most. */
export function createNextRunFinder({
  findDemoRunAt,
  findSourceRunAt,
  readTimer,
}: NextRunNeeds): () => EpochSeconds | null {
  let sourceRunAt: EpochSeconds | null = null;
  let nextCheckAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (readTimer() >= nextCheckAt) {
      sourceRunAt = findSourceRunAt();
      nextCheckAt = readTimer() + POLL_EVERY_MS;
    }
    const demoRunAt = findDemoRunAt();
    if (demoRunAt === null || sourceRunAt === null) return demoRunAt ?? sourceRunAt;
    return Math.min(demoRunAt, sourceRunAt);
  };
}
