import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@portal/contract/errors';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';
import type { Database } from '#platform/database/database.ts';
import { addWarning, UnknownReference } from './add-warning.ts';
import { BIGGEST_FILE } from './biggest-file.ts';
import type { WarningRules } from './make-warning.ts';
import { readWarningFile } from './read-warning-file.ts';
import { listNotes, WarningError, type WarningFile } from './warning.ts';

export interface WarningFolder {
  /** Ingests new or changed files that have not been modified since the last poll. True if anything was saved. */
  readonly poll: () => Promise<boolean>;
}

interface FolderOptions {
  /** It need not exist. */
  readonly path: string;
  readonly database: Database;
  readonly rules: WarningRules;
  readonly clock: () => EpochSeconds;
  readonly warn: (problem: string) => void;
}

/** Last seen time and size of a file, and whether it is processed. */
interface SeenFile {
  readonly mark: string;
  readonly isDone: boolean;
}

interface ReadFile {
  readonly name: string;
  readonly mark: string;
  readonly file: WarningFile;
}

const IS_WARNING = /^(?!\.|readme\.md$).*\.(?:md|xml|cap)$/i;

async function listFiles(path: string): Promise<string[]> {
  try {
    return (await readdir(path)).filter((name) => IS_WARNING.test(name)).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function findFileMark(path: string): Promise<string | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? `${found.mtimeMs}:${found.size}` : null;
  } catch {
    // Gone or unreadable: retried at the next poll.
    return null;
  }
}

/** Cancellations come after the messages that they may end. */
const bySent = ({ file: a }: ReadFile, { file: b }: ReadFile): number => {
  const at = (file: WarningFile) =>
    file.kind === 'warnings' ? (file.warnings[0]?.issuedAt ?? 0) : Number.POSITIVE_INFINITY;
  return at(a) === at(b) ? 0 : at(a) - at(b);
};

const isNews = ({ outcome }: { readonly outcome: string }): boolean => outcome === 'added' || outcome === 'changed';

/** Polls a folder. Each file is ingested once, and again after a change; deleting a file ends no warning. */
export function watchWarningFolder({ path, database, rules, clock, warn }: FolderOptions): WarningFolder {
  const seen = new Map<string, SeenFile>();

  /** Logs a fault once and skips the file until it changes. */
  function refuse(name: string, mark: string, error: unknown): void {
    if (!(error instanceof WarningError)) throw error;
    warn(`Warnings: ${name}: ${error.message}`);
    seen.set(name, { mark, isDone: true });
  }

  async function read(name: string): Promise<ReadFile | null> {
    const mark = await findFileMark(join(path, name));
    const before = seen.get(name);
    if (mark === null || (before?.mark === mark && before.isDone)) return null;
    if (before?.mark !== mark) {
      // May still be being written: ingested at the next poll.
      seen.set(name, { mark, isDone: false });
      return null;
    }
    try {
      if (Number(mark.split(':')[1]) > BIGGEST_FILE) throw new WarningError(`is larger than ${BIGGEST_FILE / 1000} kB`);
      return { name, mark, file: readWarningFile(await readFile(join(path, name)), rules) };
    } catch (error) {
      refuse(name, mark, error);
      return null;
    }
  }

  async function ingest({ name, mark, file }: ReadFile): Promise<boolean> {
    try {
      const addition = await addWarning(database, file, { now: clock(), mayRevive: false });
      seen.set(name, { mark, isDone: true });
      for (const line of listNotes(file)) warn(`Warnings: ${name}: mended: ${line}`);
      return addition.outcome === 'cancelled' || addition.warnings.some(isNews);
    } catch (error) {
      // Retried: the message that it ends may still arrive, or the database come back.
      if (error instanceof UnknownReference || error instanceof AppError) return false;
      refuse(name, mark, error);
      return false;
    }
  }

  return {
    async poll() {
      const names = await listFiles(path);
      for (const name of seen.keys()) if (!names.includes(name)) seen.delete(name);
      const files: ReadFile[] = [];
      for (const name of names) {
        const file = await read(name);
        if (file !== null) files.push(file);
      }
      let isChanged = false;
      for (const file of files.toSorted(bySent)) isChanged = (await ingest(file)) || isChanged;
      return isChanged;
    },
  };
}
