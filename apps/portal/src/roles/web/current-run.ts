import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RunStore } from '@portal/forecast/store/run-store';
import type { PartState } from '#platform/http/health.ts';

/** An older run is not used for future hours. */
const OLDEST_USED_SECONDS = 36 * HOUR_SECONDS;

/** Whether a run covers the current time, and which. */
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

/** Integrity of stored data: damaged parts are left out and reported while the portal keeps running. */
export function describeStoredData(problems: readonly string[]): PartState {
  const [first, ...others] = problems;
  if (first === undefined) return { ready: true, detail: 'nothing damaged' };
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return { ready: true, degraded: true, detail: `left out as damaged: ${first}${more}` };
}

interface NextRunNeeds {
  /** When the demonstration makes its next run; null while it is off. */
  readonly findDemoRunAt: () => EpochSeconds | null;
  /** When a source may publish next; null: none expected. Reads files. */
  readonly findSourceRunAt: () => EpochSeconds | null;
  /** Monotonic milliseconds. */
  readonly readTimer: () => number;
}

const POLL_EVERY_MS = 10_000;

/** When the next run is expected; null: none. Polls the sources' status at most every ten seconds. */
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
