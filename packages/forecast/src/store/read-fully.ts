import { readSync } from 'node:fs';

/** Buffer offset and length of a piece, and its position in the file. */
interface Piece {
  readonly at: number;
  readonly length: number;
  readonly position: number;
}

/** Reads a piece of a file completely. Throws `Error` naming the byte if the file ends before it. */
export function readFully(descriptor: number, into: Uint8Array, { at, length, position }: Piece): void {
  let done = 0;
  while (done < length) {
    const got = readSync(descriptor, into, at + done, length - done, position + done);
    if (got === 0) throw new Error(`ends at byte ${position + done}`);
    done += got;
  }
}
