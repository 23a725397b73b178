import { existsSync, type FSWatcher, watch } from 'node:fs';

const LOOK_EVERY_MS = 5000;
/** People write several files at once: they are read once they are quiet. */
const QUIET_MS = 200;

/** Somebody who reads folders again and again. */
interface Follower {
  /** Looks now; who asks meanwhile waits for the same look. Never rejects. */
  readonly lookNow: () => Promise<void>;
  readonly stop: () => void;
}

interface FollowOptions {
  /** They need not exist. */
  readonly folders: readonly string[];
  readonly look: () => Promise<void>;
  readonly warn: (problem: string) => void;
}

function watchFolder(path: string, onChange: () => void): FSWatcher | null {
  if (!existsSync(path)) return null;
  try {
    return watch(path, { persistent: false }, onChange).on('error', () => undefined);
  } catch {
    // Some file systems tell nothing: the folder is looked at every few seconds in any case.
    return null;
  }
}

/** Calls `look` whenever something may have changed in the folders, and every five seconds. */
export function followFolders({ folders, look, warn }: FollowOptions): Follower {
  let looking: Promise<void> | null = null;
  function lookNow(): Promise<void> {
    looking ??= look()
      .catch((error: unknown) => warn(error instanceof Error ? error.message : String(error)))
      .finally(() => {
        looking = null;
      });
    return looking;
  }

  let quiet: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watchFolder(folder, () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => void lookNow(), QUIET_MS).unref();
    }),
  );
  const timer = setInterval(() => void lookNow(), LOOK_EVERY_MS).unref();

  return {
    lookNow,
    stop: () => {
      clearInterval(timer);
      clearTimeout(quiet);
      for (const watcher of watchers) watcher?.close();
    },
  };
}
