import type { Section } from './section.ts';
import { DATA_HEADER, EASY_BITS } from './unpack-simple.ts';

/**
 * A position, in bits, in the entropy-coded data of section 7. The zero octets after the section let every 32-bit read
 * succeed; nothing after the section's end is used as data.
 */
export interface CcsdsStream {
  readonly data: Section;
  readonly view: DataView;
  readonly endBit: number;
  bit: number;
}

/** The stream at its start, octet 6 of section 7. */
export function openCcsdsStream(data: Section): CcsdsStream {
  return { data, view: data.view, endBit: data.length * 8, bit: DATA_HEADER * 8 };
}

/** Throws `GribError` unless `bits` more bits are available. */
function requireBits(stream: CcsdsStream, bits: number): void {
  if (stream.bit + bits > stream.endBit) {
    throw stream.data.errorAt(stream.data.length, 'the entropy-coded data end too early');
  }
}

/** Octets that a writer may add to fill a word. */
const MOST_FILLING = 3;

/** Throws `GribError` if octets are left over: decoding has lost synchronization. */
export function requireEnd(stream: CcsdsStream): void {
  const left = stream.data.length - Math.ceil(stream.bit / 8);
  if (left > MOST_FILLING)
    throw stream.data.errorAt(Math.ceil(stream.bit / 8) + 1, `${left} octets of entropy-coded data are left over`);
}

/** Reads a number of `bits` (1 to 32) bits. Throws `GribError` at the end of the data. */
export function readBits(stream: CcsdsStream, bits: number): number {
  requireBits(stream, bits);
  const { view, bit } = stream;
  const octet = bit >>> 3;
  stream.bit = bit + bits;
  if (bits <= EASY_BITS) return (view.getUint32(octet) << (bit & 7)) >>> (32 - bits);
  const forty = ((view.getUint32(octet) << (bit & 7)) >>> 0) * 256 + (view.getUint8(octet + 4) << (bit & 7));
  return Math.floor(forty / 2 ** (40 - bits));
}

/** Counts the zero bits before the next one bit, which is consumed. Throws `GribError` at the end of the data. */
export function readZeros(stream: CcsdsStream): number {
  const { view } = stream;
  let zeros = 0;
  for (;;) {
    const { bit } = stream;
    const run = Math.clz32(view.getUint32(bit >>> 3) << (bit & 7));
    if (run < EASY_BITS) {
      stream.bit = bit + run + 1;
      return zeros + run;
    }
    requireBits(stream, EASY_BITS + 1);
    zeros += EASY_BITS;
    stream.bit = bit + EASY_BITS;
  }
}

/** Fills `samples` from `from` to `to` with numbers of `bits` bits. */
export function readSamples(stream: CcsdsStream, bits: number, samples: Uint32Array, from: number, to: number): void {
  for (let i = from; i < to; i++) samples[i] = readBits(stream, bits);
}

/**
 * Split samples: first every sample's high part as zeros before a one bit, then every sample's lowest `low` bits.
 */
export function readSplitSamples(
  stream: CcsdsStream,
  low: number,
  samples: Uint32Array,
  from: number,
  to: number,
): void {
  const { view } = stream;
  let bit = stream.bit;
  for (let i = from; i < to; i++) {
    const zeros = Math.clz32(view.getUint32(bit >>> 3) << (bit & 7));
    if (zeros < EASY_BITS) {
      samples[i] = zeros << low;
      bit += zeros + 1;
    } else {
      stream.bit = bit;
      samples[i] = readZeros(stream) * 2 ** low;
      bit = stream.bit;
    }
  }
  stream.bit = bit;
  if (low === 0) return;
  requireBits(stream, low * (to - from));
  if (low <= EASY_BITS) {
    const down = 32 - low;
    for (let i = from; i < to; i++) {
      samples[i] = (samples[i] ?? 0) + ((view.getUint32(bit >>> 3) << (bit & 7)) >>> down);
      bit += low;
    }
    stream.bit = bit;
  } else {
    for (let i = from; i < to; i++) samples[i] = (samples[i] ?? 0) + readBits(stream, low);
  }
}
