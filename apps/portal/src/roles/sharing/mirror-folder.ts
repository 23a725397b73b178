import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describeErrorInLine } from '@portal/domain/error/describe-error';
import type { BlobStore } from '@portal/forecast/store/blob-store';
import { type MirroredFile, type MirroredFiles, readBase, readShared, swapShared, writeBase } from './mirror-state.ts';

/** A folder that editors or commands change, and that every host shows. */
export interface MirroredFolder {
  /** Part of the keys. */
  readonly name: string;
  readonly path: string;
  /** Whether the portal creates it; an operator's own folder may be a disk that is not mounted. */
  readonly isCreated: boolean;
  /** Whether a file that is removed on one host is removed on all; else it is fetched again. */
  readonly removes: boolean;
  /** Paths that belong to each host alone. */
  readonly ignores?: readonly string[];
}

interface MirrorOptions {
  readonly folder: MirroredFolder;
  readonly blobs: BlobStore;
  /** Where this host notes what it last exchanged. */
  readonly basePath: string;
}

export interface MirrorExchange {
  readonly pushed: readonly string[];
  readonly pulled: readonly string[];
  /** One line for each file that cannot be exchanged now. */
  readonly problems: readonly string[];
}

const MOST_BYTES = 64 * 2 ** 20;
/** A file that changed just now may not be whole yet. */
const SETTLE_MS = 2000;
/** Names that programs give to unfinished files. */
const UNFINISHED = /^\.|~$|\.(?:part|tmp|temp|new|swp)$/i;

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const isSame = (a: MirroredFile | undefined, b: MirroredFile | undefined): boolean => a?.sha256 === b?.sha256;

function isSameSet(a: MirroredFiles, b: MirroredFiles): boolean {
  return a.size === b.size && [...a].every(([path, file]) => isSame(file, b.get(path)));
}

/** Whether the local one of two files that changed on both sides wins: the later change, and a change over a removal. */
function isLocalNewer(local: MirroredFile | undefined, shared: MirroredFile | undefined): boolean {
  if (local === undefined || shared === undefined) return shared === undefined;
  if (local.changedAt !== shared.changedAt) return local.changedAt > shared.changedAt;
  return local.sha256 > shared.sha256;
}

/** What to send and what to fetch, by comparing both sides with what was last exchanged. */
function compareSides(local: MirroredFiles, shared: MirroredFiles, base: MirroredFiles) {
  const push: string[] = [];
  const pull: string[] = [];
  for (const path of new Set([...local.keys(), ...shared.keys()])) {
    const [here, there, before] = [local.get(path), shared.get(path), base.get(path)];
    if (isSame(here, there)) continue;
    const isChangedHere = !isSame(here, before);
    const isChangedThere = !isSame(there, before);
    const isPushed = isChangedHere && (!isChangedThere || isLocalNewer(here, there));
    (isPushed ? push : pull).push(path);
  }
  return { push: push.sort(), pull: pull.sort() };
}

interface LocalFiles {
  readonly files: MirroredFiles;
  /** Paths that are being written, or too large. */
  readonly left: ReadonlySet<string>;
  readonly problems: readonly string[];
}

/** Reads the folder, each file once and again after it was changed. */
function createLocalReader({ path: root, ignores = [] }: MirroredFolder) {
  const known = new Map<string, { readonly mark: string; readonly file: MirroredFile }>();
  const list = (): string[] =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((path) => !ignores.includes(path) && path.split('/').every((part) => !UNFINISHED.test(part)));

  return (): LocalFiles => {
    const files = new Map<string, MirroredFile>();
    const left = new Set<string>();
    const problems: string[] = [];
    for (const path of list()) {
      const facts = statSync(join(root, path), { throwIfNoEntry: false });
      if (facts === undefined) continue;
      const mark = `${facts.ino} ${facts.size} ${facts.mtimeMs}`;
      if (facts.size > MOST_BYTES) problems.push(`${path}: is larger than ${MOST_BYTES / 2 ** 20} MB`);
      if (facts.size > MOST_BYTES || Math.abs(Date.now() - facts.mtimeMs) < SETTLE_MS) {
        left.add(path);
        continue;
      }
      const found = known.get(path);
      const file =
        found?.mark === mark
          ? found.file
          : { sha256: digest(readFileSync(join(root, path))), changedAt: Math.floor(facts.mtimeMs / 1000) };
      known.set(path, { mark, file });
      files.set(path, file);
    }
    for (const path of known.keys()) if (!files.has(path)) known.delete(path);
    return { files, left, problems };
  };
}

