import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { type Catalogue, type CatalogueEntry, readCatalogue, toRevision, writeCatalogue } from '#store/catalogue.ts';
import {
  getRunFolder,
  getRunsFolder,
  getWritingFolder,
  isRunId,
  isSourceName,
  listNames,
} from '#store/durable-file.ts';
import { isAbandoned, readFolderClock } from '#store/folder-leases.ts';
import type { Lease } from '#store/leases.ts';
import { readManifest } from '#store/manifest.ts';
import { archiveRuns } from '../archive/archive-runs.ts';
import { confirmLease, withPublishLease } from './publish-lease.ts';

/** The catalogue, and the problems found with it. */
interface FoundCatalogue {
  readonly catalogue: Catalogue;
  readonly problems: readonly string[];
}

/**
 * Reads the catalogue; rebuilds a damaged one from the manifests of the existing runs, using the newest revision of
 * each run. Only the holder of the publish lease may call it. Throws the system's error.
 */
function readOrRebuildCatalogue(dataDir: string, now: EpochSeconds, writer: string): FoundCatalogue {
  try {
    return { catalogue: readCatalogue(dataDir), problems: [] };
  } catch (error) {
    if (!(error instanceof Error) || 'syscall' in error) throw error;
    const entries = new Map<string, CatalogueEntry>();
    // In the order of their revisions, so that the newest one stays.
    for (const entry of listEntries(dataDir).sort((a, b) => toRevision(a) - toRevision(b))) {
      entries.set(`${entry.source} ${entry.runAt}`, entry);
    }
    // Clock seconds exceed any count of changes: this set cannot be mistaken for an earlier one.
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

/** Empty for a run with a damaged manifest. */
function readEntry(folder: string): CatalogueEntry[] {
  try {
    const { source, id, runAt, publishedAt, demo } = readManifest(folder);
    return [{ source, id, runAt, publishedAt, demo }];
  } catch {
    return [];
  }
}

/** What a clean-up removed, by `source/id` or name. */
export interface CleanUp {
  /** Published runs past their retention. */
  readonly retired: readonly string[];
  /** Orphaned folders and files: of killed writers, and of runs replaced by another revision. */
  readonly removed: readonly string[];
  /** One line for each item that could not be archived or was found damaged. */
  readonly problems: readonly string[];
}

/**
 * Full runs are retained for three days (decisions.md, "Kept"); a demo run can be recreated and is deleted when a newer
 * one exists.
 */
const RETENTION_SECONDS = 3 * DAY_SECONDS;
/**
 * A run whose hours could not be archived is retained longer for another attempt, but not forever: that would fill the
 * disk.
 */
const UNARCHIVED_RETENTION_SECONDS = 2 * RETENTION_SECONDS;
const DEFAULT_WAIT_MS = 60_000;

interface CleanUpOptions {
  readonly now: EpochSeconds;
  readonly lockWaitMs?: number;
  /** Removes demo runs too: real ones have arrived, and the demo is permanently off. */
  readonly dropDemo?: boolean;
}

/**
 * Cleans a data folder, at each start and after each publish: archives hours and daily values, drops runs past their
 * retention by the portal's clock `now`, never the newest one of a source, and removes what killed writers left.
 * Readers that hold a removed run can still read it. Throws `RunError` if another process holds the publish lease too
 * long.
 */
export async function cleanUpRuns(
  dataDir: string,
  { now, lockWaitMs = DEFAULT_WAIT_MS, dropDemo = false }: CleanUpOptions,
): Promise<CleanUp> {
  if (!existsSync(getRunsFolder(dataDir))) return { retired: [], removed: [], problems: [] };
  return withPublishLease(dataDir, { waitMs: lockWaitMs }, (lease) => cleanUpLocked(dataDir, now, lease, dropDemo));
}

/** The clean-up itself, for a caller that holds the publish lease. */
export async function cleanUpLocked(
  dataDir: string,
  now: EpochSeconds,
  lease: Lease,
  dropDemo = false,
): Promise<CleanUp> {
  const writer = lease.holder;
  const { catalogue, problems: found } = readOrRebuildCatalogue(dataDir, now, writer);
  // Archives before removing runs: readers always find each hour in one or the other.
  const { problems, unkept } = await archiveRuns(dataDir, catalogue.runs, { now, writer });
  const retained = catalogue.runs.filter(
    (run) => !(dropDemo && run.demo) && isRetained(run, catalogue.runs, now, unkept.has(run.source)),
  );
  const retired = catalogue.runs.filter((run) => !retained.includes(run));
  await confirmLease(lease);
  if (retired.length > 0) writeCatalogue(dataDir, { revision: catalogue.revision + 1, runs: retained }, writer);
  const removed = [...removeUnnamed(dataDir, retained), ...removeDeadWriters(dataDir)];
  return { retired: retired.map(({ source, id }) => `${source}/${id}`), removed, problems: [...found, ...problems] };
}

/**
 * Whether a run among others is within its retention; the newest of its source always is. `isUnkept`: its hours are not
 * in the archive, so it is retained longer.
 */
export function isRetained(
  run: CatalogueEntry,
  runs: readonly CatalogueEntry[],
  now: EpochSeconds,
  isUnkept = false,
): boolean {
  const seconds = isUnkept ? UNARCHIVED_RETENTION_SECONDS : RETENTION_SECONDS;
  const retainedUntil = Math.max(run.runAt, run.publishedAt) + (run.demo ? 0 : seconds);
  if (retainedUntil >= now) return true;
  const siblings = runs.filter(({ source }) => source === run.source);
  const past = siblings.filter(({ runAt }) => runAt <= now);
  const newest = (past.length > 0 ? past : siblings).reduce((a, b) => (b.runAt > a.runAt ? b : a));
  return newest === run;
}

/**
 * Removes run folders that the catalogue does not name: replaced, retired, or placed by a writer killed right after.
 */
function removeUnnamed(dataDir: string, retained: readonly CatalogueEntry[]): string[] {
  const named = new Set(retained.map(({ source, id }) => `${source}/${id}`));
  const removed: string[] = [];
  for (const source of listNames(getRunsFolder(dataDir)).filter(isSourceName)) {
    for (const id of listNames(join(getRunsFolder(dataDir), source))) {
      if (named.has(`${source}/${id}`)) continue;
      rmSync(getRunFolder(dataDir, source, id), { recursive: true, force: true });
      removed.push(`${source}/${id}`);
    }
  }
  return removed;
}

/**
 * Removes what killed writers left: unfinished run folders, leases not yet in place, and catalogues, which only the
 * holder of the publish lease writes.
 */
function removeDeadWriters(dataDir: string): string[] {
  const [runs, writing] = [getRunsFolder(dataDir), getWritingFolder(dataDir)];
  const now = readFolderClock(runs);
  const unfinished = listNames(writing).filter((name) => isAbandoned(join(writing, name), now));
  for (const name of unfinished) rmSync(join(writing, name), { recursive: true, force: true });
  const beside = listNames(runs).filter(
    (name) =>
      /^catalogue\.json\..+\.new$/.test(name) ||
      (/^\.(?:lock|clock)\..{36}$/.test(name) && isAbandoned(join(runs, name), now)),
  );
  for (const name of beside) rmSync(join(runs, name), { force: true });
  return [...unfinished, ...beside];
}
