import { basename } from 'node:path';
import { watch } from 'chokidar';

/** Temporary files of editors, and tests, which the portal does not run. */
const PASSED_OVER = /^\.|~$|^\d+$|\.test\.tsx?$|\.tmp$|\.sw[a-z]$/;
/** Editors write a file in several steps. */
const SETTLE_MS = 100;

/**
 * Calls back soon after any source below the folders has changed, whether written or replaced. Resolves once the watch
 * is active; `close` ends it.
 */
export async function watchSources(
  folders: readonly string[],
  onChange: () => void,
): Promise<{ readonly close: () => Promise<void> }> {
  let settling: NodeJS.Timeout | undefined;
  const watcher = watch([...folders], { ignoreInitial: true, ignored: (path) => PASSED_OVER.test(basename(path)) });
  watcher.on('all', () => {
    clearTimeout(settling);
    settling = setTimeout(onChange, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return {
    async close() {
      clearTimeout(settling);
      await watcher.close();
    },
  };
}
