import { createHash } from 'node:crypto';
import { linkSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeError } from '@portal/domain/error/describe-error';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { BlobCache } from '#store/blob-cache.ts';
import type { BlobStore } from '#store/blob-store.ts';
import { type CatalogueEntry, readCatalogue, toRevision } from '#store/catalogue.ts';
import { getRunFolder, syncFolder } from '#store/durable-file.ts';
import { type FileFacts, readManifest } from '#store/manifest.ts';
import { type CatalogueStore, isSameRun, type SharedRun } from '#store/shared-catalogue.ts';
import { cleanUpLocked, isRetained } from './clean-up.ts';
import { placeRun, withRunInTheMaking } from './place-run.ts';
import { withPublishLease } from './publish-lease.ts';

/** A host's runs, and the store that hosts share. */
export interface RunSharing {
  readonly dataDir: string;
  readonly blobs: BlobStore;
  /** Cache of the same blobs, on the disk of the data folder. */
  readonly cache: BlobCache;
  readonly catalogue: CatalogueStore;
  readonly now: EpochSeconds;
}

/** What was exchanged, by `source/id`. */
export interface RunExchange {
  readonly pushed: readonly string[];
  readonly pulled: readonly string[];
  /** Shared runs past their retention. */
  readonly removed: readonly string[];
  /** One line for each run that could not be exchanged now; the next exchange tries again. */
  readonly problems: readonly string[];
}

const LEASE_WAIT_MS = 120_000;

/**
 * Synchronizes the published runs of a data folder with those that hosts share: uploads what only this host has,
 * fetches what only others have and publishes it here as a local run. Expired runs are neither uploaded nor fetched.
 * Demo runs stay local. Any number of hosts may do so at once, and may be killed meanwhile. Throws the error of an
 * unreachable catalogue; this host then continues with its own runs.
 */
export async function exchangeRuns(sharing: RunSharing): Promise<RunExchange> {
  const { dataDir, catalogue, now } = sharing;
  const shared = await catalogue.list();
  const own = readCatalogue(dataDir).runs.filter(({ demo }) => !demo);
  const all = [...own.filter((run) => !hasRevision(shared, run)), ...shared.filter((run) => !hasNewer(own, run))];
  const retained = new Set(all.filter((run) => isRetained(run, all, now)));
  const problems: string[] = [];
  const doEach = async <Run extends CatalogueEntry>(runs: readonly Run[], work: (run: Run) => Promise<boolean>) => {
    const done: string[] = [];
    for (const run of runs) {
      const name = `${run.source}/${run.id}`;
      try {
        if (await work(run)) done.push(name);
      } catch (error) {
        problems.push(`${name}: ${describeError(error)}`);
      }
    }
    return done;
  };
  const isMissingHere = (run: SharedRun) => retained.has(run) && !hasRevision(own, run);
  const isMissingThere = (run: CatalogueEntry) => retained.has(run) && !hasRevision(shared, run);
  const pulled = await doEach(shared.filter(isMissingHere), (run) => pullRun(sharing, run));
  const pushed = await doEach(own.filter(isMissingThere), (run) => pushRun(sharing, run));
  const isOver = (run: SharedRun) => all.includes(run) && !retained.has(run);
  const removed = await doEach(shared.filter(isOver), (run) => removeRun(sharing, run));
  return { pushed, pulled, removed, problems };
}

/** Whether a set has this or a newer revision of a run. */
function hasRevision(runs: readonly CatalogueEntry[], run: CatalogueEntry): boolean {
  return runs.some((one) => isSameRun(one, run) && toRevision(one) >= toRevision(run));
}

function hasNewer(runs: readonly CatalogueEntry[], run: CatalogueEntry): boolean {
  return runs.some((one) => isSameRun(one, run) && toRevision(one) > toRevision(run));
}

/** Two hosts may create the same revision: the checksum distinguishes their files. */
function toBlobKey({ source, id }: CatalogueEntry, name: string, { sha256 }: FileFacts): string {
  return `${toPrefix({ source, id })}${name}.${sha256}`;
}

function toPrefix({ source, id }: Pick<CatalogueEntry, 'source' | 'id'>): string {
  return `runs/${source}/${id}/`;
}

/** Uploads the files of a run, its manifest last, and then names it. Skips files uploaded by an earlier attempt. */
async function pushRun({ dataDir, blobs, catalogue }: RunSharing, entry: CatalogueEntry): Promise<boolean> {
  const source = getRunFolder(dataDir, entry.source, entry.id);
  const bytes = readFileSync(join(source, 'manifest.json'));
  const manifest = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  const { publishedAt, files } = readManifest(source);
  const stored = new Set((await blobs.list(toPrefix(entry))).map(({ key }) => key));
  await withRunInTheMaking(dataDir, async ({ folder }) => {
    for (const [name, facts] of Object.entries({ ...files, 'manifest.json': manifest })) {
      const key = toBlobKey(entry, name, facts);
      if (stored.has(key)) continue;
      // A hard link: a store on the same disk moves the file.
      linkSync(join(source, name), join(folder, name));
      await blobs.put(key, { path: join(folder, name) }, facts);
    }
  });
  const isAdded = await catalogue.add({ ...entry, publishedAt, manifest });
  if (isAdded) await deleteEarlierRevisions(blobs, entry);
  return isAdded;
}

/** A host still fetching one of them tries again with the revision that is named now. */
async function deleteEarlierRevisions(blobs: BlobStore, entry: CatalogueEntry): Promise<void> {
  const start = entry.id.slice(0, entry.id.lastIndexOf('r') + 1);
  const isEarlier = (id = '') => id.startsWith(start) && toRevision({ id }) < toRevision(entry);
  const keys = (await blobs.list(`runs/${entry.source}/`)).map(({ key }) => key);
  await blobs.delete(keys.filter((key) => isEarlier(key.split('/')[2])));
}

/** Fetches a run and publishes it here; false if the same or a newer revision was published meanwhile. */
async function pullRun({ dataDir, cache, now }: RunSharing, run: SharedRun): Promise<boolean> {
  return withRunInTheMaking(dataDir, async (making) => {
    const { folder } = making;
    await cache.link(toBlobKey(run, 'manifest.json', run.manifest), run.manifest, join(folder, 'manifest.json'));
    for (const [name, facts] of Object.entries(readManifest(folder).files))
      await cache.link(toBlobKey(run, name, facts), facts, join(folder, name));
    syncFolder(folder);
    return withPublishLease(dataDir, { waitMs: LEASE_WAIT_MS }, async (lease) => {
      const catalogue = readCatalogue(dataDir);
      if (hasRevision(catalogue.runs, run)) return false;
      const before = catalogue.runs.find((one) => isSameRun(one, run));
      const { manifest: _, ...entry } = run;
      await placeRun({ dataDir, making, catalogue, entry, before, lease });
      await cleanUpLocked(dataDir, now, lease);
      return true;
    });
  });
}

/** First the name, then the files: a host still fetching them tries again with what is named then. */
async function removeRun({ blobs, catalogue }: RunSharing, run: SharedRun): Promise<boolean> {
  await catalogue.remove(run);
  await blobs.delete((await blobs.list(toPrefix(run))).map(({ key }) => key));
  return true;
}
