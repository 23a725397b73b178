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
 * leading slash. `BlobError` reports a fault of a store's content, the system's error that the store cannot be reached.
 */
export interface BlobStore {
  /**
   * Stores a blob durably; an existing one is the same. Throws `BlobError` if its bytes do not match `sha256` (hex).
   */
  put(key: string, source: BlobSource, facts: { readonly sha256: string }): Promise<void>;
  /** Bytes of a blob, all or a range. Throws `BlobError` if there is none. */
  open(key: string, range?: BlobRange): Promise<AsyncIterable<Uint8Array>>;
  /** Blobs below a prefix, which ends with a slash, in order of their keys. Excludes pointers. */
  list(prefix: string): Promise<BlobInfo[]>;
  /** Removes a blob; does nothing if there is none. */
  delete(key: string): Promise<void>;
  /** Null if it was never set. */
  readPointer(key: string): Promise<BlobPointer | null>;
  /** Sets a pointer if its version is still the given one; null: if it does not exist yet. False if it has changed. */
  compareAndSwap(key: string, content: string, version: string | null): Promise<boolean>;
}

/** A blob that is missing, differs from its checksum, or has no usable key. One line. */
export class BlobError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BlobError';
  }
}

const KEY = /^(?:[a-zA-Z0-9][a-zA-Z0-9._-]*\/)*[a-zA-Z0-9][a-zA-Z0-9._-]*$/;

/** Throws `BlobError` for a key that some store could not hold, or that leads out of a folder. */
export function checkBlobKey(key: string): void {
  if (!KEY.test(key) || key.length > 200) throw new BlobError(`"${key}" cannot be the key of a blob`);
}
