import { fileURLToPath } from 'node:url';

/** Where the posts lie that come with the portal. */
export function findSeedFolder(): string {
  return fileURLToPath(new URL('./', import.meta.resolve('@portal/content/news/category.table')));
}
