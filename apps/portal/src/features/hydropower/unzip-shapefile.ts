import { inflateRawSync } from 'node:zlib';

/** What a `.zip` holds of a shapefile. */
export interface ZippedShapefile {
  readonly shp: Buffer;
  /** Text of the `.prj`; null without one. */
  readonly prj: string | null;
}

/** What is wrong with a `.zip`: it is none, has no or several `.shp`, or unpacks to far too much. */
export type ZipFault = 'notZip' | 'zipBomb' | 'severalAreas';

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const END_BYTES = 22;
const MOST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
/** Ten thousand points are 160 kB. */
const MOST_SHP_BYTES = 16 * 2 ** 20;
const MOST_PRJ_BYTES = 64 * 2 ** 10;
const MOST_ENTRIES = 1000;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly localAt: number;
}

/** Lists the entries of the directory at the end of a zip (APPNOTE.TXT 6.3, 4.3); null where there is none. */
function listEntries(zip: Buffer): Entry[] | null {
  let end = zip.length - END_BYTES;
  const least = Math.max(end - MOST_COMMENT, 0);
  while (end >= least && zip.readUInt32LE(end) !== END_MARK) end -= 1;
  if (end < least) return null;
  const count = Math.min(zip.readUInt16LE(end + 10), MOST_ENTRIES);
  const entries: Entry[] = [];
  for (let at = zip.readUInt32LE(end + 16), index = 0; index < count; index++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY_MARK) return null;
    const nameBytes = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('latin1', at + 46, at + 46 + nameBytes),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      localAt: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** The bytes of an entry; what the directory says of their length is not believed. */
function readEntry(zip: Buffer, { method, packed, localAt }: Entry, most: number): Buffer | ZipFault {
  if (localAt + 30 > zip.length || zip.readUInt32LE(localAt) !== LOCAL_MARK) return 'notZip';
  const from = localAt + 30 + zip.readUInt16LE(localAt + 26) + zip.readUInt16LE(localAt + 28);
  if (from + packed > zip.length) return 'notZip';
  const bytes = zip.subarray(from, from + packed);
  if (method === STORED) return bytes.length > most ? 'zipBomb' : bytes;
  if (method !== DEFLATED) return 'notZip';
  try {
    return inflateRawSync(bytes, { maxOutputLength: most });
  } catch (error) {
    return error instanceof RangeError ? 'zipBomb' : 'notZip';
  }
}

const isNamed = (extension: string) => (entry: Entry) =>
  entry.name.toLowerCase().endsWith(extension) && !/(?:^|\/)(?:__MACOSX\/|\.)/.test(entry.name);

/** The one shapefile in a `.zip`, in any folder of it, or what is wrong. */
export function unzipShapefile(zip: Buffer): ZippedShapefile | ZipFault {
  const entries = zip.length < END_BYTES ? null : listEntries(zip);
  if (entries === null) return 'notZip';
  const shapes = entries.filter(isNamed('.shp'));
  const [shape] = shapes;
  if (shape === undefined) return 'notZip';
  if (shapes.length > 1) return 'severalAreas';
  const shp = readEntry(zip, shape, MOST_SHP_BYTES);
  if (typeof shp === 'string') return shp;
  const stem = shape.name.slice(0, -4).toLowerCase();
  const found = entries.find((entry) => entry.name.toLowerCase() === `${stem}.prj`);
  const prj = found === undefined ? null : readEntry(zip, found, MOST_PRJ_BYTES);
  return typeof prj === 'string' ? prj : { shp, prj: prj?.toString('latin1') ?? null };
}
