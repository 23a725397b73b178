import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type PostRules, parsePost } from './parse-post.ts';
import type { Post, PostFault } from './post.ts';

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
  readonly reason: string | null;
}

/** Files read at the same time. */
const AT_ONCE = 16;
const BIGGEST_FILE = 1_000_000;

async function readPostFile(path: string, mark: string, rules: PostRules, before: Post | null): Promise<KnownFile> {
  const size = Number(mark.split(':')[1]);
  const tooBig = { ok: false, reason: `bigger than ${BIGGEST_FILE} bytes` } as const;
  const parsed = size > BIGGEST_FILE ? tooBig : parsePost(await readFile(path, 'utf8'), rules);
  return parsed.ok ? { mark, post: parsed.post, reason: null } : { mark, post: before, reason: parsed.reason };
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
function findDoubles(files: ReadonlyMap<string, KnownFile>): Map<string, string> {
  const owners = new Map<string, string>();
  const doubles = new Map<string, string>();
  for (const [name, { post }] of files) {
    if (post === null) continue;
    const owner = owners.get(post.url);
    if (owner === undefined) owners.set(post.url, name);
    else doubles.set(name, `url: "${post.url}" is already that of ${owner}`);
  }
  return doubles;
}

/** A folder of posts that is read file by file, and again where a file changed. */
export function openPostFolder(path: string, rules: PostRules): PostFolder {
  let files = new Map<string, KnownFile>();
  let doubles = new Map<string, string>();

  async function readOne(name: string): Promise<readonly [string, KnownFile] | null> {
    const file = join(path, name);
    const before = files.get(name);
    try {
      const found = await stat(file);
      // Opening a pipe would wait for ever.
      if (!found.isFile()) return [name, { mark: '', post: null, reason: 'is no file' }];
      const mark = `${found.mtimeMs}:${found.size}`;
      if (before?.mark === mark) return [name, before];
      return [name, await readPostFile(file, mark, rules, before?.post ?? null)];
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      const reason = error instanceof Error ? error.message : String(error);
      return [name, { mark: '', post: before?.post ?? null, reason }];
    }
  }

  return {
    path,
    posts: () => [...files].flatMap(([name, { post }]) => (post === null || doubles.has(name) ? [] : [post])),
    faults: () =>
      [...files].flatMap(([file, { reason }]) => {
        const said = reason ?? doubles.get(file);
        return said === undefined ? [] : [{ file, reason: said }];
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
