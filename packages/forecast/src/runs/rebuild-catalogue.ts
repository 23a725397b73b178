import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { type Catalogue, type CatalogueEntry, readCatalogue, writeCatalogue } from '#store/catalogue.ts';
import { getRunFolder, getRunsFolder, isRunId, isSourceName } from '#store/data-folder.ts';
import { listNames } from '#store/list-names.ts';
import { readManifest } from '#store/manifest.ts';

/** The catalogue, and what had to be said of it. */
export interface FoundCatalogue {
  readonly catalogue: Catalogue;
  readonly problems: readonly string[];
}

/**
 * Reads the catalogue; one that is damaged is made anew from the manifests of the runs that are there, of several
 * revisions of a run the newest. Only the holder of the publish lock may. Throws the system's error.
 */
export function readOrRebuildCatalogue(dataDir: string, now: EpochSeconds, writer: string): FoundCatalogue {
  try {
    return { catalogue: readCatalogue(dataDir), problems: [] };
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error;
    const entries = new Map<string, CatalogueEntry>();
    // In the order of their revisions, so that the newest one stays.
    for (const entry of listEntries(dataDir).sort((a, b) => toRevision(a) - toRevision(b))) {
      entries.set(`${entry.source} ${entry.runAt}`, entry);
    }
    // Seconds of the clock are above any count of changes: nobody takes this set for an earlier one.
    const catalogue = { revision: now, runs: [...entries.values()] };
    writeCatalogue(dataDir, catalogue, writer);
    return { catalogue, problems: [`${error.message}; it was made anew from ${entries.size} runs`] };
  }
}

function listEntries(dataDir: string): CatalogueEntry[] {
  return listNames(getRunsFolder(dataDir))
    .filter(isSourceName)
    .flatMap((source) =>
      listNames(join(getRunsFolder(dataDir), source))
        .filter(isRunId)
        .flatMap((id) => readEntry(getRunFolder(dataDir, source, id))),
    );
}

/** None of a run whose manifest is damaged. */
function readEntry(folder: string): CatalogueEntry[] {
  try {
    const { source, id, runAt, publishedAt, demo } = readManifest(folder);
    return [{ source, id, runAt, publishedAt, demo }];
  } catch {
    return [];
  }
}

function toRevision({ id }: CatalogueEntry): number {
  return Number(id.slice(id.lastIndexOf('r') + 1));
}
