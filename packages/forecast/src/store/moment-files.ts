import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { EpochSeconds } from '@portal/domain/time/epoch';
import { replaceFile } from './durable-file.ts';
import { listNames } from './list-names.ts';

/** `1785740400.frame`, and what a killed writer left beside it: `1785740400.frame.4711.new`. */
const NAME = /^(\d{9,10})\.(.+)$/;

/** The file of a kind (`frame`, `webp` …) and moment in a folder that holds one for each. */
export function getMomentPath(folder: string, kind: string, at: EpochSeconds): string {
  return join(folder, `${at}.${kind}`);
}

/** Moments that a folder has a file of a kind of, oldest first; none where there is no folder. Throws the system's error. */
export function listMoments(folder: string, kind: string): EpochSeconds[] {
  return listNames(folder)
    .flatMap((name) => {
      const [, at, found] = NAME.exec(name) ?? [];
      return found === kind ? [Number(at)] : [];
    })
    .sort((a, b) => a - b);
}

/**
 * Keeps a file under its kind and moment; the folder need not be there. It changes as a whole: a reader, and whoever comes
 * after a kill, sees all of it or none. Throws the system's error.
 */
export function keepMoment(folder: string, kind: string, at: EpochSeconds, content: string | Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  replaceFile(getMomentPath(folder, kind, at), content, String(process.pid));
}

/** Removes the files of all kinds that are older than a moment, and what killed writers left of them. Throws the system's error. */
export function dropMomentsBefore(folder: string, at: EpochSeconds): void {
  for (const name of listNames(folder)) {
    if (Number(NAME.exec(name)?.[1] ?? at) < at) rmSync(join(folder, name), { force: true });
  }
}
