/** A text, a number, or a list of numbers; numbers are written as doubles (as bytes for a variable of bytes). */
export type NetcdfAttribute = string | number | readonly number[];

/** A dimension: its name and its fixed length, at least 1. */
export interface NetcdfDimension {
  readonly name: string;
  readonly length: number;
}

/**
 * A variable: its type follows from its values, `char` for bytes of text. Row-major order, the last dimension fastest.
 */
export interface NetcdfVariable {
  readonly name: string;
  readonly dimensions: readonly string[];
  readonly attributes: Readonly<Record<string, NetcdfAttribute>>;
  readonly values: Int8Array | Int16Array | Int32Array | Float32Array | Float64Array | Uint8Array;
}

/** A file in NetCDF's classic data model. */
export interface NetcdfContent {
  readonly dimensions: readonly NetcdfDimension[];
  readonly attributes: Readonly<Record<string, NetcdfAttribute>>;
  readonly variables: readonly NetcdfVariable[];
}

/** Fill value for unknown floats, as in Unidata's library (netcdf.h, `NC_FILL_FLOAT`). */
export const NETCDF_FILL_FLOAT = 2 ** 122 * 1.875;

const TAG = { none: 0, dimension: 0x0a, variable: 0x0b, attribute: 0x0c } as const;
const TYPE = { byte: 1, char: 2, short: 3, int: 4, float: 5, double: 6 } as const;
type TypeCode = (typeof TYPE)[keyof typeof TYPE];
/** Offsets of CDF-1 are signed 32-bit numbers. */
const MOST_BYTES = 2 ** 31 - 1;

const padTo4 = (length: number): number => Math.ceil(length / 4) * 4;

function getType(values: NetcdfVariable['values']): TypeCode {
  if (values instanceof Uint8Array) return TYPE.char;
  if (values instanceof Int8Array) return TYPE.byte;
  if (values instanceof Int16Array) return TYPE.short;
  if (values instanceof Int32Array) return TYPE.int;
  return values instanceof Float32Array ? TYPE.float : TYPE.double;
}

/** Big-endian bytes of a header. */
class HeaderWriter {
  readonly #parts: Buffer[] = [];
  length = 0;

  add(bytes: Buffer): void {
    this.#parts.push(bytes);
    this.length += bytes.length;
  }

  addInt(value: number): void {
    const bytes = Buffer.alloc(4);
    bytes.writeInt32BE(value);
    this.add(bytes);
  }

  /** Bytes up to the next multiple of four. */
  addPadded(bytes: Buffer): void {
    this.add(bytes);
    this.add(Buffer.alloc(padTo4(bytes.length) - bytes.length));
  }

  addName(name: string): void {
    const bytes = Buffer.from(name.normalize('NFC'));
    this.addInt(bytes.length);
    this.addPadded(bytes);
  }

  /** The tag of a list and its length; an empty list has tag 0. */
  addListHead(tag: number, length: number): void {
    this.addInt(length === 0 ? TAG.none : tag);
    this.addInt(length);
  }

  toBuffer(): Buffer {
    return Buffer.concat(this.#parts);
  }
}

function addAttribute(writer: HeaderWriter, name: string, value: NetcdfAttribute, ofType: TypeCode | null): void {
  writer.addName(name);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value.normalize('NFC'));
    writer.addInt(TYPE.char);
    writer.addInt(bytes.length);
    writer.addPadded(bytes);
    return;
  }
  const numbers = typeof value === 'number' ? [value] : value;
  // A fill value and flags must have the type of their variable (CF 1.11, 2.5.1 and 3.5).
  const type = ofType === TYPE.float || ofType === TYPE.byte || ofType === TYPE.int ? ofType : TYPE.double;
  writer.addInt(type);
  writer.addInt(numbers.length);
  const bytes = Buffer.alloc(
    numbers.length * { [TYPE.byte]: 1, [TYPE.int]: 4, [TYPE.float]: 4, [TYPE.double]: 8 }[type],
  );
  for (const [index, number] of numbers.entries()) {
    if (type === TYPE.byte) bytes.writeInt8(number, index);
    else if (type === TYPE.int) bytes.writeInt32BE(number, index * 4);
    else if (type === TYPE.float) bytes.writeFloatBE(number, index * 4);
    else bytes.writeDoubleBE(number, index * 8);
  }
  writer.addPadded(bytes);
}

