import { statSync } from 'node:fs';

const CHECK_EVERY_MS = 1000;

/**
 * Changes when a file is replaced or a folder gains or loses a file; empty where there is none. The change time of the
 * inode notices a copy that was given the time of its original.
 */
export function readMark(path: string): string {
  const facts = statSync(path, { bigint: true, throwIfNoEntry: false });
  return facts === undefined ? '' : `${facts.ino} ${facts.size} ${facts.mtimeNs} ${facts.ctimeNs}`;
}

/** Polls a file or folder that another process may change. */
interface FolderMark {
  /** Whether it is time to look at the disk: true at most once a second. */
  isDue(): boolean;
  /** Whether it differs from the last look; true at the first. Throws the system's error. */
  hasChanged(): boolean;
  /** Makes the next look due and its answer true. */
  invalidate(): void;
}

/** A mark of a path, which need not exist yet. */
export function createFolderMark(path: string): FolderMark {
  let mark: string | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    isDue() {
      const now = performance.now();
      if (now - checkedAt < CHECK_EVERY_MS) return false;
      checkedAt = now;
      return true;
    },
    hasChanged() {
      const before = mark;
      mark = readMark(path);
      return mark !== before;
    },
    invalidate() {
      mark = null;
      checkedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/**
 * What a folder holds, read again at most once a second of `readTimer`, a clock in ms. If the folder cannot be read for a
 * moment, the last state stays.
 */
export function pollFolder<State>(initial: State, readTimer: () => number, read: (last: State) => State): () => State {
  let state = initial;
  let checkedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (readTimer() - checkedAt < CHECK_EVERY_MS) return state;
    checkedAt = readTimer();
    try {
      state = read(state);
    } catch {
      // A folder that cannot be read now is not empty.
    }
    return state;
  };
}
