import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const TEST = /\.test\.tsx?$/;

function listFiles(path: string): string[] {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const inside = join(path, entry.name);
    return entry.isDirectory() ? listFiles(inside) : [inside];
  });
}

/** One hash over names and contents of the files in the folders and of the single files, excluding tests. */
export function hashSources(root: string, folders: readonly string[], files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const paths = [
    ...folders.flatMap((folder) => listFiles(join(root, folder))),
    ...files.map((file) => join(root, file)),
  ];
  for (const path of paths) {
    if (TEST.test(path) || !existsSync(path)) continue;
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}
