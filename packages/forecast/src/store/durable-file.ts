import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes all bytes at the descriptor's place; a plain write may stop early. Throws the system's error. */
export function writeFully(descriptor: number, bytes: Uint8Array): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(descriptor, bytes, done, bytes.length - done);
}

/** Writes a small file, text as UTF-8, and waits until it is on the disk. Throws the system's error. */
export function writeFileDurably(path: string, content: string | Uint8Array): void {
  const descriptor = openSync(path, 'w', 0o644);
  try {
    writeFully(descriptor, typeof content === 'string' ? Buffer.from(content, 'utf8') : content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Waits until what was written to a file is on the disk. Throws the system's error. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Waits until the names in a folder are on the disk. Throws the system's error. */
export function syncFolder(folder: string): void {
  syncFile(folder);
}

/**
 * Replaces a file as a whole: readers see the old content or the new one, also after a power cut, never a part.
 * `writer` makes the name of the file beside it unique. Throws the system's error; the file is then as it was.
 */
export function replaceFile(path: string, content: string | Uint8Array, writer: string): void {
  const beside = `${path}.${writer}.new`;
  try {
    writeFileDurably(beside, content);
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}
