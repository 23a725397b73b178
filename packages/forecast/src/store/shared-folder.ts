import { DAY_SECONDS, type EpochSeconds } from '@portal/domain/time/vietnam-time';
import { checkBlobKey } from './blob-store.ts';
import { dropMomentsBefore, listNames } from './durable-file.ts';

/** The place of a file among those of its folder. */
export interface FilePlace {
  /** What its age counts from. */
  readonly at: EpochSeconds;
  /** Of files of about one moment those of a lower rank are fetched first. */
  readonly rank: number;
}

/** What a file holds, as far as two of one name can be compared. */
export interface FileRevision {
  /** Grows with what is in the file; a whole number. */
  readonly revision: number;
  /** False where a part is damaged: the same revision of another host is better. */
  readonly isWhole: boolean;
}

/** Files of a data folder that hosts share, each of which is only ever replaced as a whole. */
export interface SharedFolder {
  /** Below the data folder, and part of the keys: `radar/radar`. */
  readonly folder: string;
  /** A file is shared for so long; null: for ever. */
  readonly retentionSeconds: number | null;
  /** Whether a file that is here gives way to a better one. Not where this host makes the files itself. */
  readonly replaces: boolean;
  /** Names below the folder `path`, with their folders; others than those of such files may be among them. */
  readonly list: (path: string) => readonly string[];
  /** Null for a name that no such file has: keys come from other hosts. */
  readonly parseName: (name: string) => FilePlace | null;
  /** Null where nothing of the file can be used. Throws the system's error where it is not there. */
  readonly readRevision: (path: string) => FileRevision | null;
  /** Removes files of before a moment below the folder `path`; null where the folder has a clean-up of its own on every host. */
  readonly dropBefore: ((path: string, at: EpochSeconds) => void) | null;
  /** Runs what changes a file that is here; where others write at once, under their lease. */
  readonly exclusively?: (work: () => Promise<void>) => Promise<void>;
}

/** Files of moments in a folder (`getMomentPath`), of these kinds: readers go by the last one, so it is fetched last. */
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

/** A file as it is named in a store of blobs: all that hosts must know of it stands in the key. */
export interface SharedFile extends FilePlace {
  readonly key: string;
  /** Below the folder that is shared. */
  readonly name: string;
  readonly revision: number;
  readonly sha256: string;
}

const PREFIX = 'files';
const KEY = /^(.+)\.(\d{1,16})\.([\da-f]{64})$/;

/** Prefix of all shared files of a folder, or of those of a day of UTC. */
export function toPrefix({ folder }: SharedFolder, day?: string): string {
  return `${PREFIX}/${folder}/${day === undefined ? '' : `${day}/`}`;
}

/** The day of UTC by which keys are sorted, `2026-11-21`. */
export function toUtcDay(at: EpochSeconds): string {
  return new Date(at * 1000).toISOString().slice(0, 10);
}

/** Names a file. Throws `BlobError` where its name cannot be part of a key. */
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

/** Null for a key that no file of the folder has. */
export function parseSharedFile(folder: SharedFolder, key: string): SharedFile | null {
  const rest = key.slice(toPrefix(folder, '0000-00-00').length);
  const [, name = '', revision = '', sha256 = ''] = KEY.exec(rest) ?? [];
  const place = folder.parseName(name);
  if (place === null) return null;
  const file = toSharedFile(folder, name, place, { revision: Number(revision), sha256 });
  return file.key === key ? file : null;
}

/** Files so far from each other in time are fetched in the order of their ranks. */
const GROUP_SECONDS = 7200;

/** Sorts files as hosts need them: the newest two hours first, in them by rank, then the two hours before. */
export function sortByNeed<File extends FilePlace>(files: readonly File[]): File[] {
  const newest = files.reduce((latest, { at }) => Math.max(latest, at), 0);
  const toGroup = ({ at }: FilePlace) => Math.floor((newest - at) / GROUP_SECONDS);
  return files.toSorted((a, b) => toGroup(a) - toGroup(b) || a.rank - b.rank || b.at - a.at);
}

/** Days of UTC that have the files of the last day and those of clocks that are a little ahead. */
export function listRecentDays(now: EpochSeconds): ReadonlySet<string> {
  return new Set([toUtcDay(now - DAY_SECONDS), toUtcDay(now), toUtcDay(now + 1800)]);
}
