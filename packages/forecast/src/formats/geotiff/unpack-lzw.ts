const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const LEAST_BITS = 9;
const MOST_BITS = 12;
const CODES = 2 ** MOST_BITS;

/**
 * Unpacks LZW as TIFF has it (TIFF 6.0, section 13: codes of 9 to 12 bits, highest bit first, wider one code early) into at
 * most `most` bytes; fewer come of a text that ends early. Throws `RangeError` for a code that cannot be and for more bytes.
 */
export function unpackLzw(packed: Uint8Array, most: number): Uint8Array {
  const out = new Uint8Array(most);
  // A code stands for a text that has been written once already: where, and how long it is.
  const starts = new Int32Array(CODES);
  const lengths = new Int32Array(CODES);
  let [bits, free, length] = [LEAST_BITS, FIRST_FREE, 0];
  for (let bit = 0; bit + bits <= packed.length * 8; ) {
    const code = readCode(packed, bit, bits);
    bit += bits;
    if (code === END) break;
    if (code === CLEAR) {
      [bits, free] = [LEAST_BITS, FIRST_FREE];
      continue;
    }
    if (code >= free) throw new RangeError('has damaged values');
    const from = length;
    length += code < CLEAR ? 1 : (lengths[code] as number);
    if (length > most) throw new RangeError('holds more values than its picture has');
    if (code < CLEAR) out[from] = code;
    // Byte by byte: a text may run into itself.
    else for (let at = from, source = starts[code] as number; at < length; at += 1) out[at] = out[source++] as number;
    if (free < CODES) {
      // This text and the first byte of the next, which is there by the time that it is asked for.
      starts[free] = from;
      lengths[free] = length - from + 1;
      free += 1;
    }
    bits = Math.min(Math.max(32 - Math.clz32(free), LEAST_BITS), MOST_BITS);
  }
  return out.subarray(0, length);
}

/** A code of at most 12 bits lies within three bytes. */
function readCode(packed: Uint8Array, bit: number, bits: number): number {
  const at = bit >>> 3;
  const three = ((packed[at] ?? 0) << 16) | ((packed[at + 1] ?? 0) << 8) | (packed[at + 2] ?? 0);
  return (three >>> (24 - (bit & 7) - bits)) & (2 ** bits - 1);
}
