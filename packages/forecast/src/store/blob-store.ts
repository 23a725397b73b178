/** What is stored: a file that is on the disk already, or bytes. A file is moved or copied and not to be used afterwards. */
export type BlobSource = { readonly path: string } | { readonly bytes: Uint8Array };

/** A stored blob, as a list names it. */
export interface BlobInfo {
  readonly key: string;
  readonly bytes: number;
}

/** A small value that changes, with its version: a mark that differs after every change. */
export interface BlobPointer {
  readonly content: string;
  readonly version: string;
}

/** Which bytes of a blob: from `start` on, `length` of them. */
export interface BlobRange {
  readonly start: number;
  readonly length: number;
}

/**
 * Files by key, in a folder or in a store of objects such as S3. There is no rename and no append: a blob is there as a whole
 * or not at all, and a key always means the same bytes. What changes is a pointer, which is only ever swapped. Keys are
 * paths without leading slash; `BlobError` says what is wrong with a store, the system's error that it cannot be reached.
 */
export interface BlobStore {
  /** Stores a blob durably; one that is there is the same. Throws `BlobError` where its bytes differ from `sha256` (hex). */
  put(key: string, source: BlobSource, facts: { readonly sha256: string }): Promise<void>;
  /** Bytes of a blob, all or a range. Throws `BlobError` where there is none. */
  open(key: string, range?: BlobRange): Promise<AsyncIterable<Uint8Array>>;
  /** Blobs below a prefix, which ends with a slash, in order of their keys. Pointers are not among them. */
  list(prefix: string): Promise<BlobInfo[]>;
  /** Removes a blob; nothing where there is none. */
  delete(key: string): Promise<void>;
  /** Null where it was never set. */
  readPointer(key: string): Promise<BlobPointer | null>;
  /** Sets a pointer whose version is still the given one, null where it must not be there yet. False where it has changed. */
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
