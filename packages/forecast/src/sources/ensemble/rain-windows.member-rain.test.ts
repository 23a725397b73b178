import { describe, expect, test } from 'vitest';
import { createMemberRain } from './rain-windows.ts';

/** Totals as [from, to, mm], in hours; returns the amounts per step in the same form. */
function follow(totals: readonly (readonly [number, number, number])[]) {
  const rain = createMemberRain();
  return totals.map(([intervalStart, validAt, mm]) => {
    const amount = rain.add({ variable: 'precipitation', intervalStart, validAt, values: Float32Array.of(mm) });
    return amount === null ? null : [amount.from, amount.to, amount.values[0]];
  });
}

describe('the rain of a member', () => {
  test('is what each total from the start of the run adds', () => {
    expect(
      follow([
        [0, 3, 1],
        [0, 6, 1.5],
        [0, 9, 4],
      ]),
    ).toEqual([
      [0, 3, 1],
      [3, 6, 0.5],
      [6, 9, 2.5],
    ]);
  });

  test('begins anew with each bucket', () => {
    expect(
      follow([
        [0, 3, 1],
        [0, 6, 3],
        [6, 9, 5],
        [6, 12, 5],
      ]),
    ).toEqual([
      [0, 3, 1],
      [3, 6, 2],
      [6, 9, 5],
      [9, 12, 0],
    ]);
  });

  test('is never below nothing where packing lets a total shrink', () => {
    expect(
      follow([
        [0, 3, 1],
        [0, 6, 0.99],
      ]),
    ).toEqual([
      [0, 3, 1],
      [3, 6, 0],
    ]);
  });

  test('is that of the whole time since the last total where a step is missing', () => {
    expect(
      follow([
        [0, 3, 1],
        [0, 9, 4],
      ]),
    ).toEqual([
      [0, 3, 1],
      [3, 9, 3],
    ]);
    expect(
      follow([
        [0, 3, 1],
        [6, 9, 2],
        [6, 12, 3],
      ]),
    ).toEqual([
      [0, 3, 1],
      [6, 9, 2],
      [9, 12, 1],
    ]);
  });

  test('is unknown where a total begins in the middle of the one before, or is of the same step again', () => {
    expect(
      follow([
        [0, 6, 1],
        [3, 9, 2],
        [3, 12, 5],
      ]),
    ).toEqual([[0, 6, 1], null, [9, 12, 3]]);
    expect(
      follow([
        [0, 6, 1],
        [0, 6, 1],
      ]),
    ).toEqual([[0, 6, 1], null]);
  });
});
