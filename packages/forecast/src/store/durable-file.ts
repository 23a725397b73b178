import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { isRecord } from '@portal/domain/data/is-record';
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Names in a folder; empty if there is no folder, or something else in its place. Throws the system's error. */
export function listNames(folder: string): string[] {
  return existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
}

/** Folder of everything about runs: `DATA_DIR/runs`. */
export function getRunsFolder(dataDir: string): string {
  return join(dataDir, 'runs');
}

/** The file that lists the published runs. It is only replaced atomically. */
export function getCataloguePath(dataDir: string): string {
  return join(getRunsFolder(dataDir), 'catalogue.json');
}

/** Folder of one published run. */
export function getRunFolder(dataDir: string, source: string, id: string): string {
  return join(getRunsFolder(dataDir), source, id);
}

/** Folder in which writers build their runs before renaming them into place; no source's name begins with a dot. */
export function getWritingFolder(dataDir: string): string {
  return join(getRunsFolder(dataDir), '.writing');
}

const SOURCE = /^[a-z][a-z0-9-]{0,39}$/;
const RUN_ID = /^\d{8}T\d{6}Z-r\d+$/;

/** Whether a word may name a source: it becomes a folder name. */
export function isSourceName(word: string): boolean {
  return SOURCE.test(word);
}

/** Whether a word may be a run id, `20261121T060000Z-r1`: start of the run in UTC and its revision. */
export function isRunId(word: string): boolean {
  return RUN_ID.test(word);
}

/** Writes all bytes at the current position; a plain write may stop early. Throws the system's error. */
export function writeFully(descriptor: number, bytes: Uint8Array): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(descriptor, bytes, done, bytes.length - done);
}

/** Writes a small file, text as UTF-8, and syncs it to disk. Throws the system's error. */
export function writeFileDurably(path: string, content: string | Uint8Array): void {
  const descriptor = openSync(path, 'w', 0o644);
  try {
    writeFully(descriptor, typeof content === 'string' ? Buffer.from(content, 'utf8') : content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs a file to disk. Throws the system's error. */
export function syncFile(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs the entries of a folder to disk. Throws the system's error. */
export function syncFolder(folder: string): void {
  syncFile(folder);
}

/**
 * Replaces a file atomically: readers see the old or the new content, never a part, even after a power cut.
 * `writer` makes the temporary name unique. Throws the system's error; the file is then unchanged.
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

/** JSON of an object with a checksum of its own content in the member `crc32`. */
export function sealJson(content: object, indent = 0): string {
  return `${JSON.stringify({ ...content, crc32: crc32(JSON.stringify(content)) }, null, indent)}\n`;
}

/** Content of a text that may be sealed. */
interface SealedJson {
  /** Without its checksum. */
  readonly content: Record<string, unknown>;
  readonly isSealed: boolean;
}

/** Parses JSON, sealed or from before seals existed; null if it is not an object or fails its checksum. */
export function parseSealedJson(text: string): SealedJson | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  const { crc32: seal, ...content } = value;
  const isSealed = seal !== undefined;
  return isSealed && seal !== crc32(JSON.stringify(content)) ? null : { content, isSealed };
}

/** `1785740400.frame`, and what a killed writer left: `1785740400.frame.4711.new`. */
const NAME = /^(\d{9,10})\.(.+)$/;

/** The file of a kind (`frame`, `webp` …) and moment in a folder with one file per kind and moment. */
export function getMomentPath(folder: string, kind: string, at: EpochSeconds): string {
  return join(folder, `${at}.${kind}`);
}

/** Moments with a file of a kind in a folder, oldest first; empty if there is no folder. Throws the system's error. */
export function listMoments(folder: string, kind: string): EpochSeconds[] {
  return listNames(folder)
    .flatMap((name) => {
      const [, at, found] = NAME.exec(name) ?? [];
      return found === kind ? [Number(at)] : [];
    })
    .sort((a, b) => a - b);
}

/**
 * Stores a file under its kind and moment; creates the folder if needed. Atomic: readers, also after a kill, see all of
 * it or nothing. Throws the system's error.
 */
export function saveMoment(folder: string, kind: string, at: EpochSeconds, content: string | Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  replaceFile(getMomentPath(folder, kind, at), content, String(process.pid));
}

/**
 * Removes the files of all kinds older than a moment, and what killed writers left of them. Throws the system's error.
 */
export function dropMomentsBefore(folder: string, at: EpochSeconds): void {
  for (const name of listNames(folder)) {
    if (Number(NAME.exec(name)?.[1] ?? at) < at) rmSync(join(folder, name), { force: true });
  }
}
