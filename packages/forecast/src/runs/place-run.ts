import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, type CatalogueEntry, writeCatalogue } from '#store/catalogue.ts';
import { getRunFolder, getRunsFolder, getWritingFolder, syncFolder } from '#store/durable-file.ts';
import { createFolderLeases } from '#store/folder-leases.ts';
import type { Lease } from '#store/leases.ts';
import { confirmLease } from './publish-lease.ts';
import { RunError } from './run-error.ts';

/** A folder in which a run is made. */
export interface RunInTheMaking {
  readonly folder: string;
  /** Shows a clean-up that the folder is still being written. */
  readonly writing: Lease;
}

/** Runs `work` with a folder of its own on the disk of the data folder; nothing of it stays that was not placed. */
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
 * Renames a run that is whole and on the disk into its place and names it in the catalogue: from then on readers see it.
 * Returns its folder. Throws `RunError` where the publish lease was lost meanwhile.
 */
export async function placeRun({ dataDir, making, catalogue, entry, before, lease }: Placement): Promise<string> {
  const target = getRunFolder(dataDir, entry.source, entry.id);
  await confirmLease(lease);
  // The file of this lease must not become part of the run.
  await making.writing.release();
  mkdirSync(join(target, '..'), { recursive: true });
  // A folder of this name that no catalogue names is what a killed writer left.
  rmSync(target, { recursive: true, force: true });
  renameSync(making.folder, target);
  syncFolder(join(target, '..'));
  syncFolder(getRunsFolder(dataDir));
  const others = catalogue.runs.filter((run) => run !== before);
  writeCatalogue(dataDir, { revision: catalogue.revision + 1, runs: [...others, entry] }, lease.holder);
  return target;
}
