import { existsSync, readdirSync, statSync } from 'node:fs';

/** Names in a folder; none where there is no folder, or something else in its place. Throws the system's error. */
export function listNames(folder: string): string[] {
  return existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
}
