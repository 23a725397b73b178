import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFaults } from '@portal/content/messages/file-fault-messages';
import type { FaultReason, FileFault, Parsed } from './file-fault.ts';

/** A folder of files that people write, as it was read last. */
export interface TextFolder<Value> {
  /** Reads what changed since. True where anything did. A file that has become faulty stays what it was. */
  readonly refresh: () => Promise<boolean>;
  /** What the files say, in the order of their names. */
  readonly values: () => readonly Value[];
  readonly faults: () => readonly FileFault[];
}

interface FolderForm<Value> {
  readonly path: string;
  /** Which files belong to it; those of Markdown but `README.md`, which is for people, where nothing is said. */
  readonly isMember?: (name: string) => boolean;
  readonly parse: (text: string, name: string) => Parsed<Value>;
  /** What no two files may share, with the name of the field. */
  readonly unique?: { readonly field: string; readonly read: (value: Value) => string };
}

interface KnownFile<Value> {
  readonly mark: string;
  /** What the file said when it was without fault last. */
  readonly value: Value | null;
  readonly reasons: readonly FaultReason[];
}

/** Files read at the same time. */
const AT_ONCE = 16;
const BIGGEST_FILE = 1_000_000;

const isMarkdown = (name: string): boolean => name.endsWith('.md') && !/^(\.|readme\.md$)/i.test(name);

/** Names of the files in a folder; none where there is no such folder. */
export async function listTextFiles(path: string, isMember = isMarkdown): Promise<string[]> {
  try {
    return (await readdir(path)).filter(isMember).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Two files of one key: the first by name counts, the second is a fault. */
function findDoubles<Value>(
  files: ReadonlyMap<string, KnownFile<Value>>,
  unique: FolderForm<Value>['unique'],
): Map<string, FaultReason> {
  const owners = new Map<string, string>();
  const doubles = new Map<string, FaultReason>();
  if (unique === undefined) return doubles;
  for (const [name, { value }] of files) {
    if (value === null) continue;
    const key = unique.read(value);
    const owner = owners.get(key);
    if (owner === undefined) owners.set(key, name);
    else doubles.set(name, fileFaults.taken(unique.field, key, owner));
  }
  return doubles;
}

/** A folder that is read file by file, and again where a file changed. */
export function openTextFolder<Value>({ path, isMember, parse, unique }: FolderForm<Value>): TextFolder<Value> {
  let files = new Map<string, KnownFile<Value>>();
  let doubles = new Map<string, FaultReason>();

  async function parseFile(name: string, mark: string, before: Value | null): Promise<KnownFile<Value>> {
    const size = Number(mark.split(':')[1]);
    const tooBig = { ok: false, reasons: [fileFaults.tooManyBytes(BIGGEST_FILE)] } as const;
    const parsed = size > BIGGEST_FILE ? tooBig : parse(await readFile(join(path, name), 'utf8'), name);
    return parsed.ok ? { mark, value: parsed.value, reasons: [] } : { mark, value: before, reasons: parsed.reasons };
  }

  async function readOne(name: string): Promise<readonly [string, KnownFile<Value>] | null> {
    const before = files.get(name);
    try {
      const found = await stat(join(path, name));
      // Opening a pipe would wait for ever.
      if (!found.isFile()) return [name, { mark: '', value: null, reasons: [fileFaults.noFile] }];
      const mark = `${found.mtimeMs}:${found.size}`;
      if (before?.mark === mark) return [name, before];
      return [name, await parseFile(name, mark, before?.value ?? null)];
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      const reason = error instanceof Error ? error.message : String(error);
      return [name, { mark: '', value: before?.value ?? null, reasons: [fileFaults.systemError(reason)] }];
    }
  }

  return {
    values: () => [...files].flatMap(([name, { value }]) => (value === null || doubles.has(name) ? [] : [value])),
    faults: () =>
      [...files].flatMap(([file, { reasons }]) => {
        const double = doubles.get(file);
        const all = reasons.length > 0 || double === undefined ? reasons : [double];
        return all.length === 0 ? [] : [{ file, reasons: all, reason: all.map(({ en }) => en).join('; ') }];
      }),
    refresh: async () => {
      const names = await listTextFiles(path, isMember);
      const next = new Map<string, KnownFile<Value>>();
      for (let at = 0; at < names.length; at += AT_ONCE) {
        for (const read of await Promise.all(names.slice(at, at + AT_ONCE).map(readOne))) {
          if (read !== null) next.set(read[0], read[1]);
        }
      }
      const changed = next.size !== files.size || [...next].some(([name, file]) => files.get(name) !== file);
      files = next;
      if (changed) doubles = findDoubles(files, unique);
      return changed;
    },
  };
}
