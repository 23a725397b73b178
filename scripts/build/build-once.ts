import { basename, dirname } from 'node:path';
import { withLease } from '../../packages/forecast/src/runs/publish-lease.ts';
import { createFolderLeases } from '../../packages/forecast/src/store/folder-leases.ts';
import { LEASE_TIMES } from '../../packages/forecast/src/store/leases.ts';

const LONGEST_MS = 600_000;
/** A build step may delay the renewal by some seconds. */
const EXPIRE_MS = 60_000;

/**
 * Builds if needed, one process at a time: two concurrent builds would remove each other's files. A process that waited
 * finds it built. Returns whether it built.
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
