import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingError } from './setting-error.ts';

/** One folder after the other: `mkdir` with `recursive` runs for ever where a file system takes no folders, as `/proc`. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

/** Access rights are no proof: a superuser has them all, also where nothing can be written. */
function tryWriting(folder: string): void {
  rmdirSync(mkdtempSync(join(folder, '.try-')));
}

/** Makes the folder where it is missing. Throws SettingError where nothing can be written into it. */
export function makeDataFolder(setting: string, path: string): void {
  try {
    makeFolder(path);
    tryWriting(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new SettingError(setting, path, `is not a folder that can be written to${code}`);
  }
}
