import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { withFileLock } from '../../packages/forecast/src/runs/file-lock.ts';

const LONGEST_MS = 600_000;

/**
 * Builds where it has to be, one process at a time: two at once take each other's files away. Whoever waited finds it built.
 * Answers whether it had to.
 */
export async function buildOnce(lock: string, isBuilt: () => boolean, build: () => Promise<void>): Promise<boolean> {
  if (isBuilt()) return false;
  mkdirSync(dirname(lock), { recursive: true });
  return withFileLock(lock, { waitMs: LONGEST_MS, busy: 'has been building the pages for too long' }, async () => {
    if (isBuilt()) return false;
    await build();
    return true;
  });
}
