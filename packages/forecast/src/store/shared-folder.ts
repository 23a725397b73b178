import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { checkBlobKey } from './blob-store.ts';
import { dropMomentsBefore, listNames } from './durable-file.ts';

/** Name and order of a file in its folder. */
export interface FilePlace {
  /** Reference for its age. */
  readonly at: EpochSeconds;
  /** Among files of about the same moment, lower ranks are fetched first. */
  readonly rank: number;
}

/** Content of a file, for comparing two with one name. */
export interface FileRevision {
  /** Grows with the content; an integer. */
  readonly revision: number;
  /** False if a part is damaged: another host's copy of the same revision is better. */
  readonly isWhole: boolean;
}

/** Files of a data folder that hosts share, each of which is only replaced atomically. */
export interface SharedFolder {
  /** Below the data folder, and part of the keys: `radar/radar`. */
  readonly folder: string;
  /** Retention of shared files; null: permanent. */
  readonly retentionSeconds: number | null;
  /** Whether a local file is replaced by a better one. False if this host produces the files itself. */
  readonly replaces: boolean;
  /** Names below the folder `path`, with their folders; may include unrelated files. */
  readonly list: (path: string) => readonly string[];
  /** Null for a foreign name: keys come from other hosts. */
  readonly parseName: (name: string) => FilePlace | null;
  /** Null if nothing of the file is usable. Throws the system's error if it is missing. */
  readonly readRevision: (path: string) => FileRevision | null;
  /**
   * Removes files older than a moment below the folder `path`; null if the folder has its own clean-up on every host.
   */
  readonly dropBefore: ((path: string, at: EpochSeconds) => void) | null;
  /** Runs a change to a local file, under the lease of other writers if there are any. */
  readonly exclusively?: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Files per moment in a folder (`getMomentPath`), of these kinds: readers rely on the last kind, so it is fetched last.
 */
export function describeMoments({
  kinds,
  ...facts
}: Pick<SharedFolder, 'folder' | 'retentionSeconds' | 'replaces' | 'readRevision'> & {
  readonly kinds: readonly string[];
}): SharedFolder {
  return {
    ...facts,
    list: listNames,
    parseName: (name) => {
      const [, at, kind = ''] = /^(\d{9,10})\.([a-z]+)$/.exec(name) ?? [];
      const rank = kinds.indexOf(kind);
      return at === undefined || rank < 0 ? null : { at: Number(at), rank };
    },
    dropBefore: dropMomentsBefore,
  };
}

/** A file as named in a blob store: its key contains everything that hosts must know of it. */
export interface SharedFile extends FilePlace {
  readonly key: string;
  /** Below the shared folder. */
  readonly name: string;
  readonly revision: number;
  readonly sha256: string;
}

const PREFIX = 'files';
const KEY = /^(.+)\.(\d{1,16})\.([\da-f]{64})$/;

/** Prefix of all shared files of a folder, or of those of one UTC day. */
export function toPrefix({ folder }: SharedFolder, day?: string): string {
  return `${PREFIX}/${folder}/${day === undefined ? '' : `${day}/`}`;
}

/** The UTC day by which keys are sorted, `2026-11-21`. */
export function toUtcDay(at: EpochSeconds): string {
  return new Date(at * 1000).toISOString().slice(0, 10);
}

/** Names a file. Throws `BlobError` if its name cannot be part of a key. */
export function toSharedFile(
  folder: SharedFolder,
  name: string,
  place: FilePlace,
  facts: Pick<SharedFile, 'revision' | 'sha256'>,
): SharedFile {
  const key = `${toPrefix(folder, toUtcDay(place.at))}${name}.${facts.revision}.${facts.sha256}`;
  checkBlobKey(key);
  return { ...place, ...facts, key, name };
}

/** Null for a key that does not belong to the folder. */
export function parseSharedFile(folder: SharedFolder, key: string): SharedFile | null {
  const rest = key.slice(toPrefix(folder, '0000-00-00').length);
  const [, name = '', revision = '', sha256 = ''] = KEY.exec(rest) ?? [];
  const place = folder.parseName(name);
  if (place === null) return null;
  const file = toSharedFile(folder, name, place, { revision: Number(revision), sha256 });
  return file.key === key ? file : null;
}

/** Width of the groups of moments within which files are fetched by rank. */
const GROUP_SECONDS = 7200;

/** Sorts files by urgency: the newest two hours first, by rank within them, then the two hours before. */
export function sortByNeed<File extends FilePlace>(files: readonly File[]): File[] {
  const newest = files.reduce((latest, { at }) => Math.max(latest, at), 0);
  const toGroup = ({ at }: FilePlace) => Math.floor((newest - at) / GROUP_SECONDS);
  return files.toSorted((a, b) => toGroup(a) - toGroup(b) || a.rank - b.rank || b.at - a.at);
}

/** UTC days with the files of the last day, including those of clocks that are slightly ahead. */
export function listRecentDays(now: EpochSeconds): ReadonlySet<string> {
  return new Set([toUtcDay(now - DAY_SECONDS), toUtcDay(now), toUtcDay(now + 1800)]);
}
