import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Turns a published run into version 1, which has no checksums of pieces: shows what reading costs and misses without
 * them.
 */
export function stripChecks(folder: string): void {
  const path = join(folder, 'manifest.json');
  const { crc32: _seal, ...manifest } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const { 'checks.bin': _checks, ...files } = manifest.files as Record<string, unknown>;
  writeFileSync(path, JSON.stringify({ ...manifest, version: 1, files }));
}
