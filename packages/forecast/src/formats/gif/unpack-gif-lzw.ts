const MOST_BITS = 12;
const CODES = 2 ** MOST_BITS;

/** Texts that codes stand for: each has been written once already, from where and how long it is. */
interface Table {
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
  /** The code that the next text gets. */
  next: number;
}

/**
 * Unpacks LZW as GIF has it (GIF89a, appendix F: lowest bit first, codes from `codeSize` + 1 to 12 bits) into exactly
 * `wanted` indexes. Throws `RangeError` for a code that cannot be, and for fewer or more indexes or bytes than belong to the
 * picture: LZW has no check sum, so a text that fell out of step shows only there.
 */
export function unpackGifLzw(packed: Uint8Array, codeSize: number, wanted: number): Uint8Array {
  const clear = 2 ** codeSize;
  const first = clear + 2;
  const table: Table = { starts: new Int32Array(CODES), lengths: new Int32Array(CODES), next: first };
  const out = new Uint8Array(wanted);
  let [bits, length] = [codeSize + 1, 0];
  for (let bit = 0; bit + bits <= packed.length * 8; ) {
    const code = readCode(packed, bit, bits);
    bit += bits;
    if (code === clear) {
      [bits, table.next] = [codeSize + 1, first];
    } else if (code === clear + 1) {
      if (length < wanted || packed.length * 8 - bit >= 8) break;
      return out;
    } else {
      length = append(out, length, table, code, clear);
      if (table.next > 2 ** bits && bits < MOST_BITS) bits += 1;
    }
  }
  throw new RangeError('has damaged values: its picture does not end where it should');
}

/** Writes the text of a code; returns how much has been written then. */
function append(out: Uint8Array, from: number, table: Table, code: number, clear: number): number {
  const { starts, lengths, next } = table;
  if (code >= next) throw new RangeError('has damaged values');
  const end = from + (code < clear ? 1 : (lengths[code] as number));
  if (end > out.length) throw new RangeError('has damaged values: more than its picture holds');
  if (code < clear) out[from] = code;
  // Byte by byte: a text may run into itself.
  else for (let at = from, source = starts[code] as number; at < end; at += 1) out[at] = out[source++] as number;
  if (next < CODES) {
    // This text and the first byte of the next, which is there by the time that it is asked for.
    starts[next] = from;
    lengths[next] = end - from + 1;
    table.next += 1;
  }
  return end;
}

/** A code of at most 12 bits lies within three bytes. */
function readCode(packed: Uint8Array, bit: number, bits: number): number {
  const at = bit >>> 3;
  const three = (packed[at] ?? 0) | ((packed[at + 1] ?? 0) << 8) | ((packed[at + 2] ?? 0) << 16);
  return (three >>> (bit & 7)) & (2 ** bits - 1);
}
