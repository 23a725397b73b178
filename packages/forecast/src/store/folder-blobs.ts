import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  type Dirent,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import {
  BlobError,
  type BlobInfo,
  type BlobPointer,
  type BlobRange,
  type BlobSource,
  type BlobStore,
  checkBlobKey,
} from './blob-store.ts';
import { replaceFile, syncFolder, writeFileDurably, writeFully } from './durable-file.ts';
import { createFolderLeases } from './folder-leases.ts';

/** In a separate folder, so that listing blobs does not return pointers. */
const POINTERS = '.pointers';
const SWAP_WAIT_MS = 10_000;

/** Blobs as files of a folder, also on a network file system shared by several hosts. It need not exist yet. */
export function createFolderBlobs(folder: string): BlobStore {
  const leases = createFolderLeases(join(folder, POINTERS));
  const toPath = (key: string) => {
    checkBlobKey(key);
    return join(folder, key);
  };
  const toPointerPath = (key: string) => {
    checkBlobKey(key);
    return join(folder, POINTERS, key);
  };
  return {
    put: (key, source, { sha256 }) => putFile(toPath(key), source, sha256),
    open: async (key, range) => openFile(toPath(key), range),
    list: async (prefix, after = '') => listFiles(folder, prefix, after),
    delete: async (keys) => {
      for (const key of keys) rmSync(toPath(key), { force: true });
    },
    readPointer: async (key) => readPointer(toPointerPath(key)),
    compareAndSwap: async (key, content, version) => {
      const path = toPointerPath(key);
      const lease = await leases.acquire(`.swap/${key}`, { waitMs: SWAP_WAIT_MS });
      if (lease === null) throw new BlobError('away', `${path}: another process has been changing it for too long`);
      try {
        if ((readPointer(path)?.version ?? null) !== version) return false;
        mkdirSync(dirname(path), { recursive: true });
        replaceFile(path, content, lease.holder);
        return true;
      } finally {
        await lease.release();
      }
    },
  };
}

/** Written under a temporary name, then renamed: readers see all of it or nothing. */
async function putFile(path: string, source: BlobSource, sha256: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${randomUUID()}.new`);
  try {
    const found = 'bytes' in source ? writeBytes(beside, source.bytes) : await moveOrCopy(source.path, beside);
    if (found !== sha256) throw new BlobError('damaged', `${path}: differs from its checksum`);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

function writeBytes(path: string, bytes: Uint8Array): string {
  writeFileDurably(path, bytes);
  return createHash('sha256').update(bytes).digest('hex');
}

/** Moves a file, or copies it from another disk, and returns its checksum. */
async function moveOrCopy(from: string, to: string): Promise<string> {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const sha256 = await writeStream(createReadStream(from), to);
    rmSync(from, { force: true });
    return sha256;
  }
  const hash = createHash('sha256');
  for await (const piece of createReadStream(to)) hash.update(piece);
  return hash.digest('hex');
}

/** Writes a new file sequentially and syncs it to disk. Returns its SHA-256 in hex. Throws the system's error. */
export async function writeStream(pieces: AsyncIterable<Uint8Array>, path: string): Promise<string> {
  const hash = createHash('sha256');
  const descriptor = openSync(path, 'wx', 0o644);
  try {
    for await (const piece of pieces) {
      writeFully(descriptor, piece);
      hash.update(piece);
    }
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return hash.digest('hex');
}

function openFile(path: string, range: BlobRange | undefined): AsyncIterable<Uint8Array> {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw new BlobError('missing', `${path}: there is no such blob`);
  return createReadStream(path, range && { start: range.start, end: range.start + range.length - 1 });
}

/** Folders whose files all come before `after` are not read. */
function listFiles(folder: string, prefix: string, after: string): BlobInfo[] {
  const entries = readEntries(join(folder, prefix)).map((entry) => ({ entry, key: prefix + entry.name }));
  const found = entries.flatMap(({ entry, key }) => {
    if (entry.name.startsWith('.')) return [];
    if (entry.isDirectory()) return `${key}/\uffff` > after ? listFiles(folder, `${key}/`, after) : [];
    const bytes =
      entry.isFile() && key > after ? statSync(join(folder, key), { throwIfNoEntry: false })?.size : undefined;
    return bytes === undefined ? [] : [{ key, bytes }];
  });
  return found.sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Nothing for a folder that is not there. */
function readEntries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function readPointer(path: string): BlobPointer | null {
  try {
    const content = readFileSync(path, 'utf8');
    return { content, version: createHash('sha256').update(content).digest('hex') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
