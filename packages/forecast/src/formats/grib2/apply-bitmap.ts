import type { Section } from './section.ts';

const BITMAP_HEADER = 6;

/**
 * Spreads the first `count` values over the points that the bitmap of section 6 marks, in place; the other points
 * become NaN. Throws `GribError` where the bitmap is too short or does not mark exactly `count` points.
 */
export function applyBitmap(bitmap: Section, values: Float64Array, count: number): void {
  const points = values.length;
  bitmap.requireOctets(BITMAP_HEADER + 1, Math.ceil(points / 8));
  const { view } = bitmap;
  let next = count;
  for (let i = points - 1; i >= 0; i--) {
    const isPresent = (view.getUint8(BITMAP_HEADER + (i >>> 3)) & (0x80 >>> (i & 7))) !== 0;
    if (isPresent && next === 0) throw bitmap.errorAt(1, `the bitmap marks more than ${count} points`);
    values[i] = isPresent ? (values[--next] ?? 0) : Number.NaN;
  }
  if (next !== 0) throw bitmap.errorAt(1, `the bitmap marks ${next} points fewer than ${count}`);
}
