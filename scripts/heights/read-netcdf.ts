/** A variable of a NetCDF file. */
export interface NetcdfVariable {
  readonly name: string;
  /** Names of its dimensions, slowest first. */
  readonly dimensions: readonly string[];
  readonly values: Float64Array;
}

/** Reading position in a header of NetCDF. */
interface Cursor {
  readonly bytes: Buffer;
  readonly offsetBytes: number;
  at: number;
}

interface Dimension {
  readonly name: string;
  readonly length: number;
}

interface NumberType {
  readonly bytes: number;
  readonly read: (bytes: Buffer, at: number) => number;
}

const TYPES: Readonly<Record<number, NumberType>> = {
  1: { bytes: 1, read: (bytes, at) => bytes.readInt8(at) },
  2: { bytes: 1, read: (bytes, at) => bytes.readUInt8(at) },
  3: { bytes: 2, read: (bytes, at) => bytes.readInt16BE(at) },
  4: { bytes: 4, read: (bytes, at) => bytes.readInt32BE(at) },
  5: { bytes: 4, read: (bytes, at) => bytes.readFloatBE(at) },
  6: { bytes: 8, read: (bytes, at) => bytes.readDoubleBE(at) },
};
const CLASSIC = 1;
const WIDE_OFFSETS = 2;

/**
 * The variables of a NetCDF file in classic form or with 64-bit offsets. Ignores variables along an unlimited
 * dimension. Layout: NetCDF Users Guide, "File Format Specifications". Throws for another kind of file.
 */
export function readNetcdfVariables(bytes: Buffer): NetcdfVariable[] {
  const version = bytes[3];
  const isNetcdf = bytes.toString('latin1', 0, 3) === 'CDF' && (version === CLASSIC || version === WIDE_OFFSETS);
  if (!isNetcdf) throw new Error('No NetCDF file in classic form');
  const cursor: Cursor = { bytes, offsetBytes: version === WIDE_OFFSETS ? 8 : 4, at: 8 };
  const dimensions = readList(cursor, (own): Dimension => ({ name: readName(own), length: readInt(own) }));
  readList(cursor, skipAttribute);
  const variables = readList(cursor, (own) => readVariable(own, dimensions));
  return variables.filter((variable) => variable !== null);
}

function readVariable(cursor: Cursor, all: readonly Dimension[]): NetcdfVariable | null {
  const name = readName(cursor);
  const dimensions = Array.from({ length: readInt(cursor) }, () => all[readInt(cursor)]).filter(
    (dimension) => dimension !== undefined,
  );
  readList(cursor, skipAttribute);
  const type = getType(readInt(cursor));
  readInt(cursor);
  const begin =
    cursor.offsetBytes === 8 ? Number(cursor.bytes.readBigInt64BE(cursor.at)) : cursor.bytes.readInt32BE(cursor.at);
  cursor.at += cursor.offsetBytes;
  if (dimensions.some(({ length }) => length === 0)) return null;
  const length = dimensions.reduce((product, dimension) => product * dimension.length, 1);
  const values = new Float64Array(length);
  for (let index = 0; index < length; index += 1) values[index] = type.read(cursor.bytes, begin + index * type.bytes);
  return { name, dimensions: dimensions.map((dimension) => dimension.name), values };
}

function readList<Item>(cursor: Cursor, readItem: (cursor: Cursor) => Item): Item[] {
  readInt(cursor);
  return Array.from({ length: readInt(cursor) }, () => readItem(cursor));
}

function skipAttribute(cursor: Cursor): void {
  readName(cursor);
  const type = getType(readInt(cursor));
  const bytes = padded(readInt(cursor) * type.bytes);
  cursor.at += bytes;
}

function readName(cursor: Cursor): string {
  const length = readInt(cursor);
  const name = cursor.bytes.toString('utf8', cursor.at, cursor.at + length);
  cursor.at += padded(length);
  return name;
}

function readInt(cursor: Cursor): number {
  cursor.at += 4;
  return cursor.bytes.readInt32BE(cursor.at - 4);
}

function getType(code: number): NumberType {
  const type = TYPES[code];
  if (type === undefined) throw new Error(`No NetCDF type ${code}`);
  return type;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
