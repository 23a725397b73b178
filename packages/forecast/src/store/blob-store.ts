/** Content to store: a file on disk, or bytes. A file is moved or copied and must not be used afterwards. */
export type BlobSource = { readonly path: string } | { readonly bytes: Uint8Array };

/** A listed blob. */
export interface BlobInfo {
  readonly key: string;
  readonly bytes: number;
}

/** A small mutable value with its version, which differs after every change. */
export interface BlobPointer {
  readonly content: string;
  readonly version: string;
}

/** Part of a blob: `length` bytes from `start` on. */
export interface BlobRange {
  readonly start: number;
  readonly length: number;
}

/**
 * Files by key, in a folder or in an object store such as S3, without rename and append: a blob exists completely or
 * not at all, and a key always means the same bytes. Only pointers change, by compare-and-swap. Keys are paths without
 * leading slash. Throws `BlobError`, and a folder the system's error if it cannot be reached.
 */
export interface BlobStore {
  /** Stores a blob durably; an existing one is the same. `damaged` if its bytes do not match `sha256` (hex). */
  put(key: string, source: BlobSource, facts: { readonly sha256: string }): Promise<void>;
  /** Bytes of a blob, all or a range. `missing` if there is none. */
  open(key: string, range?: BlobRange): Promise<AsyncIterable<Uint8Array>>;
  /**
   * Blobs below a prefix, which ends with a slash, in order of their keys: all, or those whose keys come after a text.
   * Excludes pointers.
   */
  list(prefix: string, after?: string): Promise<BlobInfo[]>;
  /** Removes blobs; does nothing for those that are not there. */
  delete(keys: readonly string[]): Promise<void>;
  /** Null if it was never set. */
  readPointer(key: string): Promise<BlobPointer | null>;
  /** Sets a pointer if its version is still the given one; null: if it does not exist yet. False if it has changed. */
  compareAndSwap(key: string, content: string, version: string | null): Promise<boolean>;
}

/**
 * `missing`: there is no such blob. `damaged`: it differs from its checksum or its key. `refused`: the store does not
 * do that, whoever asks again. `slow-down`: it asks for fewer requests. `away`: it does not answer, or only in part.
 */
export type BlobErrorKind = 'missing' | 'damaged' | 'refused' | 'slow-down' | 'away';

/** A fault of a store, or of a blob in it. One line, without secrets. */
export class BlobError extends Error {
  readonly kind: BlobErrorKind;

  constructor(kind: BlobErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BlobError';
    this.kind = kind;
  }
}

const KEY = /^(?:[a-zA-Z0-9][a-zA-Z0-9._-]*\/)*[a-zA-Z0-9][a-zA-Z0-9._-]*$/;

/** Throws `BlobError` (`refused`) for a key that some store could not hold, or that leads out of a folder. */
export function checkBlobKey(key: string): void {
  if (!KEY.test(key) || key.length > 200) throw new BlobError('refused', `"${key}" cannot be the key of a blob`);
}
