import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { GribError } from './grib-error.ts';

/** Bytes that may contain GRIB2 messages: read piece by piece, never as a whole. */
export interface GribSource {
  /** Name for error messages. */
  readonly name: string;
  readonly size: number;
  /**
   * The bytes from `offset` on: a new array of exactly `length` bytes plus `PADDING` zero bytes after them, so that
   * bit readers may read past the end. Throws `GribError` if the bytes do not exist.
   */
  read(offset: number, length: number): Uint8Array;
}

/** A source on an open file. */
export interface GribFile extends GribSource {
  close(): void;
}

/** Zero bytes after every array that a source returns; not part of the data. */
export const PADDING = 8;

/** Largest accepted file: 16 GiB. No forecast is larger. */
export const MAX_FILE_BYTES = 2 ** 34;

const WINDOW_BYTES = 65_536;

/**
 * Opens a file for reading messages; reads only what is requested. The caller closes it. Throws `GribError` for a path
 * that cannot be opened, is not a regular file, is empty or is too large.
 */
export function openGribFile(path: string): GribFile {
  const descriptor = openDescriptor(path);
  try {
    const size = checkFile(path, descriptor);
    const window: { offset: number; bytes: Uint8Array } = { offset: 0, bytes: new Uint8Array(0) };
    return {
      name: path,
      size,
      read(offset, length) {
        checkRange(this, offset, length);
        if (length > WINDOW_BYTES / 4) return readPiece(path, descriptor, offset, length);
        if (offset < window.offset || offset + length > window.offset + window.bytes.length) {
          window.bytes = readPiece(path, descriptor, offset, Math.min(WINDOW_BYTES, size - offset)).subarray(
            0,
            -PADDING,
          );
          window.offset = offset;
        }
        return copyPadded(window.bytes, offset - window.offset, length);
      },
      close: () => closeSync(descriptor),
    };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

/** A source of bytes in memory, for data that never was a file. `name` appears in error messages. */
export function toGribSource(name: string, bytes: Uint8Array): GribSource {
  return {
    name,
    size: bytes.length,
    read(offset, length) {
      checkRange(this, offset, length);
      return copyPadded(bytes, offset, length);
    },
  };
}

function openDescriptor(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw new GribError(path, 0, `cannot be opened (${readErrorCode(error)})`);
  }
}

function checkFile(path: string, descriptor: number): number {
  const facts = fstatSync(descriptor);
  if (!facts.isFile()) throw new GribError(path, 0, 'is not a plain file');
  if (facts.size === 0) throw new GribError(path, 0, 'the file is empty');
  if (facts.size > MAX_FILE_BYTES) {
    throw new GribError(path, MAX_FILE_BYTES, `the file is too large: ${facts.size} bytes`);
  }
  return facts.size;
}

function readErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function checkRange(source: GribSource, offset: number, length: number): void {
  if (offset + length > source.size) {
    throw new GribError(
      source.name,
      source.size,
      `the file ends here, but ${offset + length - source.size} more bytes belong to it`,
    );
  }
}

function copyPadded(bytes: Uint8Array, offset: number, length: number): Uint8Array {
  const piece = new Uint8Array(length + PADDING);
  piece.set(bytes.subarray(offset, offset + length));
  return piece;
}

function readPiece(path: string, descriptor: number, offset: number, length: number): Uint8Array {
  const piece = new Uint8Array(length + PADDING);
  let filled = 0;
  while (filled < length) {
    const got = readBytes(path, descriptor, piece, filled, length - filled, offset + filled);
    if (got === 0) throw new GribError(path, offset + filled, 'the file became shorter while it was read');
    filled += got;
  }
  return piece;
}

function readBytes(
  path: string,
  descriptor: number,
  into: Uint8Array,
  at: number,
  length: number,
  position: number,
): number {
  try {
    return readSync(descriptor, into, at, length, position);
  } catch (error) {
    throw new GribError(path, position, `cannot be read (${readErrorCode(error)})`);
  }
}
