import { parentPort, workerData } from 'node:worker_threads';
import type { ErrorCode } from '@portal/contract/error-catalogue.table';
import { AppError } from '@portal/contract/errors';
import { lowerPriority } from '#platform/process/lower-priority.ts';

export type ThreadMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'refusal'; readonly code: ErrorCode; readonly options: AppError['options'] };

/** Main function of a thread started by `runOnThread`: does its work at low priority and exits. */
export async function serveThreadWork<Order, Result>(
  work: (order: Order, reportProgress: (share: number) => void) => Result | Promise<Result>,
): Promise<void> {
  lowerPriority();
  const say = (message: ThreadMessage): void => parentPort?.postMessage(message);
  try {
    const result = await work(workerData as Order, (share) => say({ kind: 'progress', share }));
    say({ kind: 'result', result });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    say({ kind: 'refusal', code: error.code, options: error.options });
  }
}
