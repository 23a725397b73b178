/** A GIF with one image; a damaged one may state other figures than it contains. */
interface GifSpec {
  readonly columns: number;
  readonly rows: number;
  /** One byte per cell in file order. */
  readonly indexes: Uint8Array;
  /** Red, green and blue of 256 colours; default: the scale of MeteoSwiss, white to red, and black. */
  readonly palette?: Uint8Array;
  readonly comment?: string;
  readonly isInterlaced?: boolean;
  /** Number of copies of the image. */
  readonly count?: number;
}

const CODE_SIZE = 8;
const CLEAR = 256;
const CODES = 4096;

/** The scale of MeteoSwiss: class k is (255, 255 − k, 255 − k), the last one black. */
export function makeSwissPalette(): Uint8Array {
  const palette = new Uint8Array(768);
  for (let number = 0; number < 255; number += 1) palette.set([255, 255 - number, 255 - number], 3 * number);
  return palette;
}

export function makeGif({ columns, rows, indexes, ...more }: GifSpec): Uint8Array {
  const head = Buffer.alloc(13);
  head.write('GIF89a', 'latin1');
  head.writeUInt16LE(columns, 6);
  head.writeUInt16LE(rows, 8);
  head[10] = 0xf7;
  const image = Buffer.alloc(10);
  image[0] = 0x2c;
  image.writeUInt16LE(columns, 5);
  image.writeUInt16LE(rows, 7);
  image[9] = more.isInterlaced ? 0x40 : 0;
  const picture = Buffer.concat([image, Buffer.of(CODE_SIZE), toBlocks(packLzw(indexes))]);
  const comment = more.comment === undefined ? [] : [Buffer.of(0x21, 0xfe), toBlocks(Buffer.from(more.comment))];
  const pictures = Array.from({ length: more.count ?? 1 }, () => picture);
  return Buffer.concat([head, more.palette ?? makeSwissPalette(), ...comment, ...pictures, Buffer.of(0x3b)]);
}

function toBlocks(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.subarray(at, at + 255);
    blocks.push(Buffer.of(block.length), block);
  }
  return Buffer.concat([...blocks, Buffer.of(0)]);
}

function packLzw(indexes: Uint8Array): Buffer {
  const bytes: number[] = [];
  let [held, heldBits, bits] = [0, 0, CODE_SIZE + 1];
  const write = (code: number): void => {
    held |= code << heldBits;
    for (heldBits += bits; heldBits >= 8; heldBits -= 8, held >>>= 8) bytes.push(held & 255);
  };
  let table = new Map<number, number>();
  write(CLEAR);
  let text = indexes[0] ?? 0;
  for (const index of indexes.subarray(1)) {
    const longer = table.get(text * 256 + index);
    if (longer !== undefined) {
      text = longer;
      continue;
    }
    write(text);
    const code = CLEAR + 2 + table.size;
    if (code < CODES) {
      table.set(text * 256 + index, code);
      if (code === 2 ** bits) bits += 1;
    } else {
      write(CLEAR);
      table = new Map();
      bits = CODE_SIZE + 1;
    }
    text = index;
  }
  write(text);
  // The reader has one more entry by now.
  if (CLEAR + 2 + table.size === 2 ** bits && bits < 12) bits += 1;
  write(CLEAR + 1);
  if (heldBits > 0) bytes.push(held & 255);
  return Buffer.from(bytes);
}
