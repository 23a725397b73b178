import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { BlobError, type BlobStore } from './blob-store.ts';
import { syncFolder } from './durable-file.ts';
import { writeStream } from './folder-blobs.ts';
import {
  type FilePlace,
  type FileRevision,
  listRecentDays,
  parseSharedFile,
  type SharedFile,
  type SharedFolder,
  sortByNeed,
  toPrefix,
  toSharedFile,
  toUtcDay,
} from './shared-folder.ts';

/** A folder of this host's data, and where hosts share its files. */
export interface FileSharing {
  readonly dataDir: string;
  readonly blobs: BlobStore;
  readonly shared: SharedFolder;
  /** On the disk of the data folder; whatever is in it may be removed when nobody exchanges. */
  readonly scratch: string;
}

/** What came of an exchange. */
export interface FileExchange {
  /** Names below the folder. */
  readonly pushed: readonly string[];
  readonly pulled: readonly string[];
  /** One line for each file that cannot be exchanged now; others are. */
  readonly problems: readonly string[];
  /** False where there is more to exchange at once. */
  readonly isComplete: boolean;
}

/** Exchanges one folder's files, again and again. */
export interface FileExchanger {
  /** Throws the error of a store that cannot be reached; this host goes on with the files that it has. */
  exchange(now: EpochSeconds): Promise<FileExchange>;
}

/** Of so many exchanges one lists all files, the others those of the last day. */
const WHOLE_EVERY = 180;
/** Then what is newer by now comes first again. */
const MOST_FILES = 100;
/** A store in trouble is not asked for a hundred files. */
const MOST_FAILURES = 5;
/** A damaged blob is asked for again after so many exchanges: somebody may have put it right. */
const REFUSED_FOR = 60;
/** The best file and the one before it, for hosts that find the best damaged. */
const RETAINED_REVISIONS = 2;

/** A file of this host. */
interface OwnFile extends FilePlace {
  readonly name: string;
  /** Null where nothing of it can be used. */
  readonly content: FileRevision | null;
}

interface Refusal {
  readonly line: string;
  readonly until: number;
}

/**
 * Brings the files of a folder and those that hosts share to the same set: what only this host has, or has more of, is stored,
 * what it lacks is fetched and put in place as a whole, the newest first. A key says all about its file and never changes its
 * meaning, so there is nothing to be rebuilt, and any number of hosts may do so at once and be killed at it. Files past their
 * time are removed, here and there.
 */
export function createFileExchanger(sharing: FileSharing): FileExchanger {
  const { dataDir, blobs, shared } = sharing;
  const root = join(dataDir, shared.folder);
  const refused = new Map<string, Refusal>();
  const readOwn = createOwnReader(root, shared);
  let round = 0;
  // What is new first: reading all that is here takes its time.
  let wholeAt = 1;

  async function exchange(now: EpochSeconds): Promise<FileExchange> {
    const days = round++ >= wholeAt ? null : listRecentDays(now);
    const from = shared.retentionSeconds === null ? 0 : now - shared.retentionSeconds;
    if (shared.retentionSeconds !== null) shared.dropBefore?.(root, from);
    const there = await listShared(sharing, days);
    for (const { key } of there.filter(({ at }) => at < from)) await blobs.delete(key);
    const byName = Map.groupBy(
      there.filter(({ at }) => at >= from),
      ({ name }) => name,
    );
    const own = await readOwn((at) => at >= from && (days === null || days.has(toUtcDay(at))));
    const pulling = sortByNeed(
      [...byName.values()].flatMap((files) => chooseBetter(shared, files, own, refused, round)),
    );
    const pushing = sortByNeed([...own.values()].filter((file) => isMissingThere(file, byName.get(file.name))));
    for (const [key, { until }] of refused) if (until <= round) refused.delete(key);
    const work = createWork((file, line) => refused.set(file.key, { line, until: round + REFUSED_FOR }));
    const pulled = await work.doEach(pulling, (file) => pullFile(sharing, file, own.get(file.name) ?? null));
    const pushed = await work.doEach(pushing, (file) => pushFile(sharing, file, byName.get(file.name) ?? []));
    const isComplete = work.hasFailed() || pulling.length + pushing.length <= MOST_FILES;
    if (days === null && isComplete && !work.hasFailed()) wholeAt = round + WHOLE_EVERY;
    const lasting = there.flatMap(({ key }) => refused.get(key)?.line ?? []);
    return { pushed, pulled, problems: [...new Set([...lasting, ...work.problems])], isComplete };
  }

  return { exchange };
}

/** Does one file after the other until it is enough for one exchange. */
function createWork(onDamaged: (file: SharedFile, line: string) => void) {
  const problems: string[] = [];
  let left = MOST_FILES;
  async function doEach<File extends { readonly name: string }>(
    files: readonly File[],
    work: (file: File) => Promise<boolean>,
  ): Promise<string[]> {
    const done: string[] = [];
    for (const file of files) {
      if (left-- <= 0 || problems.length >= MOST_FAILURES) break;
      try {
        if (await work(file)) done.push(file.name);
      } catch (error) {
        const line = `${file.name}: ${error instanceof Error ? error.message : String(error)}`;
        problems.push(line);
        if (error instanceof BlobError && isShared(file)) onDamaged(file, line);
      }
      await breathe();
    }
    return done;
  }
  return { doEach, problems, hasFailed: () => problems.length >= MOST_FAILURES };
}

function isShared(file: { readonly name: string }): file is SharedFile {
  return 'key' in file;
}

