import { existsSync, type FSWatcher, watch } from 'node:fs';
import { describeError } from '@portal/domain/error/describe-error';
import { repeat } from '#platform/process/repeat.ts';

const POLL_EVERY_MS = 5000;
/** Waits until files stop changing, because editors write several at once. */
const QUIET_MS = 200;

interface FolderWatch {
  /** Refreshes now; a call during a refresh waits for it. Never rejects. */
  readonly refreshNow: () => Promise<void>;
  readonly stop: () => void;
}

interface WatchOptions {
  /** They need not exist. */
  readonly folders: readonly string[];
  readonly refresh: () => Promise<void>;
  readonly warn: (problem: string) => void;
}

function watchFolder(path: string, onChange: () => void): FSWatcher | null {
  if (!existsSync(path)) return null;
  try {
    return watch(path, { persistent: false }, onChange).on('error', () => undefined);
  } catch {
    // Some file systems report no changes; the folder is polled anyway.
    return null;
  }
}

/** Calls `refresh` after possible changes in the folders, and every five seconds. */
export function watchFolders({ folders, refresh, warn }: WatchOptions): FolderWatch {
  let refreshing: Promise<void> | null = null;
  function refreshNow(): Promise<void> {
    refreshing ??= refresh()
      .catch((error: unknown) => warn(describeError(error)))
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  let quiet: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watchFolder(folder, () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => void refreshNow(), QUIET_MS).unref();
    }),
  );
  const polling = repeat({ everyMs: POLL_EVERY_MS, work: refreshNow, onError: warn });

  return {
    refreshNow,
    stop: () => {
      void polling.stop();
      clearTimeout(quiet);
      for (const watcher of watchers) watcher?.close();
    },
  };
}
