import { fileURLToPath } from 'node:url';

export function findSeedFolder(): string {
  return fileURLToPath(new URL('./', import.meta.resolve('@portal/content/news/category.table')));
}
