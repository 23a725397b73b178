import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingError } from './setting-error.ts';

/** One folder at a time: recursive `mkdir` never returns on file systems without folders, such as `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Writes a file, because root passes any permission check even on a read-only file system. */
function tryWriting(folder: string): void {
  rmdirSync(mkdtempSync(join(folder, '.try-')));
}

/** Creates a missing folder. Throws SettingError if it is not writable. */
export function makeDataFolder(setting: string, path: string): void {
  try {
    makeFolder(path);
    tryWriting(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new SettingError(setting, path, `is not a folder that can be written to${code}`);
  }
}
