import type { Scaling } from './packing.ts';
import type { Section } from './section.ts';

/**
 * `count` unsigned integers of `bits` (0 to 32) bits each, from the first bit of `octet` on. Throws `GribError` if the
 * section is too short.
 */
export function unpackIntegers(data: Section, octet: number, bits: number, count: number): Uint32Array {
  data.requireOctets(octet, Math.ceil((bits * count) / 8));
  const integers = new Uint32Array(count);
  if (bits === 0) return integers;
  const { view } = data;
  const down = 2 ** (40 - bits);
  let at = octet - 1;
  let bit = 0;
  for (let i = 0; i < count; i++) {
    const forty = ((view.getUint32(at) << bit) >>> 0) * 256 + (view.getUint8(at + 4) << bit);
    integers[i] = Math.floor(forty / down);
    bit += bits;
    at += bit >>> 3;
    bit &= 7;
  }
  return integers;
}

/** Octets of section 7 before its data. */
export const DATA_HEADER = 5;

/** Most bits that one 32-bit read is sure to hold at any bit position. */
export const EASY_BITS = 25;

/**
 * Template 5.0: `count` integers of `bits` bits from octet 6 of section 7 on, scaled into `out`. Throws `GribError` if
 * the section is too short.
 */
export function unpackSimple(data: Section, bits: number, scaling: Scaling, out: Float64Array, count: number): void {
  data.requireOctets(DATA_HEADER + 1, Math.ceil((bits * count) / 8));
  if (bits === 0) out.fill(scaling.reference, 0, count);
  else if (bits === 8) unpackOctets(data, scaling, out, count);
  else if (bits === 16) unpackPairs(data, scaling, out, count);
  else if (bits <= EASY_BITS) unpackNarrow(data, bits, scaling, out, count);
  else unpackWide(data, bits, scaling, out, count);
}

function unpackOctets(data: Section, scaling: Scaling, out: Float64Array, count: number): void {
  const { view } = data;
  const { reference, binaryFactor, decimalFactor } = scaling;
  for (let i = 0; i < count; i++) {
    out[i] = (view.getUint8(DATA_HEADER + i) * binaryFactor + reference) * decimalFactor;
  }
}

function unpackPairs(data: Section, scaling: Scaling, out: Float64Array, count: number): void {
  const { view } = data;
  const { reference, binaryFactor, decimalFactor } = scaling;
  for (let i = 0; i < count; i++) {
    out[i] = (view.getUint16(DATA_HEADER + 2 * i) * binaryFactor + reference) * decimalFactor;
  }
}

function unpackNarrow(data: Section, bits: number, scaling: Scaling, out: Float64Array, count: number): void {
  const { view } = data;
  const { reference, binaryFactor, decimalFactor } = scaling;
  const down = 32 - bits;
  let octet = DATA_HEADER;
  let bit = 0;
  for (let i = 0; i < count; i++) {
    const x = (view.getUint32(octet) << bit) >>> down;
    out[i] = (x * binaryFactor + reference) * decimalFactor;
    bit += bits;
    octet += bit >>> 3;
    bit &= 7;
  }
}

function unpackWide(data: Section, bits: number, scaling: Scaling, out: Float64Array, count: number): void {
  const { view } = data;
  const { reference, binaryFactor, decimalFactor } = scaling;
  const down = 2 ** (40 - bits);
  let octet = DATA_HEADER;
  let bit = 0;
  for (let i = 0; i < count; i++) {
    const forty = ((view.getUint32(octet) << bit) >>> 0) * 256 + (view.getUint8(octet + 4) << bit);
    out[i] = (Math.floor(forty / down) * binaryFactor + reference) * decimalFactor;
    bit += bits;
    octet += bit >>> 3;
    bit &= 7;
  }
}
