import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findScaleValue, toScaleByte } from './byte-scale.ts';

const RAIN = { offset: 0, factor: 100 / 254 ** 2, power: 2, missing: 255 };
const TEMPERATURE = { offset: -15, factor: 0.25, power: 1, missing: 255 };

describe('bytes of a map’s frame', () => {
  it('give a value back within half a step', () => {
    fc.assert(
      fc.property(fc.double({ min: -15, max: 48, noNaN: true }), (value) => {
        const shown = findScaleValue(toScaleByte(value, TEMPERATURE), TEMPERATURE) ?? Number.NaN;
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(0.125 + 1e-9);
      }),
    );
  });

  it('are finer where rain is light', () => {
    const stepAt = (rain: number) => {
      const byte = toScaleByte(rain, RAIN);
      return (findScaleValue(byte + 1, RAIN) ?? 0) - (findScaleValue(byte, RAIN) ?? 0);
    };
    expect(stepAt(0.1)).toBeLessThan(0.05);
    expect(stepAt(50)).toBeLessThan(0.6);
  });

  it('keep no value apart from nothing', () => {
    expect(toScaleByte(Number.NaN, RAIN)).toBe(255);
    expect(toScaleByte(0, RAIN)).toBe(0);
    expect(findScaleValue(255, RAIN)).toBeNull();
    expect(findScaleValue(0, RAIN)).toBe(0);
  });

  it('stay within what a byte of a value may be', () => {
    expect(toScaleByte(1e6, RAIN)).toBe(254);
    expect(toScaleByte(-1e6, TEMPERATURE)).toBe(0);
  });
});
