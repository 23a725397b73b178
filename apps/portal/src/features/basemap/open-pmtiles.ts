import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isRecord } from '@portal/domain/data/is-record';
import { COVERAGE } from '@portal/domain/geo/lat-lng';

/** In degrees. */
interface BoundingBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Header of a PMTiles file (version 3, 127 bytes). */
interface PmtilesHeader {
  /** Offsets in bytes from the start. */
  readonly parts: readonly { readonly name: string; readonly offset: number; readonly length: number }[];
  readonly internalCompression: number;
  readonly tileCompression: number;
  /** 1: vector tiles; 2–5: PNG, JPEG, WebP, AVIF. */
  readonly tileType: number;
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly bounds: BoundingBox;
}

const PMTILES_HEADER_BYTES = 127;
const MAGIC = 'PMTiles';
const VERSION = 3;
const PARTS = ['root directory', 'metadata', 'leaf directories', 'tiles'];
const FIRST_PART_AT = 8;
const BOUNDS_AT = 102;
const DEGREE = 10_000_000;

/** Throws an `Error` with a short reason if it is not a PMTiles header. */
function readPmtilesHeader(bytes: Buffer): PmtilesHeader {
  if (bytes.length < PMTILES_HEADER_BYTES) throw new Error(`has ${bytes.length} bytes, too few for PMTiles`);
  if (bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('is not a PMTiles file');
  const version = bytes.readUInt8(MAGIC.length);
  if (version !== VERSION) throw new Error(`is PMTiles of version ${version}; version ${VERSION} is read`);
  const readDegrees = (at: number): number => bytes.readInt32LE(BOUNDS_AT + at) / DEGREE;
  return {
    parts: PARTS.map((name, index) => ({
      name,
      offset: Number(bytes.readBigUInt64LE(FIRST_PART_AT + 16 * index)),
      length: Number(bytes.readBigUInt64LE(FIRST_PART_AT + 16 * index + 8)),
    })),
    internalCompression: bytes.readUInt8(97),
    tileCompression: bytes.readUInt8(98),
    tileType: bytes.readUInt8(99),
    minZoom: bytes.readUInt8(100),
    maxZoom: bytes.readUInt8(101),
    bounds: { west: readDegrees(0), south: readDegrees(4), east: readDegrees(8), north: readDegrees(12) },
  };
}

export interface PmtilesFile {
  readonly descriptor: number;
  readonly size: number;
  /** Short fingerprint of the file. */
  readonly edition: string;
  readonly tiles: 'vector' | 'raster';
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly layers: readonly string[];
  /** Attribution as plain text; null: none in the file. */
  readonly credit: string | null;
}

const NONE = 1;
const GZIP = 2;
const VECTOR = 1;
const LAST_TYPE = 5;
const DEEPEST = 26;
const MOST_METADATA = 8 * 2 ** 20;

function readPart(descriptor: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset));
}

function checkWhole({ parts }: PmtilesHeader, size: number): void {
  for (const { name, offset, length } of parts) {
    if (offset + length > size)
      throw new Error(`is cut off: its ${name} would end at byte ${offset + length} of ${size}`);
  }
  if (parts[0]?.length === 0 || parts[3]?.length === 0) throw new Error('holds no tiles');
}

/** Accepts only compressions that browsers can decode. */
function checkReadable({ tileType, tileCompression, internalCompression, minZoom, maxZoom }: PmtilesHeader): void {
  if (tileType < VECTOR || tileType > LAST_TYPE) throw new Error(`holds tiles of the unknown kind ${tileType}`);
  const isPacked = [internalCompression, tileCompression].some((kind) => kind !== NONE && kind !== GZIP);
  if (isPacked) throw new Error('is compressed with something else than gzip, which browsers do not unpack');
  if (minZoom > maxZoom || maxZoom > DEEPEST) throw new Error(`has the zooms ${minZoom} to ${maxZoom}`);
}

function checkPlace({ bounds: { west, south, east, north } }: PmtilesHeader): void {
  const isOverlapping =
    west < COVERAGE.east && east > COVERAGE.west && south < COVERAGE.north && north > COVERAGE.south;
  if (!isOverlapping) throw new Error(`covers ${south},${west} to ${north},${east} and nothing of Vietnam`);
}

function unpack(bytes: Buffer, { internalCompression }: PmtilesHeader, name: string): Buffer {
  if (internalCompression === NONE) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_METADATA });
  } catch {
    throw new Error(`is damaged: its ${name} cannot be unpacked`);
  }
}

interface Metadata {
  readonly attribution?: unknown;
  readonly vector_layers?: unknown;
}

function parseMetadata(text: string): Metadata {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    throw new Error('is damaged: its metadata is not JSON');
  }
}

function listLayers({ vector_layers: layers }: Metadata): string[] {
  if (!Array.isArray(layers)) return [];
  return layers.flatMap((layer: { readonly id?: unknown } | null) => (typeof layer?.id === 'string' ? [layer.id] : []));
}

/** The file's attribution without markup. */
function findCredit({ attribution }: Metadata): string | null {
  if (typeof attribution !== 'string') return null;
  const text = attribution
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? null : text.slice(0, 300);
}

function inspect(descriptor: number): PmtilesFile {
  const { size, mtimeMs } = fstatSync(descriptor);
  const head = readPart(descriptor, 0, Math.min(PMTILES_HEADER_BYTES, size));
  const header = readPmtilesHeader(head);
  checkWhole(header, size);
  checkReadable(header);
  checkPlace(header);
  const [root, metadata] = header.parts;
  if (root !== undefined) unpack(readPart(descriptor, root.offset, root.length), header, root.name);
  if ((metadata?.length ?? 0) > MOST_METADATA) throw new Error('has more metadata than a map needs');
  const packed = metadata === undefined ? Buffer.alloc(0) : readPart(descriptor, metadata.offset, metadata.length);
  const found = packed.length === 0 ? {} : parseMetadata(unpack(packed, header, 'metadata').toString('utf8'));
  const edition = createHash('sha256').update(head).update(`${size} ${mtimeMs}`).digest('hex').slice(0, 12);
  return {
    descriptor,
    size,
    edition,
    tiles: header.tileType === VECTOR ? 'vector' : 'raster',
    minZoom: header.minZoom,
    maxZoom: header.maxZoom,
    layers: listLayers(found),
    credit: findCredit(found),
  };
}

function open(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new Error(`cannot be opened${code}`);
  }
}

/**
 * Opens a PMTiles file and checks that browsers can read it. Throws an `Error` with a short reason for a missing,
 * truncated or damaged file, another format or another country.
 */
export function openPmtiles(path: string): PmtilesFile {
  const descriptor = open(path);
  try {
    return inspect(descriptor);
  } catch (error) {
    closeSync(descriptor);
    const isFolder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
    throw isFolder ? new Error('is a folder') : error;
  }
}
