import { expect, it } from 'vitest';
import { CHANCE_BYTES, findChancePercent, toChanceBytes } from './frame-bytes.ts';
import { CELLS } from './insert-frame.ts';

it('chances come back as means of their blocks in steps of 2 %, and not known where nothing of the block is', () => {
  const chances = new Float32Array(CELLS).fill(Number.NaN);
  for (const [cell, chance] of [
    [0, 0.1],
    [1, 0.3],
    [300, 0.2],
    [301, 0.2],
    [2, 0.42],
    [299, 1],
  ] as const)
    chances[cell] = chance;
  const bytes = toChanceBytes(chances);
  expect(bytes).toHaveLength(CHANCE_BYTES);
  expect([0, 1, 300, 301, 2, 3, 299, 598, 4].map((cell) => findChancePercent(bytes, cell))).toEqual([
    20,
    20,
    20,
    20,
    42,
    42,
    100,
    100,
    null,
  ]);
});
