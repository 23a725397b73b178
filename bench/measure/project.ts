import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the samples next to the project, null if they are not available. */
export function findSample(path: string): string | null {
  const full = join(ROOT, '..', 'shared', 'data', path);
  return existsSync(full) ? full : null;
}
