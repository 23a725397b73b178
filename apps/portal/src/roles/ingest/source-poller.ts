import { Worker } from 'node:worker_threads';
import type { SourceEvent } from '@portal/forecast/sources/schedule/poll-source';
import type { BlobStoreSetting } from '#platform/settings/blob-store-setting.ts';
import type { ClockSetting } from '#platform/settings/parse-values.ts';

export interface ChosenSource {
  readonly name: string;
  readonly address: string;
  readonly key: string | null;
}

export interface PollingOptions {
  readonly dataDir: string;
  readonly sources: readonly ChosenSource[];
  readonly clock: ClockSetting | null;
  /** Where hosts that share runs take turns to fetch; null: a single host. */
  readonly shared: { readonly blobStore: BlobStoreSetting; readonly databaseUrl: string | null } | null;
}

export interface SourcePoller {
  /** Resolves when the thread has ended; partial downloads stay on disk for the next start. */
  readonly stop: () => Promise<void>;
}

/** Time for the thread to end; a run being published is dropped after it. */
const LONGEST_MS = 8000;

/** Fetches sources on a thread, so that no request waits. `onCrash` is called if the thread dies. */
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
      // The thread knows no other message.
      worker.postMessage('stop');
      const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
