import { Worker } from 'node:worker_threads';
import { type EpochSeconds, HOUR_SECONDS } from '@portal/domain/time/vietnam-time';
import type { RunSummary } from '@portal/forecast/store/run-store';

const CYCLE_SECONDS = 6 * HOUR_SECONDS;
/** An older run is not used for future hours. */
const OLDEST_USED_SECONDS = 36 * HOUR_SECONDS;

/** State of the demonstration run: of this cycle, older but usable, or missing. */
export type DemoState = 'fresh' | 'due' | 'missing';

/** Start of a cycle: 00, 06, 12 or 18 UTC. */
export function startOfCycle(now: EpochSeconds): EpochSeconds {
  return Math.floor(now / CYCLE_SECONDS) * CYCLE_SECONDS;
}

/** Whether the published demonstration runs cover the time. */
export function findDemoState(runs: readonly RunSummary[], now: EpochSeconds): DemoState {
  const past = runs.filter(({ source, demo, runAt }) => demo && source === 'demo' && runAt <= now);
  const newest = past.reduce((latest, { runAt }) => Math.max(latest, runAt), Number.NEGATIVE_INFINITY);
  if (newest >= startOfCycle(now)) return 'fresh';
  return newest >= now - OLDEST_USED_SECONDS ? 'due' : 'missing';
}

/** Approximate time to make a run, during which replies stay valid. */
const MAKING_SECONDS = 30;

/** When the next demonstration run is expected. */
export function findNextDemoRunAt(runs: readonly RunSummary[], now: EpochSeconds): EpochSeconds {
  return findDemoState(runs, now) === 'fresh' ? startOfCycle(now) + CYCLE_SECONDS : now + MAKING_SECONDS;
}

/** Input of the thread. */
export interface DemoOrder {
  readonly dataDir: string;
  readonly now: EpochSeconds;
}

/** Share done, 0…1. */
export type DemoProgress = number;

export interface DemoMaking {
  /** Resolves when the run is published; rejects if it failed or was stopped. */
  readonly done: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Makes and publishes a demonstration run on a thread, so that no request waits. */
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
 * Whether the demonstration is on: with `auto` until `hasPublished` reports a run of a configured source, then never
 * again. Polls at most once a second until then.
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
