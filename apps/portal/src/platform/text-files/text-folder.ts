import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFaults } from '@portal/content/messages/file-fault-messages';
import { describeError } from '@portal/domain/error/describe-error';
import type { FaultReason, FileFault, Parsed } from './file-fault.ts';

/** A folder of editors' files as last read. */
export interface TextFolder<Value> {
  /** Reads changes. True if anything changed. A file with new faults keeps its last valid value. */
  readonly refresh: () => Promise<boolean>;
  /** Parsed files, sorted by name. */
  readonly values: () => readonly Value[];
  readonly faults: () => readonly FileFault[];
}

interface FolderForm<Value> {
  readonly path: string;
  /** Filter of file names; default: Markdown except `README.md`. */
  readonly isMember?: (name: string) => boolean;
  readonly parse: (text: string, name: string) => Parsed<Value>;
  /** A key that must be unique over all files, with its field's name. */
  readonly unique?: { readonly field: string; readonly read: (value: Value) => string };
}

interface KnownFile<Value> {
  readonly mark: string;
  /** Last valid value of the file. */
  readonly value: Value | null;
  readonly reasons: readonly FaultReason[];
}

/** Files read concurrently. */
const AT_ONCE = 16;
const BIGGEST_FILE = 1_000_000;

const isMarkdown = (name: string): boolean => name.endsWith('.md') && !/^(\.|readme\.md$)/i.test(name);

/** File names in a folder; empty if there is none. */
export async function listTextFiles(path: string, isMember = isMarkdown): Promise<string[]> {
  try {
    return (await readdir(path)).filter(isMember).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Of two files with the same key the first by name counts; the second is a fault. */
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

/** Reads a folder file by file, and changed files again. */
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
      // Opening a named pipe would block forever.
      if (!found.isFile()) return [name, { mark: '', value: null, reasons: [fileFaults.noFile] }];
      const mark = `${found.mtimeMs}:${found.size}`;
      if (before?.mark === mark) return [name, before];
      return [name, await parseFile(name, mark, before?.value ?? null)];
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      const reason = describeError(error);
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
