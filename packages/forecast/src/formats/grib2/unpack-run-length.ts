import type { RunLengthPacking } from './packing.ts';
import type { Section } from './section.ts';
import { unpackIntegers } from './unpack-integers.ts';
import { DATA_HEADER } from './unpack-simple.ts';

/**
 * Template 5.200: numbers up to the greatest level are a level, greater ones behind it are the digits of its run length,
 * the lowest first. Level 0 is missing (NaN), and so is all of a field without data: no echo anywhere. Throws `GribError` where the runs do not make exactly `count` values.
 */
export function unpackRunLength(data: Section, packing: RunLengthPacking, out: Float64Array, count: number): void {
  const { bits, maxLevel, levels } = packing;
  if (data.length === DATA_HEADER) {
    out.fill(Number.NaN, 0, count);
    return;
  }
  const numbers = unpackIntegers(data, DATA_HEADER + 1, bits, Math.floor(((data.length - DATA_HEADER) * 8) / bits));
  const base = 2 ** bits - 1 - maxLevel;
  let filled = 0;
  let place = 0;
  while (filled < count && place < numbers.length) {
    const octet = DATA_HEADER + 1 + Math.floor((place * bits) / 8);
    const level = numbers[place++] ?? 0;
    if (level > maxLevel) throw data.errorAt(octet, 'a run length without a level');
    let run = 1;
    for (let weight = 1; (numbers[place] ?? 0) > maxLevel; weight *= base) {
      run += weight * ((numbers[place++] ?? 0) - maxLevel - 1);
      if (run > count - filled) throw data.errorAt(octet, `the runs hold more than ${count} values`);
    }
    out.fill(levels[level] ?? Number.NaN, filled, filled + run);
    filled += run;
  }
  if (filled !== count) throw data.errorAt(data.length, `the runs hold ${filled} of ${count} values`);
}
