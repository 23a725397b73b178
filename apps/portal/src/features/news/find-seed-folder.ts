import { fileURLToPath } from 'node:url';

/** Folder of the posts that ship with the portal. */
export function findSeedFolder(): string {
  return fileURLToPath(new URL('./', import.meta.resolve('@portal/content/news/category.table')));
}
