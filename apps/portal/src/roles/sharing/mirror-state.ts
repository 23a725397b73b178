import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isRecord } from '@portal/domain/data/is-record';
import type { BlobStore } from '@portal/forecast/store/blob-store';
import { parseSealedJson, replaceFile, sealJson } from '@portal/forecast/store/durable-file';

/** A file of a mirrored folder. */
export interface MirroredFile {
  readonly sha256: string;
  /** Machine time of its last change, whole seconds. */
  readonly changedAt: number;
}

/** Files by path below the folder. */
export type MirroredFiles = ReadonlyMap<string, MirroredFile>;

/** What hosts share of a folder, or what this host last exchanged. */
export interface MirrorState {
  /** Random; another one belongs to a share that was set up again. */
  readonly share: string;
  readonly files: MirroredFiles;
}

const PART = /^(?!\.)[^/\\\0]+$/;
const SHA256 = /^[0-9a-f]{64}$/;

/** Paths come from other hosts: none leads out of the folder. */
const isPath = (path: string): boolean => path.split('/').every((part) => PART.test(part));

function isFile(value: unknown): value is MirroredFile {
  return isRecord(value) && typeof value.changedAt === 'number' && SHA256.test(String(value.sha256));
}

const format = ({ share, files }: MirrorState): string => sealJson({ share, files: Object.fromEntries(files) }, 1);

/** Null for a text that differs from its checksum. */
function parse(text: string): MirrorState | null {
  const sealed = parseSealedJson(text);
  if (sealed?.isSealed !== true) return null;
  const { share, files } = sealed.content;
  if (typeof share !== 'string' || !isRecord(files)) return null;
  const entries = Object.entries(files).flatMap(([path, file]) =>
    isPath(path) && isFile(file) ? [[path, file] as const] : [],
  );
  return { share, files: new Map(entries) };
}

/** The shared state with its version for the next change; a new share if there is none. Throws if it is damaged. */
export async function readShared(blobs: BlobStore, pointer: string) {
  const found = await blobs.readPointer(pointer);
  if (found === null) return { state: { share: randomUUID(), files: new Map() } as MirrorState, version: null };
  const state = parse(found.content);
  if (state === null) throw new Error(`${pointer}: differs from its checksum`);
  return { state, version: found.version };
}

export const swapShared = (blobs: BlobStore, pointer: string, state: MirrorState, version: string | null) =>
  blobs.compareAndSwap(pointer, format(state), version);

/** What this host last exchanged with a share; nothing if it never did, or the file is damaged. */
export function readBase(path: string, share: string): MirroredFiles {
  try {
    const state = parse(readFileSync(path, 'utf8'));
    return state?.share === share ? state.files : new Map();
  } catch {
    return new Map();
  }
}

export function writeBase(path: string, state: MirrorState): void {
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, format(state), randomUUID());
}
