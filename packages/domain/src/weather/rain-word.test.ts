import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { RainPeriodHours } from './rain-class.ts';
import { classifyNamedRain, classifyRainChance, findRainPeriod, findRainWord } from './rain-word.ts';

test.each([
  [0, 'unlikely'],
  [19, 'unlikely'],
  [19.4, 'unlikely'],
  [19.5, 'slight'],
  [20, 'slight'],
  [39, 'slight'],
  [39.4, 'slight'],
  [40, 'good'],
  [69, 'good'],
  [69.4, 'good'],
  [70, 'likely'],
  [100, 'likely'],
  [null, 'likely'],
] as const)('a chance of %s %% is %s', (chance, wanted) => {
  expect(classifyRainChance(chance)).toBe(wanted);
});

describe('the word for a span', () => {
  const day = (rainMm: number | null, chancePercent: number | null, wettestHourMm: number | null = rainMm) =>
    findRainWord({ rainMm, wettestHourMm, chancePercent, periodHours: 24 });

  it.each([
    [0, 19, 'dry'],
    [0.59, 19, 'dry'],
    [0.59, 20, 'slight'],
    [0.6, 19, 'slight'],
    [0, 20, 'slight'],
    [12, 39, 'slight'],
    [0, 40, 'good'],
    [12, 69, 'good'],
    [0.1, 70, 'rain'],
    [60, 100, 'rain'],
    [0.5, null, 'dry'],
    [0.6, null, 'rain'],
    [null, 10, 'slight'],
    [null, 55, 'good'],
    [null, null, null],
  ] as const)('of %s mm at %s %% is %s', (rain, chance, wanted) => {
    expect(day(rain, chance)).toBe(wanted);
  });

  it('is drizzle below 20 % where no hour reaches 0.2 mm, else that rain may fall', () => {
    expect(day(0.7, 10, 0.19)).toBe('drizzle');
    expect(day(0.7, 10, 0.2)).toBe('slight');
    expect(day(0.7, 10, null)).toBe('slight');
    expect(day(0.7, 20, 0.19)).toBe('slight');
  });

  it('is dry only below 20 %, and plain only from 70 %, whatever the amount', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom<RainPeriodHours>(1, 6, 12, 24),
        (rainMm, chancePercent, periodHours) => {
          const word = findRainWord({ rainMm, wettestHourMm: rainMm / 2, chancePercent, periodHours });
          if (word === 'dry' || word === 'drizzle') expect(chancePercent).toBeLessThan(20);
          expect(word === 'rain').toBe(chancePercent >= 70);
        },
      ),
    );
  });
});

test('the period of a span is the shortest that holds it, and of the hours before dawn six', () => {
  expect([0.5, 1, 1.2, 7, 8, 12, 13, 24, 30].map(findRainPeriod)).toEqual([1, 1, 6, 6, 12, 12, 24, 24, 24]);
});

test('rain that is said is light at least, and else of the class of its amount', () => {
  expect([0, 0.5, 6, 16, 51, 101].map((rainMm) => classifyNamedRain(rainMm, 24))).toEqual([1, 1, 2, 3, 4, 5]);
});
