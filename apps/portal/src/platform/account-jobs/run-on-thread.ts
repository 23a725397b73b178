import { Worker } from 'node:worker_threads';
import { AppError } from '@portal/contract/errors';
import type { ThreadMessage } from './serve-thread-work.ts';

interface ThreadWork {
  /** A file that calls `serveThreadWork`: `new URL('./fit-on-thread.ts', import.meta.url)`. */
  readonly program: URL;
  /** Passed by structured clone. */
  readonly order: unknown;
  readonly signal: AbortSignal;
  readonly reportProgress: (share: number) => void;
}

/** A thread beyond these limits fails alone instead of taking the process with it. */
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 24 };

/**
 * Runs a job's work on its own thread, so that long computation does not block the process. Terminates the thread
 * when the signal aborts. Rejects with what the work threw, preserving `AppError`.
 */
export function runOnThread<Result>({ program, order, signal, reportProgress }: ThreadWork): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const thread = new Worker(program, { workerData: order, resourceLimits: LIMITS });
    const onAbort = (): void => {
      reject(signal.reason);
      void thread.terminate();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    thread.on('message', (message: ThreadMessage) => {
      if (message.kind === 'progress') reportProgress(message.share);
      else if (message.kind === 'result') resolve(message.result as Result);
      else reject(AppError.restore(message.code, message.options));
    });
    thread.once('error', reject);
    thread.once('exit', (code) => {
      signal.removeEventListener('abort', onAbort);
      reject(new Error(`the thread ended with code ${code} before its work`));
    });
  });
}
