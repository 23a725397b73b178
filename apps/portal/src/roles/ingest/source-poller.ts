import { Worker } from 'node:worker_threads';
import type { SourceEvent } from '@portal/forecast/sources/schedule/poll-source';
import type { ClockSetting } from '#platform/settings/parse-values.ts';

/** A source that runs by itself, and where and with which key it is reached. */
export interface ChosenSource {
  readonly name: string;
  readonly address: string;
  /** Null where it is asked without one. */
  readonly key: string | null;
}

/** Data that the thread is started with. */
export interface PollingOptions {
  readonly dataDir: string;
  readonly sources: readonly ChosenSource[];
  readonly clock: ClockSetting | null;
  /** Where hosts that share their runs take turns to fetch each source; null where this one is alone. */
  readonly shared: { readonly blobStore: string; readonly databaseUrl: string | null } | null;
}

export interface SourcePoller {
  /** Resolves when the thread has ended; what is being fetched stays on the disk for the next start. */
  readonly stop: () => Promise<void>;
}

/** Longest that the thread may take to end by itself; a run that is being published is dropped then. */
const LONGEST_MS = 8000;

/** Fetches sources on a thread of its own, so that no request waits for them. `onCrash` is called where the thread dies. */
export function startPollingSources(
  order: PollingOptions,
  onEvent: (event: SourceEvent) => void,
  onCrash: (error: unknown) => void,
): SourcePoller {
  const worker = new Worker(new URL('./poll-sources-on-thread.ts', import.meta.url), { workerData: order });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  worker.on('message', onEvent);
  worker.once('error', onCrash);
  return {
    stop: async () => {
      // The only message that the thread knows: end.
      worker.postMessage('stop');
      const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
