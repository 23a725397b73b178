import { Worker } from 'node:worker_threads';
import type { EpochSeconds } from '@portal/domain/time/epoch';

/** What the thread is told. */
export interface DemoOrder {
  readonly dataDir: string;
  readonly now: EpochSeconds;
}

/** Share of the work that is done, 0…1; told by the thread. */
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
