import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, type CatalogueEntry, writeCatalogue } from '#store/catalogue.ts';
import { getRunFolder, getRunsFolder, getWritingFolder, syncFolder } from '#store/durable-file.ts';
import { createFolderLeases } from '#store/folder-leases.ts';
import type { Lease } from '#store/leases.ts';
import { confirmLease } from './publish-lease.ts';
import { RunError } from './run-error.ts';

/** Temporary folder of a run being written. */
export interface RunInTheMaking {
  readonly folder: string;
  /** Shows a clean-up that the folder is in use. */
  readonly writing: Lease;
}

/** Runs `work` with a temporary folder on the disk of the data folder; removes everything that was not placed. */
export async function withRunInTheMaking<Result>(
  dataDir: string,
  work: (making: RunInTheMaking) => Promise<Result>,
): Promise<Result> {
  const writer = randomUUID();
  const folder = join(getWritingFolder(dataDir), writer);
  const writing = await createFolderLeases(getWritingFolder(dataDir)).acquire(writer, { waitMs: 0 });
  if (writing === null) throw new RunError(`${folder}: another process writes there`);
  try {
    return await work({ folder, writing });
  } finally {
    await writing.release();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Placement {
  readonly dataDir: string;
  readonly making: RunInTheMaking;
  readonly catalogue: Catalogue;
  readonly entry: CatalogueEntry;
  /** The revision that it replaces. */
  readonly before: CatalogueEntry | undefined;
  /** The publish lease. */
  readonly lease: Lease;
}

/**
 * Renames a complete, synced run into place and names it in the catalogue, which makes it visible to readers. Returns
 * its folder. Throws `RunError` if the publish lease was lost meanwhile.
 */
export async function placeRun({ dataDir, making, catalogue, entry, before, lease }: Placement): Promise<string> {
  const target = getRunFolder(dataDir, entry.source, entry.id);
  await confirmLease(lease);
  // The file of this lease must not become part of the run.
  await making.writing.release();
  mkdirSync(join(target, '..'), { recursive: true });
  // A folder of this name that is not in the catalogue was left by a killed writer.
  rmSync(target, { recursive: true, force: true });
  renameSync(making.folder, target);
  syncFolder(join(target, '..'));
  syncFolder(getRunsFolder(dataDir));
  const others = catalogue.runs.filter((run) => run !== before);
  writeCatalogue(dataDir, { revision: catalogue.revision + 1, runs: [...others, entry] }, lease.holder);
  return target;
}
