import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';

/** Compares the files of a run with the checksums of its manifest. Returns the names of those that differ. Throws where one is missing. */
export async function listDamagedFiles(folder: string): Promise<string[]> {
  const damaged: string[] = [];
  for (const [name, facts] of Object.entries(readManifest(folder).files)) {
    const hash = createHash('sha256');
    for await (const piece of createReadStream(join(folder, name))) hash.update(piece);
    if (hash.digest('hex') !== facts.sha256) damaged.push(name);
  }
  return damaged;
}