/** Puts a fetched file in place at once, with its time, from which addresses of pictures are made. */
function placeFile(path: string, bytes: Uint8Array, { changedAt }: MirroredFile): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${randomUUID()}.new`);
  try {
    writeFileSync(beside, bytes);
    utimesSync(beside, changedAt, changedAt);
    renameSync(beside, path);
  } finally {
    rmSync(beside, { force: true });
  }
}

async function readBlob(blobs: BlobStore, key: string, sha256: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await blobs.open(key)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  if (digest(bytes) !== sha256) throw new Error(`${key}: differs from its checksum`);
  return bytes;
}

/**
 * Mirrors a folder with those of other hosts: what is added, changed or removed on one follows on all; of two changes at
 * once the later one wins. A folder that is missing or empty, as a disk that is not mounted, removes nothing elsewhere.
 */
export function createFolderMirror({ folder, blobs, basePath }: MirrorOptions) {
  const { name, path: root } = folder;
  const pointer = `mirrors/${name}.json`;
  const toKey = ({ sha256 }: MirroredFile): string => `mirrors/${name}/${sha256}`;
  const readLocal = createLocalReader(folder);

  /** Why nothing is exchanged now; null: it is. */
  function findHindrance(base: MirroredFiles): string | null {
    if (!existsSync(root)) return folder.isCreated && base.size === 0 ? null : `there is no folder ${root}`;
    if (base.size > 0 && readdirSync(root).length === 0)
      return `${root} is empty, though it was not: mount it, or put a file there to remove the others everywhere`;
    return null;
  }

  async function push(local: MirroredFiles, shared: MirroredFiles, paths: readonly string[]): Promise<MirroredFiles> {
    const files = new Map(shared);
    for (const path of paths) {
      const file = local.get(path);
      if (file === undefined) files.delete(path);
      else {
        await blobs.put(toKey(file), { bytes: readFileSync(join(root, path)) }, file);
        files.set(path, file);
      }
    }
    return files;
  }

  async function pull(shared: MirroredFiles, paths: readonly string[], problems: string[]): Promise<string[]> {
    const done: string[] = [];
    for (const path of paths) {
      const file = shared.get(path);
      try {
        if (file === undefined) rmSync(join(root, path), { force: true });
        else placeFile(join(root, path), await readBlob(blobs, toKey(file), file.sha256), file);
        done.push(path);
      } catch (error) {
        problems.push(`${path}: ${describeErrorInLine(error)}`);
      }
    }
    return done;
  }

  async function deleteUnnamed(before: MirroredFiles, after: MirroredFiles): Promise<void> {
    const named = new Set([...after.values()].map(toKey));
    await blobs.delete([...new Set([...before.values()].map(toKey))].filter((key) => !named.has(key)));
  }

  return async (): Promise<MirrorExchange> => {
    const { state, version } = await readShared(blobs, pointer);
    // Without it both sides are joined, and nothing counts as removed.
    const base: MirroredFiles = folder.removes ? readBase(basePath, state.share) : new Map();
    const hindrance = findHindrance(base);
    if (hindrance !== null) return { pushed: [], pulled: [], problems: [hindrance] };
    if (!existsSync(root)) mkdirSync(root, { recursive: true });
    const { files: local, left, problems: found } = readLocal();
    const problems = [...found];
    const differing = compareSides(local, state.files, base);
    const [pushing, pulling] = [differing.push, differing.pull].map((paths) => paths.filter((path) => !left.has(path)));
    const files = await push(local, state.files, pushing ?? []);
    const isChanged = (pushing ?? []).length > 0;
    // Another host changed it meanwhile: the next exchange compares again.
    if (isChanged && !(await swapShared(blobs, pointer, { ...state, files }, version)))
      return { pushed: [], pulled: [], problems };
    if (isChanged) await deleteUnnamed(state.files, files);
    const pulled = await pull(files, pulling ?? [], problems);
    const open = new Set([...left, ...(pulling ?? []).filter((path) => !pulled.includes(path))]);
    const exchanged = new Map([...files].filter(([path]) => !open.has(path)));
    for (const path of open) {
      const before = base.get(path);
      if (before !== undefined) exchanged.set(path, before);
    }
    if (folder.removes && !isSameSet(base, exchanged)) writeBase(basePath, { share: state.share, files: exchanged });
    return { pushed: pushing ?? [], pulled, problems };
  };
}
