import { Worker } from 'node:worker_threads';
import type { RadarEvent } from '@portal/forecast/radar-keeping/keep-radar';
import type { Log } from '#platform/log/create-log.ts';
import type { ClockSetting } from '#platform/settings/parse-clock.ts';

/** What the thread is told at its start. */
export interface RadarOrder {
  readonly dataDir: string;
  readonly folder: string | null;
  readonly demo: 'auto' | 'on' | 'off';
  readonly clock: ClockSetting | null;
}

const LONGEST_MS = 3000;
const RETRY_AFTER_MS = 60_000;

/** Keeps radar frames and nowcasts on a thread of its own, and on a new one where it dies. Nobody waits for it. */
export function startKeepingRadar(order: RadarOrder, log: Log): { readonly stop: () => Promise<void> } {
  let isStopping = false;
  let retry: NodeJS.Timeout | undefined;
  let worker = start();

  function start(): Worker {
    const thread = new Worker(new URL('./keep-radar-on-thread.ts', import.meta.url), { workerData: order });
    thread.on('message', ({ kind, text }: RadarEvent) => {
      if (kind === 'problem') log.warn(text);
      else log.info({ frame: text }, 'nowcast made');
    });
    thread.once('error', (err) => {
      log.error({ err }, 'the thread of the radar died');
      if (isStopping) return;
      retry = setTimeout(() => {
        worker = start();
      }, RETRY_AFTER_MS);
    });
    return thread;
  }

  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(retry);
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      // A thread that has died has ended: it answers nothing.
      if (worker.threadId === -1) return;
      worker.postMessage('stop');
      const timer = setTimeout(() => void worker.terminate(), LONGEST_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
