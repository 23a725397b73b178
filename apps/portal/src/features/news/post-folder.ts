import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PostRules, parsePost } from './parse-post.ts';
import type { Post, PostFault } from './post.ts';
import type { PostReason } from './post-reason.ts';

/** A folder of posts as it was read last. */
export interface PostFolder {
  /** Reads what changed since. True where anything did. A post whose file has become faulty stays as it was. */
  readonly refresh: () => Promise<boolean>;
  readonly posts: () => readonly Post[];
  readonly faults: () => readonly PostFault[];
  /** Folder of the pictures beside the posts. */
  readonly path: string;
}

interface KnownFile {
  readonly mark: string;
  /** The last good post of the file. */
  readonly post: Post | null;
  /** Why the file is no post; none where it is one. */
  readonly reasons: readonly PostReason[];
}

/** Files read at the same time. */
const AT_ONCE = 16;
const BIGGEST_FILE = 1_000_000;
const TOO_BIG = { en: `bigger than ${BIGGEST_FILE} bytes`, vi: `lớn hơn ${BIGGEST_FILE} byte` };
const NO_FILE = { en: 'is no file', vi: 'không phải là tệp' };

async function readPostFile(path: string, mark: string, rules: PostRules, before: Post | null): Promise<KnownFile> {
  const size = Number(mark.split(':')[1]);
  const tooBig = { ok: false, reasons: [TOO_BIG] } as const;
  const parsed = size > BIGGEST_FILE ? tooBig : parsePost(await readFile(path, 'utf8'), rules);
  return parsed.ok ? { mark, post: parsed.post, reasons: [] } : { mark, post: before, reasons: parsed.reasons };
}

/** Names of the posts in a folder; none where there is no such folder. `README.md` is for people. */
export async function listPostFiles(path: string): Promise<string[]> {
  try {
    const names = await readdir(path);
    return names.filter((name) => name.endsWith('.md') && !/^(\.|readme\.md$)/i.test(name)).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Two files of one address: the first by name is kept, the second is a fault. */
function findDoubles(files: ReadonlyMap<string, KnownFile>): Map<string, PostReason> {
  const owners = new Map<string, string>();
  const doubles = new Map<string, PostReason>();
  for (const [name, { post }] of files) {
    if (post === null) continue;
    const owner = owners.get(post.url);
    if (owner === undefined) owners.set(post.url, name);
    else {
      const en = `url: "${post.url}" is already that of ${owner}`;
      doubles.set(name, { en, vi: `url: "${post.url}" đã là địa chỉ của ${owner}` });
    }
  }
  return doubles;
}

/** A folder of posts that is read file by file, and again where a file changed. */
export function openPostFolder(path: string, rules: PostRules): PostFolder {
  let files = new Map<string, KnownFile>();
  let doubles = new Map<string, PostReason>();

  async function readOne(name: string): Promise<readonly [string, KnownFile] | null> {
    const file = join(path, name);
    const before = files.get(name);
    try {
      const found = await stat(file);
      // Opening a pipe would wait for ever.
      if (!found.isFile()) return [name, { mark: '', post: null, reasons: [NO_FILE] }];
      const mark = `${found.mtimeMs}:${found.size}`;
      if (before?.mark === mark) return [name, before];
      return [name, await readPostFile(file, mark, rules, before?.post ?? null)];
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      const reason = error instanceof Error ? error.message : String(error);
      return [name, { mark: '', post: before?.post ?? null, reasons: [{ vi: reason, en: reason }] }];
    }
  }

  return {
    path,
    posts: () => [...files].flatMap(([name, { post }]) => (post === null || doubles.has(name) ? [] : [post])),
    faults: () =>
      [...files].flatMap(([file, { reasons }]) => {
        const double = doubles.get(file);
        const all = reasons.length > 0 || double === undefined ? reasons : [double];
        return all.length === 0 ? [] : [{ file, reasons: all, reason: all.map(({ en }) => en).join('; ') }];
      }),
    refresh: async () => {
      const names = await listPostFiles(path);
      const next = new Map<string, KnownFile>();
      for (let at = 0; at < names.length; at += AT_ONCE) {
        for (const read of await Promise.all(names.slice(at, at + AT_ONCE).map(readOne))) {
          if (read !== null) next.set(read[0], read[1]);
        }
      }
      const changed = next.size !== files.size || [...next].some(([name, file]) => files.get(name) !== file);
      files = next;
      if (changed) doubles = findDoubles(files);
      return changed;
    },
  };
}
