import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber } from './parse-input.ts';

describe('parseNumber', () => {
  it.each([
    ['21.03', 21.03],
    ['-0.5', -0.5],
    ['0', 0],
    ['1e-7', 1e-7],
    ['105', 105],
  ])('reads %s', (text, value) => {
    expect(parseNumber(text)).toBe(value);
  });

  it.each(['', ' 1', '1 ', '+1', '.5', '1.', '0x10', 'NaN', 'Infinity', '1e999', '1,5', '١', '1_000', '--1', 'null'])(
    'refuses %j',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );

  it('reads minus zero as zero', () => {
    expect(Object.is(parseNumber('-0'), 0)).toBe(true);
  });

  it('reads every number that a program prints, and nothing else becomes not finite', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e20, max: 1e20 }), (value) => {
        expect(parseNumber(String(value))).toBe(value + 0);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = parseNumber(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});
