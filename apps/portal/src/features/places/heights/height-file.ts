import { gunzipSync, gzipSync } from 'node:zlib';
import type { LatLng } from '@portal/domain/geo/lat-lng';
import type { HeightGrid } from './height-grid.ts';

/**
 * Where a known height is from, which says how far it reaches: a town of GeoNames and a weather station stand on the
 * ground that people live on; a hill (a resort or a station above or below everything around) has a level of its own; a
 * spot (a summit, a pass) stands for itself; `about` is a hill whose height is only roughly told.
 */
export type KnownKind = 'town' | 'station' | 'hill' | 'spot' | 'about';

/** A point whose height above the sea is known. */
export interface KnownHeight extends LatLng {
  readonly heightM: number;
  readonly kind: KnownKind;
}

/** All that the file of heights holds. */
export interface HeightFile {
  /** The finer grid first: the first one that a point lies on answers. */
  readonly grids: readonly HeightGrid[];
  readonly known: readonly KnownHeight[];
}

interface Header {
  readonly grids: readonly Omit<HeightGrid, 'heightsM'>[];
  readonly known: number;
}

const KINDS: readonly KnownKind[] = ['town', 'station', 'hill', 'spot', 'about'];
/** Coordinates are whole hundred-thousandths of a degree, about a metre. */
const PER_DEGREE = 1e5;
const GRID_BYTES = 2;
const KNOWN_BYTES = 12;

/** The bytes of a file, before compression: a line of JSON, the grids as 16-bit, the known heights as 32-bit coordinates with height and kind as 16-bit, all little-endian. */
export function formatHeightFile({ grids, known }: HeightFile): Buffer {
  const header: Header = { grids: grids.map(({ heightsM, ...shape }) => shape), known: known.length };
  const body = Buffer.alloc(grids.reduce((sum, { heightsM }) => sum + heightsM.length * GRID_BYTES, 0));
  let at = 0;
  for (const { heightsM } of grids) for (const height of heightsM) at = body.writeInt16LE(height, at);
  const points = Buffer.alloc(known.length * KNOWN_BYTES);
  known.forEach(({ lat, lng, heightM, kind }, index) => {
    const start = index * KNOWN_BYTES;
    points.writeInt32LE(Math.round(lat * PER_DEGREE), start);
    points.writeInt32LE(Math.round(lng * PER_DEGREE), start + 4);
    points.writeInt16LE(heightM, start + 8);
    points.writeInt16LE(KINDS.indexOf(kind), start + 10);
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body, points]);
}

/** The bytes as they are checked in. */
export function packHeightFile(bytes: Buffer): Buffer {
  return gzipSync(bytes, { level: 9 });
}

/** The bytes of `formatHeightFile` out of the checked-in ones. */
export function unpackHeightFile(packed: Buffer): Buffer {
  return gunzipSync(packed);
}

/** Reads what `formatHeightFile` writes. Throws where the length does not fit the header: the file is then broken. */
export function parseHeightFile(bytes: Buffer): HeightFile {
  const end = bytes.indexOf('\n');
  const header = JSON.parse(bytes.toString('utf8', 0, end)) as Header;
  let at = end + 1;
  const grids = header.grids.map((shape) => {
    const heightsM = new Int16Array(shape.rows * shape.columns);
    expectBytes(bytes, at + heightsM.length * GRID_BYTES);
    for (let cell = 0; cell < heightsM.length; cell += 1) heightsM[cell] = bytes.readInt16LE(at + cell * GRID_BYTES);
    at += heightsM.length * GRID_BYTES;
    return { ...shape, heightsM };
  });
  expectBytes(bytes, at + header.known * KNOWN_BYTES);
  const known = Array.from({ length: header.known }, (_, index) => readKnown(bytes, at + index * KNOWN_BYTES));
  return { grids, known };
}

function readKnown(bytes: Buffer, at: number): KnownHeight {
  const kind = KINDS[bytes.readInt16LE(at + 10)];
  if (kind === undefined) throw new Error(`File of heights with an unknown kind at byte ${at + 10}`);
  const lat = bytes.readInt32LE(at) / PER_DEGREE;
  const lng = bytes.readInt32LE(at + 4) / PER_DEGREE;
  return { lat, lng, heightM: bytes.readInt16LE(at + 8), kind };
}

function expectBytes(bytes: Buffer, end: number): void {
  if (bytes.length < end) throw new Error(`File of heights ends at byte ${bytes.length}, ${end} are expected`);
}
