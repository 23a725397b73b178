import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getVariable, VARIABLE_NAMES } from '#variables/variable.table.ts';
import { choosePacking, NO_DATA, packValues, unpackValues } from './packing.ts';

function roundTrip(variable: (typeof VARIABLE_NAMES)[number], values: readonly number[]) {
  const packing = choosePacking(variable, Math.min(...values), Math.max(...values));
  const stored = new Int16Array(values.length);
  packValues(Float64Array.from(values), packing, stored, 0);
  return { packing, stored, back: unpackValues(stored, 0, values.length, packing) };
}

describe('packing', () => {
  test('keeps the table’s own scale where the values fit it', () => {
    expect(choosePacking('temperature2m', -10, 45)).toEqual({ scale: 0.01, offset: 0 });
    expect(choosePacking('precipitation', 0, 647.67)).toEqual({ scale: 0.01, offset: 320 });
  });

  test('takes a wider scale where they do not, and never clamps', () => {
    const { packing, back } = roundTrip('precipitation', [0, 647.7, 1234.5]);
    expect(packing.scale).toBe(0.02);
    expect(back[0]).toBe(0);
    expect(back[2]).toBeCloseTo(1234.5, 1);
  });

  test('stores a missing value as the smallest int16', () => {
    const { stored, back } = roundTrip(
      'temperature2m',
      [1, Number.NaN, 2].filter((value) => !Number.isNaN(value)),
    );
    expect([...stored]).toEqual([100, 200]);
    const words = new Int16Array(1);
    packValues(Float64Array.of(Number.NaN), { scale: 0.01, offset: 0 }, words, 0);
    expect(words[0]).toBe(NO_DATA);
    expect(unpackValues(words, 0, 1, { scale: 0.01, offset: 0 })[0]).toBeNaN();
    expect(back[1]).toBe(2);
  });

  test('brings any values within the limits back to half a step', () => {
    const inLimits = fc.constantFrom(...VARIABLE_NAMES).chain((variable) => {
      const { min, max } = getVariable(variable);
      const value = fc.double({ min, max, noNaN: true });
      return fc.tuple(fc.constant(variable), fc.array(value, { minLength: 1, maxLength: 20 }));
    });
    fc.assert(
      fc.property(inLimits, ([variable, values]) => {
        const { packing, stored, back } = roundTrip(variable, values);
        for (const [i, value] of values.entries()) {
          expect(stored[i]).not.toBe(NO_DATA);
          expect(Math.abs((back[i] ?? Number.NaN) - value)).toBeLessThanOrEqual(
            packing.scale * 0.5001 + Math.abs(value) * 1e-6,
          );
        }
      }),
    );
  });
});
