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
import type { EpochSeconds } from '@portal/domain/time/vietnam-time';

/** Names in a folder; none where there is no folder, or something else in its place. Throws the system's error. */
export function listNames(folder: string): string[] {
  return existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder) : [];
}

/** Folder of everything that concerns runs: `DATA_DIR/runs`. */
export function getRunsFolder(dataDir: string): string {
  return join(dataDir, 'runs');
}

/** The one file that says which runs are published. It is only ever replaced as a whole. */
export function getCataloguePath(dataDir: string): string {
  return join(getRunsFolder(dataDir), 'catalogue.json');
}

/** Folder of one published run. */
export function getRunFolder(dataDir: string, source: string, id: string): string {
  return join(getRunsFolder(dataDir), source, id);
}

/** Where writers build their runs before they are renamed into place; the name begins with a dot, so no source has it. */
export function getWritingFolder(dataDir: string): string {
  return join(getRunsFolder(dataDir), '.writing');
}

const SOURCE = /^[a-z][a-z0-9-]{0,39}$/;
const RUN_ID = /^\d{8}T\d{6}Z-r\d+$/;

/** Whether a word may name a source: it becomes the name of a folder. */
export function isSourceName(word: string): boolean {
  return SOURCE.test(word);
}

/** Whether a word may be the id of a run, `20261121T060000Z-r1`: start of the run in UTC and its revision. */
export function isRunId(word: string): boolean {
  return RUN_ID.test(word);
}

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

/** JSON of an object with a checksum of its own content in the member `crc32`. */
export function sealJson(content: object, indent = 0): string {
  return `${JSON.stringify({ ...content, crc32: crc32(JSON.stringify(content)) }, null, indent)}\n`;
}

/** What stands in a text that may be sealed. */
interface SealedJson {
  /** Without its checksum. */
  readonly content: Record<string, unknown>;
  readonly isSealed: boolean;
}

/** Reads JSON, sealed or from before there were seals; null where it is no object or differs from its checksum. */
export function parseSealedJson(text: string): SealedJson | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { crc32: seal, ...content } = value as Record<string, unknown>;
  const isSealed = seal !== undefined;
  return isSealed && seal !== crc32(JSON.stringify(content)) ? null : { content, isSealed };
}

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
 * Stores a file under its kind and moment; the folder need not be there. It changes as a whole: a reader, and any process that comes
 * after a kill, sees all of it or none. Throws the system's error.
 */
export function saveMoment(folder: string, kind: string, at: EpochSeconds, content: string | Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  replaceFile(getMomentPath(folder, kind, at), content, String(process.pid));
}

/** Removes the files of all kinds that are older than a moment, and what killed writers left of them. Throws the system's error. */
export function dropMomentsBefore(folder: string, at: EpochSeconds): void {
  for (const name of listNames(folder)) {
    if (Number(NAME.exec(name)?.[1] ?? at) < at) rmSync(join(folder, name), { force: true });
  }
}
