import { ByteWriter } from './byte-writer.ts';
import type { PackedField } from './field-spec.ts';
import { packBits } from './pack-simple.ts';

/** Packs level numbers (0: missing) as runs (template 5.200); level n stands for `levels[n - 1]` × 10^−decimals. */
export function packRunLength(
  numbers: readonly number[],
  levels: readonly number[],
  bits: number,
  decimals: number,
): PackedField {
  const base = 2 ** bits - 1 - levels.length;
  const codes: number[] = [];
  for (let i = 0; i < numbers.length; ) {
    let run = 1;
    while (i + run < numbers.length && numbers[i + run] === numbers[i]) run++;
    codes.push(numbers[i] ?? 0);
    for (let rest = run - 1; rest > 0; rest = Math.floor(rest / base)) codes.push(levels.length + 1 + (rest % base));
    i += run;
  }
  return {
    template: 200,
    count: numbers.length,
    description: new ByteWriter()
      .u8(bits)
      .u16(levels.length, levels.length)
      .signed(decimals, 1)
      .u16(...levels)
      .toBytes(),
    data: packBits(codes, bits),
  };
}
