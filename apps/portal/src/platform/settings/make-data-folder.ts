import { accessSync, constants, mkdirSync } from 'node:fs';
import { SettingError } from './setting-error.ts';

/** Makes the folder where it is missing. Throws SettingError where nothing can be written into it. */
export function makeDataFolder(setting: string, path: string): void {
  try {
    mkdirSync(path, { recursive: true });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new SettingError(setting, path, `is not a folder that can be written to${code}`);
  }
}
