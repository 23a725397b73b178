import { basename } from 'node:path';
import { watch } from 'chokidar';

/** What editors write beside a file while they save it, and tests, which the portal does not run. */
const PASSED_OVER = /^\.|~$|^\d+$|\.test\.tsx?$|\.tmp$|\.sw[a-z]$/;
/** Editors write a file in several steps. */
const SETTLE_MS = 100;

/**
 * Calls back soon after any source below the folders has changed, however it was saved: written to, or replaced by another
 * file of its name. Resolves once changes are seen; `close` ends it.
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
