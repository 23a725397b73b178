import { toScaleByte } from '@portal/domain/geo/byte-scale';
import { describe, expect, it } from 'vitest';
import { RAIN_SCALE, toRainBytes, toRainRates } from './frame-bytes.ts';

describe('rain as bytes', () => {
  it('is what the scale of the map says, for every rate', () => {
    const rates = Float32Array.from({ length: 4000 }, (_, index) => (index / 400) ** 2.1);
    rates.set([Number.NaN, -1, 99.9, 100, 5000], 10);
    expect([...toRainBytes(rates)]).toEqual([...rates].map((rate) => toScaleByte(rate, RAIN_SCALE)));
  });

  it('comes back as it went', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(toRainBytes(toRainRates(bytes))).toEqual(bytes);
  });
});
