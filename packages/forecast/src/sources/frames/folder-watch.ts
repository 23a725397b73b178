import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Looks into a folder that frames arrive in. */
export interface FolderWatch {
  /** Paths of files that are whole and new since the last look, by name. Throws where the folder is not there. */
  look(): string[];
}

/** What programs call a file that they have not finished. */
const UNFINISHED = /^\.|\.(?:part|partial|filepart|tmp|temp|new)$/i;
const OLDEST_MS = 3 * 3_600_000;

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((entry) => !UNFINISHED.test(entry))
      .sort();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new Error(`there is no folder ${JSON.stringify(folder)} yet; it is looked for again`, { cause: error });
  }
}

/**
 * Watches a folder: a file is whole when its size and time have stayed for `settleMs`, and new when it was not handed out
 * as it is. Files that neither came nor changed in the last three hours are left alone: by the file system's own time, since
 * copies may keep that of their producer. `wallMs` is the machine's clock.
 */
export function createFolderWatch(folder: string, settleMs: number, wallMs: () => number): FolderWatch {
  let seen = new Map<string, { readonly mark: string; readonly sinceMs: number; readonly isTaken: boolean }>();
  return {
    look() {
      const now = wallMs();
      const next: typeof seen = new Map();
      const taken: string[] = [];
      for (const name of listNames(folder)) {
        const facts = statSync(join(folder, name), { throwIfNoEntry: false });
        if (!facts?.isFile() || now - Math.max(facts.mtimeMs, facts.ctimeMs) > OLDEST_MS) continue;
        const mark = `${facts.size} ${facts.mtimeMs}`;
        const before = seen.get(name);
        const sinceMs = before?.mark === mark ? before.sinceMs : now;
        const wasTaken = before?.mark === mark && before.isTaken;
        const isWhole = now - facts.mtimeMs >= settleMs || now - sinceMs >= settleMs;
        if (isWhole && !wasTaken) taken.push(join(folder, name));
        next.set(name, { mark, sinceMs, isTaken: wasTaken || isWhole });
      }
      seen = next;
      return taken;
    },
  };
}
