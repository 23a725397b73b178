import { ByteWriter } from './byte-writer.ts';
import type { PackedField } from './field-spec.ts';

/** Packing 5.0 of numbers without missing ones, with `decimals` decimals stored exactly; equal numbers take no bits. */
export function packSimple(values: readonly number[], decimals: number): PackedField {
  const scaled = values.map((value) => Math.round(value * 10 ** decimals));
  const least = scaled.reduce((low, value) => Math.min(low, value), scaled[0] ?? 0);
  const most = scaled.reduce((high, value) => Math.max(high, value), least);
  const bits = Math.ceil(Math.log2(most - least + 1));
  if (Math.fround(least) !== least || bits > 32) throw new RangeError(`${decimals} decimals are too many`);
  return {
    template: 0,
    count: values.length,
    description: new ByteWriter().float32(least).signed(0, 2).signed(decimals, 2).u8(bits, 0).toBytes(),
    data: packBits(
      scaled.map((value) => value - least),
      bits,
    ),
  };
}

/** Numbers of `bits` (0 to 48) bits each, without gaps. */
export function packBits(numbers: readonly number[], bits: number): Uint8Array {
  const octets = new Uint8Array(Math.ceil((numbers.length * bits) / 8));
  let at = 0;
  let free = 8;
  for (const number of numbers) {
    for (let left = bits; left > 0; ) {
      const bitsTaken = Math.min(left, free);
      left -= bitsTaken;
      free -= bitsTaken;
      const piece = Math.floor(number / 2 ** left) % 2 ** bitsTaken;
      octets[at] = (octets[at] ?? 0) | (piece << free);
      if (free === 0) {
        at++;
        free = 8;
      }
    }
  }
  return octets;
}
