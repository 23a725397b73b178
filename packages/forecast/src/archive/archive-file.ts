import { closeSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type EpochSeconds, formatDate } from '@portal/domain/time/vietnam-time';
import type { RegularGrid } from '#grid/regular-grid.ts';
import { listNames } from '#store/durable-file.ts';
import { readFully } from '#store/read-fully.ts';

/** An archive file whose bytes fail their checksum or format. The message is one line that names the file. */
export class ArchiveFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ArchiveFileError';
  }
}

/** Retention of past hours in whole days before today (decisions.md, "Kept"). */
export const ARCHIVED_DAYS = 40;

/** Folder of the archive: `DATA_DIR/kept`. */
function getArchiveFolder(dataDir: string): string {
  return join(dataDir, 'kept');
}

/** Folder of archived hours, with one folder per source. */
export function getHoursFolder(dataDir: string): string {
  return join(getArchiveFolder(dataDir), 'hours');
}

/** Folder of the daily values of every run: one folder per source, in it one per month. */
export function getDailyFolder(dataDir: string): string {
  return join(getArchiveFolder(dataDir), 'daily');
}

/** `2026-11-21.79x83_5_99_0.25_0.25.hours`: the hours of one Vietnamese day on one grid. */
export function nameHoursFile(
  dayAt: EpochSeconds,
  { rows, columns, south, west, latStep, lngStep }: RegularGrid,
): string {
  const numbers = [south, west, latStep, lngStep].map((degrees) => String(Number(degrees.toFixed(4))));
  return `${formatDate(dayAt)}.${rows}x${columns}_${numbers.join('_')}.hours`;
}

/** The date in the name of an hours file; null for any other name. */
export function readHoursDate(name: string): string | null {
  return /^(\d{4}-\d{2}-\d{2})\.[\dx_.-]+\.hours$/.exec(name)?.[1] ?? null;
}

/** `2026-11/20261121T060000Z.daily` below the folder of its source. */
export function nameDailyFile(runAt: EpochSeconds): string {
  const start = new Date(runAt * 1000).toISOString();
  return join(start.slice(0, 7), `${start.replace(/[-:]|\.\d+/g, '')}.daily`);
}

/** Whether a name in a month's folder is that of a daily-values file. */
function isDailyFile(name: string): boolean {
  return /^\d{8}T\d{6}Z\.daily$/.test(name);
}

/** Whether a name in a source's daily folder is that of a month. */
export function isMonth(name: string): boolean {
  return /^\d{4}-\d{2}$/.test(name);
}

/** Names of a source's daily-values files, with their months: `2026-11/20261121T060000Z.daily`. */
export function listDailyFiles(folder: string): string[] {
  return listNames(folder)
    .filter(isMonth)
    .flatMap((month) =>
      listNames(join(folder, month))
        .filter(isDailyFile)
        .map((name) => join(month, name)),
    );
}

/** First bytes of every archive file, including the version of the format. */
export const MAGIC = 'TVKEPT01';
/** Bytes before the header: magic, header length and header CRC-32. */
export const FIRST_BYTES = 16;
/** A CRC-32 follows the values of each cell. */
export const CRC_BYTES = 4;
/** Far above any real header: a longer one is damage and is not read into memory. */
const MOST_HEADER_BYTES = 2 ** 22;

/** Layout of the file, stored next to the facts of its kind. */
export interface ArchiveHeader<Facts> {
  readonly cells: number;
  /** Int16 values per cell. */
  readonly words: number;
  /** Whether surface heights of the source's model precede the cells, one float32 per cell. */
  readonly hasSurface: boolean;
  readonly facts: Facts;
}

/** An open archive file. It stays readable after it has been replaced or removed. */
export interface ArchiveFile<Facts> {
  readonly path: string;
  readonly facts: Facts;
  readonly cells: number;
  readonly words: number;
  /** Metres, NaN where unknown; null where the source gives none. */
  readonly surfaceHeightM: Float32Array | null;
  /** Reads these cells one after another into `into`. Throws `ArchiveFileError` if one fails its checksum. */
  readCells(cells: readonly number[], into: Int16Array): void;
  close(): void;
}

/**
 * Opens an archive file and checks everything but its cells, which are checked when read. `isFacts` says whether the
 * header is of the expected kind. Throws `ArchiveFileError` if the file is damaged or of another kind, and the system's
 * error if it cannot be read.
 */
