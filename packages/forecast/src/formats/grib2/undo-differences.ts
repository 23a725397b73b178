import type { ComplexPacking } from './packing.ts';
import type { Section } from './section.ts';
import { DATA_HEADER } from './unpack-simple.ts';

/**
 * Turns the differences of template 5.3 (order 1 or 2; order 0 has none) back into numbers and scales them, in place.
 * Missing values (NaN) stand outside the chain of differences.
 */
export function undoDifferences(data: Section, packing: ComplexPacking, out: Float64Array, count: number): void {
  const { order, extraOctets } = packing;
  const first = DATA_HEADER + 1;
  if (order === 0) scale(packing, out, count);
  else if (extraOctets === 0) undo(packing, out, count, [0, 0], 0);
  else {
    const starts = [
      data.unsigned(first, extraOctets),
      data.unsigned(first + (order - 1) * extraOctets, extraOctets),
    ] as const;
    undo(packing, out, count, starts, data.signed(first + order * extraOctets, extraOctets));
  }
}

function scale(packing: ComplexPacking, out: Float64Array, count: number): void {
  const { reference, binaryFactor, decimalFactor } = packing.scaling;
  for (let i = 0; i < count; i++) out[i] = ((out[i] ?? 0) * binaryFactor + reference) * decimalFactor;
}

function undo(
  packing: ComplexPacking,
  out: Float64Array,
  count: number,
  starts: readonly [number, number],
  minimum: number,
): void {
  const { reference, binaryFactor, decimalFactor } = packing.scaling;
  let i = 0;
  for (let seen = 0; i < count && seen < packing.order; i++) {
    if (Number.isNaN(out[i])) continue;
    out[i] = ((starts[seen] ?? 0) * binaryFactor + reference) * decimalFactor;
    seen++;
  }
  let last = starts[1];
  let slope = packing.order === 2 ? starts[1] - starts[0] : 0;
  for (; i < count; i++) {
    const difference = out[i] ?? 0;
    if (Number.isNaN(difference)) continue;
    slope = packing.order === 2 ? slope + difference + minimum : difference + minimum;
    last += slope;
    out[i] = (last * binaryFactor + reference) * decimalFactor;
  }
}
