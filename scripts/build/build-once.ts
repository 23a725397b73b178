import { basename, dirname } from 'node:path';
import { withLease } from '../../packages/forecast/src/runs/publish-lease.ts';
import { createFolderLeases } from '../../packages/forecast/src/store/folder-leases.ts';
import { LEASE_TIMES } from '../../packages/forecast/src/store/leases.ts';

const LONGEST_MS = 600_000;
/** A step of the build may hold up the renewal for some seconds. */
const EXPIRE_MS = 60_000;

/**
 * Builds where it has to be, one process at a time: two at once take each other's files away. Whoever waited finds it built.
 * Answers whether it had to.
 */
export async function buildOnce(place: string, isBuilt: () => boolean, build: () => Promise<void>): Promise<boolean> {
  if (isBuilt()) return false;
  const leases = createFolderLeases(dirname(place), { ...LEASE_TIMES, expireMs: EXPIRE_MS });
  const options = { waitMs: LONGEST_MS, busy: 'has been building the pages for too long', place };
  return withLease(leases, basename(place), options, async () => {
    if (isBuilt()) return false;
    await build();
    return true;
  });
}
