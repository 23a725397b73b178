import { join } from 'node:path';
import { createFolderLeases } from '#store/folder-leases.ts';
import type { Lease, Leases } from '#store/leases.ts';
import { publishFigure } from '#store/work-figures.ts';
import { RunError } from './run-error.ts';

/** How long to wait for a lease, and what its holder does: the end of the line `process 12 …`. */
interface WorkOptions {
  readonly waitMs: number;
  readonly busy: string;
  /** Location of the lease: the beginning of that line. */
  readonly place: string;
}

/**
 * Runs `work` while holding a lease: one holder at a time over all processes and hosts that share the leases. Throws
 * `RunError` if another holder keeps renewing it for longer than `waitMs`.
 */
export async function withLease<Result>(
  leases: Leases,
  name: string,
  { waitMs, busy, place }: WorkOptions,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const lease = await leases.acquire(name, { waitMs });
  if (lease === null) throw new RunError(`${place}: ${(await leases.findHolder(name)) ?? 'process unknown'} ${busy}`);
  publishFigure({ kind: 'lease', lease: name, isActive: true });
  try {
    return await work(lease);
  } finally {
    publishFigure({ kind: 'lease', lease: name, isActive: false });
    await lease.release();
  }
}

/** Name of the lease for changing the published runs of a data folder, and of the folder with its file. */
const PUBLISH_LEASE = 'runs';

/** Lease and waiting time for changes to the published runs. */
export interface PublishLeaseOptions {
  readonly waitMs: number;
  /** Default: those of the data folder. */
  readonly leases?: Leases | undefined;
}

/**
 * Runs `work` while holding the lease of the published runs: one publisher at a time. Throws `RunError` if another
 * one holds it longer than `waitMs`.
 */
export function withPublishLease<Result>(
  dataDir: string,
  { waitMs, leases = createFolderLeases(dataDir) }: PublishLeaseOptions,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const place = join(dataDir, PUBLISH_LEASE, '.lock');
  return withLease(leases, PUBLISH_LEASE, { waitMs, busy: 'has been publishing for too long', place }, work);
}

/**
 * Renews a publisher's lease just before the step that readers see. Throws `RunError` if it was lost meanwhile: another
 * publisher is at work, and this one must not change anything.
 */
export async function confirmLease(lease: Lease): Promise<void> {
  if (!(await lease.renew())) throw new RunError('stood still for so long that another process publishes now');
}
