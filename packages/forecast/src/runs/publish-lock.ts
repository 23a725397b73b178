import { mkdirSync } from 'node:fs';
import { getLockPath, getRunsFolder } from '#store/data-folder.ts';
import { withFileLock } from './file-lock.ts';

/**
 * Runs `work` while holding the lock of the data folder: one publisher at a time over all processes. Throws `RunError`
 * where another process keeps the lock longer than `waitMs`.
 */
export async function withPublishLock<Result>(
  dataDir: string,
  waitMs: number,
  work: (writer: string) => Promise<Result>,
): Promise<Result> {
  mkdirSync(getRunsFolder(dataDir), { recursive: true });
  return withFileLock(getLockPath(dataDir), { waitMs, busy: 'has been publishing for too long' }, work);
}
