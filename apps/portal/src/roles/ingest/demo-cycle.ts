import { Worker } from 'node:worker_threads';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
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

/** Data that the thread is started with. */
export interface DemoOrder {
  readonly dataDir: string;
  readonly now: EpochSeconds;
}

/** Share of the work that is done, 0…1; reported by the thread. */
export type DemoProgress = number;

export interface DemoMaking {
  /** Resolves when the run is published; rejects when it could not be made, or was stopped. */
  readonly done: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Makes and publishes the demo run of a moment on a thread of its own, so that no request waits for it. */
export function startMakingDemo(order: DemoOrder, onProgress: (share: DemoProgress) => void): DemoMaking {
  const worker = new Worker(new URL('./make-demo-on-thread.ts', import.meta.url), { workerData: order });
  const done = new Promise<void>((resolve, reject) => {
    worker.on('message', onProgress);
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the demo thread ended with ${code}`))));
  });
  return { done, stop: async () => void (await worker.terminate()) };
}

const POLL_EVERY_MS = 1000;

/**
 * Whether demonstration weather is wanted: with `auto` until `hasPublished` says that a scheduled source has published,
 * then never again. Polls at most once a second, and not at all after that.
 */
export function createDemoSwitch(setting: 'auto' | 'on' | 'off', hasPublished: () => boolean): () => boolean {
  if (setting !== 'auto') return () => setting === 'on';
  let isOver = hasPublished();
  let polledAt = performance.now();
  return () => {
    if (!isOver && performance.now() - polledAt >= POLL_EVERY_MS) {
      isOver = hasPublished();
      polledAt = performance.now();
    }
    return !isOver;
  };
}
