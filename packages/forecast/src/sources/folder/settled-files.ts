import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { countHeadings } from '#formats/grib2/bulletin-headings.ts';

/** A file in a folder. */
export interface FolderFile {
  readonly name: string;
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
}

/** Content of a folder: complete files, and names of those still being written. */
interface FolderState {
  readonly settled: readonly FolderFile[];
  readonly unsettled: readonly string[];
}

const GRIB_NAME = /\.(?:grib2?|grb2?|gb2)$/i;
/** Names that programs give to unfinished files. */
const UNFINISHED_NAME = /^\.|\.(?:part|partial|filepart|crdownload|tmp|temp)$/i;
const MAGIC = 'GRIB';
/** The magic may follow the headings of a bulletin. */
const HEAD_BYTES = 256;

/** Distinguishes complete files from those that are still being written. */
export interface SettledFiles {
  /** Polls the folder. Throws the system's error if it is missing. */
  poll(): FolderState;
}

/**
 * Watches the GRIB2 files of a folder: those with such a name (`.grib2`, `.grb2` …), and those with such content under
 * any name, as from weather services (`gfs.t00z.pgrb2.0p25.f006`). Ignores hidden ones. A file is complete when size
 * and change time are unchanged for `settleMs`, by its own time or since first seen: a file renamed into place is
 * complete immediately, one being written is not. `wallMs` is the machine's clock.
 */
export function createSettledFiles(folder: string, settleMs: number, wallMs: () => number): SettledFiles {
  let seen = new Map<string, FolderFile & { readonly sinceMs: number }>();

  return {
    poll() {
      const now = wallMs();
      const files = listFiles(folder).map((file) => {
        const before = seen.get(file.name);
        const isSame = before?.size === file.size && before.mtimeMs === file.mtimeMs;
        return { ...file, sinceMs: isSame ? before.sinceMs : now };
      });
      seen = new Map(files.map((file) => [file.name, file]));
      const isSettled = ({ mtimeMs, sinceMs }: (typeof files)[number]) =>
        now - mtimeMs >= settleMs || now - sinceMs >= settleMs;
      const settled = files.filter(isSettled).map(({ sinceMs, ...file }) => file);
      return { settled, unsettled: files.filter((file) => !isSettled(file)).map(({ name }) => name) };
    },
  };
}

function listFiles(folder: string): FolderFile[] {
  return readdirSync(folder)
    .filter((name) => !UNFINISHED_NAME.test(name))
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      // A file may disappear between two of these calls.
      const facts = statSync(path, { throwIfNoEntry: false });
      if (!facts?.isFile() || !(GRIB_NAME.test(name) || beginsAsGrib(path))) return [];
      return [{ name, path, size: facts.size, mtimeMs: facts.mtimeMs }];
    });
}

function beginsAsGrib(path: string): boolean {
  const first = Buffer.alloc(HEAD_BYTES);
  try {
    const file = openSync(path, 'r');
    try {
      readSync(file, first);
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
  const text = first.toString('latin1');
  return text.startsWith(MAGIC, countHeadings(text));
}
