import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';

/** Folder of what is known of all sources that run by themselves: `DATA_DIR/sources`. */
export function getSourcesFolder(dataDir: string): string {
  return join(dataDir, 'sources');
}

/** Folder of one source: its status and the run that is being fetched. */
export function getSourceFolder(dataDir: string, source: string): string {
  return join(getSourcesFolder(dataDir), source);
}

/** The lock of whoever fetches the source. */
export function getSourceLock(dataDir: string, source: string): string {
  return join(getSourceFolder(dataDir, source), '.lock');
}

/** `20261121T06`: a run as the name of a folder. */
function toRunName(runAt: EpochSeconds): string {
  return new Date(runAt * 1000).toISOString().slice(0, 13).replaceAll('-', '');
}

/** Makes the folder of a run's pieces where it is missing, and removes those of other runs of the source. */
export function openPieceFolder(dataDir: string, source: string, runAt: EpochSeconds): string {
  const pieces = join(getSourceFolder(dataDir, source), 'pieces');
  const folder = join(pieces, toRunName(runAt));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(pieces)) {
    if (name !== toRunName(runAt)) rmSync(join(pieces, name), { recursive: true, force: true });
  }
  return folder;
}

/** Removes all pieces of a source. */
export function removePieces(dataDir: string, source: string): void {
  const pieces = join(getSourceFolder(dataDir, source), 'pieces');
  if (existsSync(pieces)) rmSync(pieces, { recursive: true, force: true });
}
