import { join } from 'node:path';
import { getRunFolder } from '#store/data-folder.ts';
import type { RunName, RunStore } from '#store/run-store.ts';
import { explainDamage, listDamagedFiles, type Pace } from '#store/verify-run.ts';

/**
 * Compares the files of all published runs with their checksums. A run that is damaged is reported to the store, which
 * then leaves it out; one that was left out and is whole again is taken in.
 */
export async function checkRuns(dataDir: string, store: RunStore, pace: Pace): Promise<void> {
  for (const run of store.listRuns()) {
    const damage = await findDamage(dataDir, run, pace);
    if (damage !== null) store.reportDamage(run, damage);
  }
  for (const run of store.listDamaged()) {
    if ((await findDamage(dataDir, run, pace)) === null) store.readmit(run);
  }
}

/** One line; null for a run that is whole, or was retired meanwhile. */
async function findDamage(dataDir: string, { source, runId }: RunName, pace: Pace): Promise<string | null> {
  const folder = getRunFolder(dataDir, source, runId);
  try {
    const [name] = await listDamagedFiles(folder, pace);
    return name === undefined ? null : `${join(folder, name)}: differs from its checksum`;
  } catch (error) {
    return explainDamage(error);
  }
}