/** Names by key, so what other programs put there is passed over. `days` null: all. */
async function listShared({ blobs, shared }: FileSharing, days: ReadonlySet<string> | null): Promise<SharedFile[]> {
  const prefixes = days === null ? [toPrefix(shared)] : [...days].map((day) => toPrefix(shared, day));
  const found: SharedFile[] = [];
  for (const prefix of prefixes) {
    const blobsThere = await blobs.list(prefix);
    found.push(...blobsThere.flatMap(({ key }) => parseSharedFile(shared, key) ?? []));
  }
  return found;
}

/** Reads what this host has. A file is read once, and again when it was replaced. */
function createOwnReader(root: string, { list, parseName, readRevision }: SharedFolder) {
  const known = new Map<string, { readonly mark: string; readonly content: FileRevision | null }>();
  return async (isWanted: (at: EpochSeconds) => boolean): Promise<ReadonlyMap<string, OwnFile>> => {
    const found = new Map<string, OwnFile>();
    const names = new Set(list(root));
    for (const name of known.keys()) if (!names.has(name)) known.delete(name);
    for (const name of names) {
      const place = parseName(name);
      if (place === null || !isWanted(place.at)) continue;
      const path = join(root, name);
      const facts = statSync(path, { throwIfNoEntry: false });
      if (facts === undefined) continue;
      const mark = `${facts.ino} ${facts.size} ${facts.mtimeMs}`;
      if (known.get(name)?.mark !== mark) {
        known.set(name, { mark, content: readWhere(path, readRevision) });
        await breathe();
      }
      found.set(name, { ...place, name, content: known.get(name)?.content ?? null });
    }
    return found;
  };
}

/** Null also for a file that is gone meanwhile. */
function readWhere(path: string, readRevision: SharedFolder['readRevision']): FileRevision | null {
  try {
    return readRevision(path);
  } catch {
    return null;
  }
}

/** The best of the files of one name, where it is better than what this host has and was not found damaged. */
function chooseBetter(
  { replaces }: SharedFolder,
  files: readonly SharedFile[],
  own: ReadonlyMap<string, OwnFile>,
  refused: ReadonlyMap<string, Refusal>,
  round: number,
): SharedFile[] {
  const [best] = sortBestFirst(files).filter(({ key }) => (refused.get(key)?.until ?? 0) <= round);
  if (best === undefined) return [];
  const here = own.get(best.name)?.content ?? null;
  if (here === null) return [best];
  const isBetter = best.revision > here.revision || (best.revision === here.revision && !here.isWhole);
  return replaces && isBetter ? [best] : [];
}

function isMissingThere({ content }: OwnFile, files: readonly SharedFile[] = []): boolean {
  return content?.isWhole === true && files.every(({ revision }) => revision < content.revision);
}

/** The same order on every host. */
function sortBestFirst(files: readonly SharedFile[]): SharedFile[] {
  return files.toSorted((a, b) => b.revision - a.revision || (a.sha256 < b.sha256 ? -1 : 1));
}

/** Runs `work` with a path of its own on the disk of the data folder. */
async function withScratch(scratch: string, work: (path: string) => Promise<boolean>): Promise<boolean> {
  mkdirSync(scratch, { recursive: true });
  const path = join(scratch, randomUUID());
  try {
    return await work(path);
  } finally {
    rmSync(path, { force: true });
  }
}

/** Stores what the file holds now, which may be more than when it was read, then removes what is not needed beside it. */
function pushFile(sharing: FileSharing, own: OwnFile, there: readonly SharedFile[]): Promise<boolean> {
  const { dataDir, blobs, shared, scratch } = sharing;
  return withScratch(scratch, async (path) => {
    // A second name of the file: it stays the same while a writer replaces the first, and a store on the same disk moves it.
    linkSync(join(dataDir, shared.folder, own.name), path);
    const content = shared.readRevision(path);
    if (content?.isWhole !== true) return false;
    const file = toSharedFile(shared, own.name, own, { revision: content.revision, sha256: await hashFile(path) });
    await blobs.put(file.key, { path }, file);
    for (const { key } of sortBestFirst([file, ...there]).slice(RETAINED_REVISIONS)) await blobs.delete(key);
    return true;
  });
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

/** Fetches a file, compares it, and puts it in place; false where somebody else did so meanwhile. */
function pullFile({ dataDir, blobs, shared, scratch }: FileSharing, file: SharedFile, own: OwnFile | null) {
  return withScratch(scratch, async (path) => {
    const found = await writeStream(await blobs.open(file.key), path);
    if (found !== file.sha256) throw new BlobError(`${file.key}: differs from its checksum`);
    const content = shared.readRevision(path);
    if (content?.isWhole !== true || content.revision !== file.revision)
      throw new BlobError(`${file.key}: is not what its key says`);
    const place = join(dataDir, shared.folder, file.name);
    let isPlaced = false;
    const put = async () => {
      mkdirSync(dirname(place), { recursive: true });
      isPlaced = putInPlace(path, place, isStillWorse(shared, place, file, own));
      if (isPlaced) syncFolder(dirname(place));
    };
    await (shared.exclusively ?? ((work) => work()))(put);
    return isPlaced;
  });
}

/** Whether what is in the place now may be replaced: a writer of this host may have been there since it was read. */
function isStillWorse(shared: SharedFolder, place: string, { revision }: SharedFile, own: OwnFile | null): boolean {
  if (own === null) return false;
  const here = readWhere(place, shared.readRevision);
  return here === null || here.revision < revision || (here.revision === revision && !here.isWhole);
}

/** A link fails where a file is, so nothing that a writer made meanwhile is lost. */
function putInPlace(path: string, place: string, mayReplace: boolean): boolean {
  try {
    if (mayReplace) renameSync(path, place);
    else linkSync(path, place);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
