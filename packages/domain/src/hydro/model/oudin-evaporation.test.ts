import { describe, expect, it } from 'vitest';
import { computeOudinMm, hourPartOfDayPe } from './oudin-evaporation.ts';

describe('Oudin', () => {
  it('is radiation over latent heat, by the warmth above −5 °C', () => {
    // FAO-56, example 8: 32.2 MJ/m² on 3 September at 20° S.
    expect(computeOudinMm(20, -20, 246)).toBeCloseTo((32.2 / 2.45) * 0.25, 2);
    expect(computeOudinMm(-5, 20, 100)).toBe(0);
    expect(computeOudinMm(-12, 20, 100)).toBe(0);
  });

  it('is between 3 and 6 mm on a summer day of Vietnam', () => {
    expect(computeOudinMm(29, 15.5, 180)).toBeGreaterThan(3);
    expect(computeOudinMm(29, 15.5, 180)).toBeLessThan(6);
  });

  it('spreads a day over the hours of light', () => {
    const parts = Array.from({ length: 24 }, (_, hour) => hourPartOfDayPe(hour));
    expect(parts.reduce((total, part) => total + part, 0)).toBeCloseTo(1, 12);
    expect(parts[5]).toBe(0);
    expect(parts[6]).toBeGreaterThan(0);
    expect(parts[17]).toBeGreaterThan(0);
    expect(parts[18]).toBe(0);
    expect(Math.max(...parts)).toBeCloseTo(parts[11] as number, 12);
  });
});
