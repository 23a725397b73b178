import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, linkSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { describeError } from '@portal/domain/error/describe-error';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import { BlobError, type BlobErrorKind, type BlobStore } from './blob-store.ts';
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

/** A folder of this host's data, and the store through which hosts share it. */
export interface FileSharing {
  readonly dataDir: string;
  readonly blobs: BlobStore;
  readonly shared: SharedFolder;
  /** On the disk of the data folder; its content may be removed when nothing is being exchanged. */
  readonly scratch: string;
}

/** Outcome of an exchange. */
export interface FileExchange {
  /** Names below the folder. */
  readonly pushed: readonly string[];
  readonly pulled: readonly string[];
  /** One line for each file that cannot be exchanged now; others are. */
  readonly problems: readonly string[];
  /** False if more can be exchanged immediately. */
  readonly isComplete: boolean;
}

/** Exchanges the files of one folder repeatedly. */
export interface FileExchanger {
  /** Throws the error of an unreachable store; this host continues with its own files. */
  exchange(now: EpochSeconds): Promise<FileExchange>;
}

/** One in this many exchanges lists all files, the others only those of the last day. */
const WHOLE_EVERY = 180;
/** Limit per exchange, after which newer files come first again. */
const MOST_FILES = 100;
/** Stops asking a store in trouble. */
const MOST_FAILURES = 5;
/** A damaged blob is requested again after this many exchanges: it may have been repaired. */
const REFUSED_FOR = 60;
/** Errors of a blob, which asking again at once does not mend. */
const LASTING: ReadonlySet<BlobErrorKind> = new Set(['missing', 'damaged']);
/** The best file and the previous one, for hosts that find the best damaged. */
const RETAINED_REVISIONS = 2;

/** A file of this host. */
interface OwnFile extends FilePlace {
  readonly name: string;
  /** Null if nothing of it is usable. */
  readonly content: FileRevision | null;
}

interface Refusal {
  readonly line: string;
  readonly until: number;
}

/**
 * Synchronizes the files of a folder with those that hosts share: uploads what only this host has, or has more of, and
 * fetches what it lacks, newest first, each put in place atomically. A key fully describes its file and never changes
 * its meaning, so no state needs rebuilding, and any number of hosts may exchange at once and be killed meanwhile.
 * Removes expired files, here and in the store.
 */
export function createFileExchanger(sharing: FileSharing): FileExchanger {
  const { dataDir, blobs, shared } = sharing;
  const root = join(dataDir, shared.folder);
  const refused = new Map<string, Refusal>();
  const readOwn = createOwnReader(root, shared);
  let round = 0;
  // New files first: reading all local files takes time.
  let wholeAt = 1;

  async function exchange(now: EpochSeconds): Promise<FileExchange> {
    const days = round++ >= wholeAt ? null : listRecentDays(now);
    const from = shared.retentionSeconds === null ? 0 : now - shared.retentionSeconds;
    if (shared.retentionSeconds !== null) shared.dropBefore?.(root, from);
    const there = await listShared(sharing, days);
    await blobs.delete(there.filter(({ at }) => at < from).map(({ key }) => key));
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

/** Processes one file after another until the limit of one exchange. */
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
        const line = `${file.name}: ${describeError(error)}`;
        problems.push(line);
        if (error instanceof BlobError && LASTING.has(error.kind) && isShared(file)) onDamaged(file, line);
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

/** Derives names from keys and skips foreign files. `days` null: all; else one listing from the first of them on. */
async function listShared({ blobs, shared }: FileSharing, days: ReadonlySet<string> | null): Promise<SharedFile[]> {
  const after = days === null ? undefined : toPrefix(shared, [...days].sort()[0]);
  const found = await blobs.list(toPrefix(shared), after);
  return found
    .flatMap(({ key }) => parseSharedFile(shared, key) ?? [])
    .filter(({ at }) => days === null || days.has(toUtcDay(at)));
}

/** Reads the local files, each once and again after it was replaced. */
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

/** Null also for a file that has disappeared meanwhile. */
function readWhere(path: string, readRevision: SharedFolder['readRevision']): FileRevision | null {
  try {
    return readRevision(path);
  } catch {
    return null;
  }
}

/** The best shared file of one name, if it is better than the local one and was not found damaged. */
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

/** Runs `work` with a temporary path on the disk of the data folder. */
async function withScratch(scratch: string, work: (path: string) => Promise<boolean>): Promise<boolean> {
  mkdirSync(scratch, { recursive: true });
  const path = join(scratch, randomUUID());
  try {
    return await work(path);
  } finally {
    rmSync(path, { force: true });
  }
}

/** Uploads the current content, which may be newer than when it was read, then removes obsolete revisions. */
function pushFile(sharing: FileSharing, own: OwnFile, there: readonly SharedFile[]): Promise<boolean> {
  const { dataDir, blobs, shared, scratch } = sharing;
  return withScratch(scratch, async (path) => {
    // A hard link: its content stays the same while a writer replaces the original, and a store on the same disk moves
    // it.
    linkSync(join(dataDir, shared.folder, own.name), path);
    const content = shared.readRevision(path);
    if (content?.isWhole !== true) return false;
    const file = toSharedFile(shared, own.name, own, { revision: content.revision, sha256: await hashFile(path) });
    await blobs.put(file.key, { path }, file);
    await blobs.delete(
      sortBestFirst([file, ...there])
        .slice(RETAINED_REVISIONS)
        .map(({ key }) => key),
    );
    return true;
  });
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash.digest('hex');
}

/** Fetches a file, compares it, and puts it in place; false if another process did so meanwhile. */
function pullFile({ dataDir, blobs, shared, scratch }: FileSharing, file: SharedFile, own: OwnFile | null) {
  return withScratch(scratch, async (path) => {
    const found = await writeStream(await blobs.open(file.key), path);
    if (found !== file.sha256) throw new BlobError('damaged', `${file.key}: differs from its checksum`);
    const content = shared.readRevision(path);
    if (content?.isWhole !== true || content.revision !== file.revision)
      throw new BlobError('damaged', `${file.key}: is not what its key says`);
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

/** Whether the current local file may be replaced: a local writer may have changed it since it was read. */
function isStillWorse(shared: SharedFolder, place: string, { revision }: SharedFile, own: OwnFile | null): boolean {
  if (own === null) return false;
  const here = readWhere(place, shared.readRevision);
  return here === null || here.revision < revision || (here.revision === revision && !here.isWhole);
}

/** A link fails if a file exists, so nothing that a writer created meanwhile is lost. */
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
