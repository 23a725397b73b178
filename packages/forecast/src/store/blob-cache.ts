import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BlobError, type BlobStore, checkBlobKey } from './blob-store.ts';
import { syncFolder } from './durable-file.ts';
import { writeStream } from './folder-blobs.ts';
import type { FileFacts } from './manifest.ts';

/** Local cache of whole files from a remote store. */
export interface BlobCache {
  /**
   * Links a blob to `path`, which must not exist, on the same file system: a hard link takes no space and outlives the
   * cache entry. Fetches it if it is not cached, once for all concurrent callers. Throws `BlobError` if it is missing
   * or differs from its facts, the system's error if the store cannot be reached.
   */
  link(key: string, facts: FileFacts, path: string): Promise<void>;
}

interface CacheOptions {
  readonly store: BlobStore;
  readonly folder: string;
  /** Size limit in bytes, above which the least recently used files are removed. */
  readonly maxBytes: number;
}

const LINK_ATTEMPTS = 3;
const PARTIAL = /^\..+\.partial$/;

/** Opens a cache and removes what a killed fetch left. One process at a time may use a folder. */
export function openBlobCache({ store, folder, maxBytes }: CacheOptions): BlobCache {
  const fetching = new Map<string, Promise<void>>();
  mkdirSync(folder, { recursive: true });
  for (const { path, name } of listFiles(folder)) if (PARTIAL.test(name)) rmSync(path, { force: true });

  async function fetch(key: string, { bytes, sha256 }: FileFacts): Promise<void> {
    const path = join(folder, key);
    mkdirSync(dirname(path), { recursive: true });
    evictOldest(folder, maxBytes - bytes);
    const partial = join(dirname(path), `.${randomUUID()}.partial`);
    try {
      const found = await writeStream(await store.open(key), partial);
      if (found !== sha256) throw new BlobError('damaged', `${key}: differs from its checksum`);
      renameSync(partial, path);
      syncFolder(dirname(path));
    } catch (error) {
      rmSync(partial, { force: true });
      throw error;
    }
  }

  /** Fetches a blob if it is not cached; once for all concurrent callers. */
  function ensure(key: string, facts: FileFacts): Promise<void> {
    // Keys are immutable and files whole, so an existing one is right; its length detects truncation by a disk failure.
    if (statSync(join(folder, key), { throwIfNoEntry: false })?.size === facts.bytes) return Promise.resolve();
    const known = fetching.get(key);
    if (known !== undefined) return known;
    const started = fetch(key, facts).finally(() => fetching.delete(key));
    fetching.set(key, started);
    return started;
  }

  return {
    link: async (key, facts, path) => {
      checkBlobKey(key);
      for (let attempt = 1; ; attempt++) {
        await ensure(key, facts);
        try {
          const now = new Date();
          utimesSync(join(folder, key), now, now);
          return linkSync(join(folder, key), path);
        } catch (error) {
          // Another fetch has evicted it meanwhile.
          const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
          if (!isGone || attempt === LINK_ATTEMPTS) throw error;
        }
      }
    },
  };
}

function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ path: join(entry.parentPath, entry.name), name: entry.name }));
}

/** Removes the least recently used files until the others fit. */
function evictOldest(folder: string, maxBytes: number): void {
  const files = listFiles(folder)
    .filter(({ name, path }) => !PARTIAL.test(name) && existsSync(path))
    .map(({ path }) => ({ path, ...pickFacts(path) }))
    .sort((a, b) => a.usedAt - b.usedAt);
  let spent = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of files) {
    if (spent <= maxBytes) return;
    rmSync(path, { force: true });
    spent -= bytes;
  }
}

function pickFacts(path: string): { readonly bytes: number; readonly usedAt: number } {
  const { size, mtimeMs } = statSync(path);
  return { bytes: size, usedAt: mtimeMs };
}
