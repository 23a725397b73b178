import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type EvaporationDay,
  extraterrestrialRadiationMj,
  hargreavesMm,
  netRadiationMj,
  penmanMonteithMm,
  saturationKpa,
  windAt2mMs,
} from './day-evaporation.ts';

/** FAO-56, example 18: Uccle on 6 July, 100 m above the sea. */
const UCCLE: EvaporationDay = {
  minC: 12.3,
  maxC: 21.5,
  vapourKpa: 1.409,
  windMs: windAt2mMs(10 / 3.6),
  radiationMj: 22.07,
  extraterrestrialMj: 41.09,
  heightM: 100,
};
/** FAO-56, example 17: Bangkok in April, 2 m above the sea; with a soil heat flux between months. */
const BANGKOK: EvaporationDay = {
  minC: 25.6,
  maxC: 34.8,
  vapourKpa: 2.85,
  windMs: 2,
  radiationMj: 22.65,
  extraterrestrialMj: 38.06,
  heightM: 2,
  groundHeatMj: 0.14,
};

describe('the examples of FAO-56', () => {
  test('Uccle: 3.88 mm a day of a net radiation of 13.28 MJ', () => {
    expect(netRadiationMj(UCCLE)).toBeCloseTo(13.28, 1);
    expect(penmanMonteithMm(UCCLE)).toBeCloseTo(3.88, 2);
  });

  test('Bangkok: 5.72 mm a day', () => {
    expect(penmanMonteithMm(BANGKOK)).toBeCloseTo(5.72, 2);
  });

  test('Lyon in July by temperatures alone: 5.03 mm a day', () => {
    const atTopMj = extraterrestrialRadiationMj(45 + 43 / 60, 196);
    expect(hargreavesMm(14.8, 26.6, atTopMj)).toBeCloseTo(5.03, 2);
  });

  test('air of 24.5 °C is full with 3.075 kPa, of 15 °C with 1.705', () => {
    expect(saturationKpa(24.5)).toBeCloseTo(3.075, 3);
    expect(saturationKpa(15)).toBeCloseTo(1.705, 3);
  });

  test('3.2 m/s at 10 m are 2.4 m/s at 2 m', () => {
    expect(windAt2mMs(3.2)).toBeCloseTo(2.4, 1);
    expect(windAt2mMs(1)).toBeCloseTo(0.748, 3);
  });
});

test('still air evaporates as much as 0.5 m/s does', () => {
  const of = (windMs: number) => penmanMonteithMm({ ...BANGKOK, windMs });
  expect(of(0)).toBe(of(0.5));
  expect(of(0.6)).toBeGreaterThan(of(0.5));
});

test('air that is full takes nothing up: there the wind adds nothing', () => {
  const full = { ...UCCLE, minC: 14, maxC: 15, vapourKpa: 2.5 };
  expect(penmanMonteithMm({ ...full, windMs: 5 })).toBeLessThanOrEqual(penmanMonteithMm({ ...full, windMs: 1 }));
  expect(penmanMonteithMm({ ...UCCLE, windMs: 5 })).toBeGreaterThan(penmanMonteithMm({ ...UCCLE, windMs: 1 }));
});

test('no day gives water back', () => {
  expect(penmanMonteithMm({ ...UCCLE, minC: 14, maxC: 15, vapourKpa: 2.5, radiationMj: 0 })).toBe(0);
  expect(hargreavesMm(25, 20, 40)).toBe(0);
  expect(hargreavesMm(-30, -20, 40)).toBe(0);
});

test('more sun evaporates more, and never an absurd amount, in any weather of Vietnam', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const days = fc.record({
    minC: between(-2, 30),
    rangeC: between(0, 18),
    saturation: between(0.3, 1),
    windMs: between(0, 12),
    clearness: between(0, 0.7),
    heightM: between(0, 3100),
  });
  fc.assert(
    fc.property(days, ({ minC, rangeC, saturation, windMs, clearness, heightM }) => {
      const of = (radiationMj: number) =>
        penmanMonteithMm({
          minC,
          maxC: minC + rangeC,
          vapourKpa: saturation * saturationKpa(minC),
          windMs,
          radiationMj,
          extraterrestrialMj: 38,
          heightM,
        });
      expect(of(clearness * 38)).toBeGreaterThanOrEqual(0);
      expect(of(clearness * 38 + 2)).toBeGreaterThanOrEqual(of(clearness * 38));
      expect(of(28)).toBeLessThan(25);
    }),
  );
});
