/** A minimal north-up GeoTIFF with one band in degrees over northern Vietnam: a single strip. */
interface TiffSpec {
  readonly columns: number;
  readonly rows: number;
  readonly bits: 8 | 16 | 32;
  readonly isFloat?: boolean;
  /** The strip as in the file. */
  readonly strip: Uint8Array;
  /** TIFF's compression number: 1 none, 5 LZW, 8 deflate, 50000 Zstandard. */
  readonly compression?: number;
  readonly noData?: string;
  readonly metadata?: string;
  /** Time of the picture in UTC, in TIFF's format: `2026:08:03 07:10:00`. */
  readonly time?: string;
  /** The tie point is the centre of the first cell, not its corner. */
  readonly isPoint?: boolean;
  /** Stated size of the strip, bytes. */
  readonly stripBytes?: number;
}

type Entry = readonly [tag: number, kind: 2 | 3 | 4 | 12, values: readonly number[] | string];
const SIZES = { 2: 1, 3: 2, 4: 4, 12: 8 } as const;
const HEAD = 8;

export function makeTiff({ columns, rows, bits, strip, ...more }: TiffSpec): Uint8Array {
  const entries: Entry[] = [
    [256, 4, [columns]],
    [257, 4, [rows]],
    [258, 3, [bits]],
    [259, 3, [more.compression ?? 1]],
    [262, 3, [1]],
    [273, 4, [HEAD]],
    [277, 3, [1]],
    [278, 4, [rows]],
    [279, 4, [more.stripBytes ?? strip.length]],
    [306, 2, `${more.time ?? '2026:08:03 07:10:00'}\0`],
    [339, 3, [more.isFloat ? 3 : 1]],
    [33_550, 12, [0.03, 0.03, 0]],
    [33_922, 12, [0, 0, 0, 102, 23, 0]],
    [34_735, 3, [1, 1, 0, 3, 1024, 0, 1, 2, 1025, 0, 1, more.isPoint ? 2 : 1, 2048, 0, 1, 4326]],
    ...(more.metadata === undefined ? [] : [[42_112, 2, `${more.metadata}\0`] as Entry]),
    ...(more.noData === undefined ? [] : [[42_113, 2, `${more.noData}\0`] as Entry]),
  ];
  const directory = HEAD + strip.length + (strip.length % 2);
  const tail: Buffer[] = [];
  let tailAt = directory + 2 + 12 * entries.length + 4;
  const table = Buffer.alloc(2 + 12 * entries.length + 4);
  table.writeUInt16LE(entries.length, 0);
  for (const [index, [tag, kind, values]] of entries.entries()) {
    const bytes = toBytes(kind, values);
    const at = 2 + 12 * index;
    table.writeUInt16LE(tag, at);
    table.writeUInt16LE(kind, at + 2);
    table.writeUInt32LE(values.length, at + 4);
    if (bytes.length <= 4) bytes.copy(table, at + 8);
    else {
      table.writeUInt32LE(tailAt, at + 8);
      tail.push(bytes);
      tailAt += bytes.length;
    }
  }
  const head = Buffer.alloc(HEAD);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(directory, 4);
  return Buffer.concat([head, strip, Buffer.alloc(strip.length % 2), table, ...tail]);
}

function toBytes(kind: Entry[1], values: Entry[2]): Buffer {
  if (typeof values === 'string') return Buffer.from(values, 'latin1');
  const bytes = Buffer.alloc(SIZES[kind] * values.length);
  for (const [index, value] of values.entries()) {
    if (kind === 12) bytes.writeDoubleLE(value, 8 * index);
    else if (kind === 4) bytes.writeUInt32LE(value, 4 * index);
    else bytes.writeUInt16LE(value, 2 * index);
  }
  return bytes;
}