function addAttributes(writer: HeaderWriter, attributes: NetcdfContent['attributes'], type: TypeCode | null): void {
  const all = Object.entries(attributes);
  writer.addListHead(TAG.attribute, all.length);
  for (const [name, value] of all) addAttribute(writer, name, value, type);
}

/** Position and length of a variable. */
interface Extent {
  readonly begin: number;
  readonly size: number;
}

function writeHeader({ dimensions, attributes, variables }: NetcdfContent, extents: readonly Extent[]): Buffer {
  const writer = new HeaderWriter();
  writer.add(Buffer.from('CDF\x01', 'latin1'));
  // No records: every dimension has a fixed length.
  writer.addInt(0);
  writer.addListHead(TAG.dimension, dimensions.length);
  for (const { name, length } of dimensions) {
    writer.addName(name);
    writer.addInt(length);
  }
  addAttributes(writer, attributes, null);
  writer.addListHead(TAG.variable, variables.length);
  for (const [index, { name, dimensions: own, attributes: facts, values }] of variables.entries()) {
    const { begin, size } = extents[index] ?? { begin: 0, size: 0 };
    const type = getType(values);
    writer.addName(name);
    writer.addInt(own.length);
    for (const one of own) writer.addInt(dimensions.findIndex((dimension) => dimension.name === one));
    addAttributes(writer, facts, type);
    writer.addInt(type);
    writer.addInt(size);
    writer.addInt(begin);
  }
  return writer.toBuffer();
}

/** Throws `RangeError` for inconsistent content: a missing or empty dimension, or values that do not fill theirs. */
function checkContent({ dimensions, variables }: NetcdfContent): void {
  const lengths = new Map(dimensions.map(({ name, length }) => [name, length]));
  for (const { name, length } of dimensions) {
    if (!Number.isInteger(length) || length < 1) throw new RangeError(`The dimension ${name} has no length: ${length}`);
  }
  for (const { name, dimensions: own, values } of variables) {
    const count = own.reduce((product, one) => product * (lengths.get(one) ?? Number.NaN), 1);
    if (count !== values.length) throw new RangeError(`${name} has ${values.length} values, its dimensions ${count}`);
  }
}

/** Values in the file's byte order: most significant byte first. */
function writeValues(values: NetcdfVariable['values'], into: Buffer): void {
  const { BYTES_PER_ELEMENT: width } = values;
  into.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
  const bytes = into.subarray(0, values.byteLength);
  // Every machine that Node runs on is little-endian.
  if (width === 2) bytes.swap16();
  else if (width === 4) bytes.swap32();
  else if (width === 8) bytes.swap64();
}

/**
 * Writes a NetCDF classic file (CDF-1; Unidata, "NetCDF Classic Format Specification"), which every tool of the field
 * reads. Names and texts are UTF-8 in NFC. Throws `RangeError` for content that is inconsistent or longer than 2 GiB.
 */
export function writeNetcdf(content: NetcdfContent): Buffer {
  checkContent(content);
  // Numbers have fixed widths, so a header with zero offsets is as long as the final one.
  const headBytes = writeHeader(content, []).length;
  let begin = headBytes;
  const extents = content.variables.map(({ values }): Extent => {
    const extent = { begin, size: padTo4(values.byteLength) };
    begin += extent.size;
    return extent;
  });
  if (begin > MOST_BYTES) throw new RangeError(`A file of ${begin} bytes is too long for NetCDF classic`);
  const file = Buffer.alloc(begin);
  writeHeader(content, extents).copy(file);
  for (const [index, { values }] of content.variables.entries()) {
    const extent = extents[index];
    if (extent !== undefined) writeValues(values, file.subarray(extent.begin, extent.begin + extent.size));
  }
  return file;
}
