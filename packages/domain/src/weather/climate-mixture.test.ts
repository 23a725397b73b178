import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLIMATE_HOUR_SHARES,
  chanceOfMixedHours,
  findMixedQuantile,
  mixWithClimate,
  priorForecastWeight,
  priorWetDayChance,
  spreadDayChance,
} from './climate-mixture.ts';
import { chanceOfAnyHour } from './rain-chance.ts';

describe('until weights and chances are learned', () => {
  it.each([
    [1, 1],
    [7, 1],
    [8, 0.8],
    [11.5, 0.55],
    [15, 0.3],
    [16, 0.3],
  ])('the forecast of day %d counts %d', (day, weight) => {
    expect(priorForecastWeight(day)).toBeCloseTo(weight, 9);
  });

  it.each([
    [0, 0],
    [180, 50.6],
    [1000, 79.7],
  ])('a month of %d mm has a wet day with %d %%', (rainMm, percent) => {
    expect(priorWetDayChance(rainMm)).toBeCloseTo(percent, 1);
  });
});

describe('a day of the climate', () => {
  it('is most often wet in the afternoon, and its hours make the chance of the day', () => {
    for (const percent of [0, 3, 40, 80]) {
      const hours = spreadDayChance(percent);
      expect(chanceOfAnyHour([...hours])).toBeCloseTo(percent, 4);
      expect(hours.indexOf(Math.max(...hours))).toBe(percent === 0 ? 0 : 15);
    }
    expect(CLIMATE_HOUR_SHARES.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('hours of a mixture', () => {
  const forecasts = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 24, maxLength: 24 });
  const shares = fc.double({ min: 0.05, max: 1, noNaN: true });
  const climates = fc.double({ min: 0, max: 80, noNaN: true });

  it('keep every day between (1 − w) c and w + (1 − w) c, whatever the forecast is sure of', () => {
    fc.assert(
      fc.property(forecasts, shares, climates, (forecast, weight, ofDay) => {
        const climate = [...spreadDayChance(ofDay)].map((chancePercent) => ({ weight, chancePercent }));
        const mixed = forecast.map((percent, hour) =>
          mixWithClimate(percent, climate[hour]?.chancePercent ?? 0, weight),
        );
        const chance = chanceOfMixedHours(mixed, climate) ?? Number.NaN;
        expect(chance).toBeGreaterThanOrEqual((1 - weight) * ofDay - 1e-3);
        expect(chance).toBeLessThanOrEqual(100 * weight + (1 - weight) * ofDay + 1e-3);
        expect(chance).toBeCloseTo(mixWithClimate(chanceOfAnyHour(forecast) ?? 0, ofDay, weight), 2);
      }),
    );
  });

  it('are never less likely together than one of them, nor likelier than their sum', () => {
    fc.assert(
      fc.property(forecasts, fc.integer({ min: 1, max: 23 }), (percents, cut) => {
        const climate = percents.map((_, hour) => (hour < cut ? null : { weight: 0.4, chancePercent: 5 }));
        const chance = chanceOfMixedHours(percents, climate) ?? Number.NaN;
        expect(chance).toBeGreaterThanOrEqual(Math.max(...percents));
        expect(chance).toBeLessThanOrEqual(percents.reduce((sum, percent) => sum + percent, 0));
      }),
    );
  });

  it('are joined as any hours where none is mixed, and unknown where too few are known', () => {
    expect(chanceOfMixedHours([10, 60, 20], [])).toBe(chanceOfAnyHour([10, 60, 20]));
    expect(chanceOfMixedHours([10, null, null], [])).toBeNull();
    expect(chanceOfMixedHours([], [])).toBeNull();
  });
});

describe('likely ends of a mixture', () => {
  const climate = { chancePercent: 40, meanMm: 4 };

  it('are the forecast’s where only it counts', () => {
    const forecast = { chancePercent: 95, lowMm: 3, highMm: 20 };
    expect(findMixedQuantile(forecast, climate, 1, 0.9)).toBeCloseTo(3, 1);
    expect(findMixedQuantile(forecast, climate, 1, 0.1)).toBeCloseTo(20, 1);
  });

  it('begin at 0 where rain is not sure, and are 0 where it is unlikely', () => {
    expect(findMixedQuantile({ chancePercent: 100, lowMm: 10, highMm: 50 }, climate, 0.5, 0.9)).toBe(0);
    expect(
      findMixedQuantile({ chancePercent: 0, lowMm: 0, highMm: 0 }, { chancePercent: 5, meanMm: 1 }, 0.3, 0.1),
    ).toBe(0);
  });

  it('do not fall in a rising share, and lie between those of the climate and of the forecast', () => {
    const forecast = { chancePercent: 100, lowMm: 10, highMm: 50 };
    const [high, middle, low] = [0.1, 0.5, 0.9].map((share) => findMixedQuantile(forecast, climate, 0.6, share));
    expect(low).toBeLessThanOrEqual(middle ?? 0);
    expect(middle).toBeLessThanOrEqual(high ?? 0);
    expect(high).toBeGreaterThan(findMixedQuantile(forecast, climate, 0, 0.1));
    expect(high).toBeLessThan(50);
  });
});
