import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { writeFully } from '#store/durable-file.ts';
import type { FileFacts } from '#store/manifest.ts';

/** A file that is written from front to back while its checksum is made. */
export interface HashedFile {
  write(bytes: Uint8Array): void;
  /** Waits until the file is on the disk, closes it and tells what it is. */
  finish(): FileFacts;
  /** Closes one that is given up, so that the disk gets its room back when it is removed; nothing where it was closed. */
  close(): void;
}

/** Creates a file that must not exist yet. Throws the system's error. */
export function createHashedFile(path: string): HashedFile {
  const descriptor = openSync(path, 'wx');
  const hash = createHash('sha256');
  let bytes = 0;
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  return {
    close,
    write(piece) {
      writeFully(descriptor, piece);
      hash.update(piece);
      bytes += piece.length;
    },
    finish() {
      fsyncSync(descriptor);
      close();
      return { bytes, sha256: hash.digest('hex') };
    },
  };
}
