import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Expires every lease of killed processes below a folder, and the folders that they held. */
export function expireLeases(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && entry.name === '.lock') for (const one of [path, dirname(path)]) utimesSync(one, 1, 1);
    if (/^\.lock\.|^\.clock\./.test(entry.name) || entry.parentPath.endsWith('.writing')) utimesSync(path, 1, 1);
  }
}
