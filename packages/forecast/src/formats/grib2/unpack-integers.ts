import type { Section } from './section.ts';

/**
 * `count` unsigned integers of `bits` (0 to 32) bits each, from the first bit of `octet` on.
 * Throws `GribError` where the section is too short.
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