export function openArchiveFile<Facts>(path: string, isFacts: (facts: unknown) => facts is Facts): ArchiveFile<Facts> {
  const descriptor = openSync(path, 'r');
  try {
    return readArchiveFile(path, descriptor, isFacts);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

function readArchiveFile<Facts>(
  path: string,
  descriptor: number,
  isFacts: (facts: unknown) => facts is Facts,
): ArchiveFile<Facts> {
  const { size } = fstatSync(descriptor);
  const { header, end } = readHeader(path, descriptor, size, isFacts);
  const { cells, words, hasSurface, facts } = header;
  const firstCell = end + (hasSurface ? cells * 4 + CRC_BYTES : 0);
  const block = words * 2 + CRC_BYTES;
  const expected = firstCell + cells * block;
  if (size !== expected) throw new ArchiveFileError(`${path}: ${size} bytes, expected ${expected}`);
  let isOpen = true;
  return {
    path,
    facts,
    cells,
    words,
    surfaceHeightM: hasSurface ? readSurface(path, descriptor, end, cells) : null,
    readCells: createBlockReader(path, descriptor, { firstCell, words }),
    close: () => {
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
}

function readHeader<Facts>(
  path: string,
  descriptor: number,
  size: number,
  isFacts: (facts: unknown) => facts is Facts,
): { header: ArchiveHeader<Facts>; end: number } {
  if (size < FIRST_BYTES) throw new ArchiveFileError(`${path}: ${size} bytes are no archive file`);
  const first = readBytes(descriptor, FIRST_BYTES, 0);
  const view = new DataView(first.buffer);
  if (Buffer.from(first.subarray(0, MAGIC.length)).toString('latin1') !== MAGIC) {
    throw new ArchiveFileError(`${path}: is no archive file of this version`);
  }
  const length = view.getUint32(8, true);
  if (length > Math.min(MOST_HEADER_BYTES, size - FIRST_BYTES)) {
    throw new ArchiveFileError(`${path}: the header does not fit the file`);
  }
  const text = readBytes(descriptor, length, FIRST_BYTES);
  if (crc32(text) !== view.getUint32(12, true))
    throw new ArchiveFileError(`${path}: the header differs from its checksum`);
  const header: ArchiveHeader<unknown> = JSON.parse(Buffer.from(text).toString('utf8'));
  const { facts } = header;
  if (!isFacts(facts)) throw new ArchiveFileError(`${path}: is an archive file of another kind`);
  return { header: { ...header, facts }, end: FIRST_BYTES + length };
}

function readSurface(path: string, descriptor: number, position: number, cells: number): Float32Array {
  const bytes = readBytes(descriptor, cells * 4 + CRC_BYTES, position);
  const crc = new DataView(bytes.buffer).getUint32(cells * 4, true);
  if (crc32(bytes.subarray(0, cells * 4)) !== crc)
    throw new ArchiveFileError(`${path}: the heights differ from their checksum`);
  return new Float32Array(bytes.buffer, 0, cells);
}

function readBytes(descriptor: number, length: number, position: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  readFully(descriptor, bytes, { at: 0, length, position });
  return bytes;
}

interface BlockLayout {
  readonly firstCell: number;
  readonly words: number;
}

function createBlockReader(path: string, descriptor: number, { firstCell, words }: BlockLayout) {
  const length = words * 2;
  const block = length + CRC_BYTES;
  const bytes = new Uint8Array(block * 2);
  const view = new DataView(bytes.buffer);
  return (cells: readonly number[], into: Int16Array): void => {
    const target = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let at = 0; at < cells.length; ) {
      const cell = cells[at] as number;
      // Neighbouring cells are adjacent in the file too: one read serves both.
      const count = cells[at + 1] === cell + 1 ? 2 : 1;
      readFully(descriptor, bytes, { at: 0, length: count * block, position: firstCell + cell * block });
      for (let i = 0; i < count; i++, at++) {
        const values = bytes.subarray(i * block, i * block + length);
        if (crc32(values, cell + i) !== view.getUint32(i * block + length, true)) {
          throw new ArchiveFileError(`${path}: cell ${cell + i} differs from its checksum`);
        }
        target.set(values, at * length);
      }
    }
  };
}
