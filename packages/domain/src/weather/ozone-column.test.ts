import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDate } from '#time/vietnam-time.ts';
import { typicalOzoneDu } from './uv.ts';

const dayOf = (date: string) => parseDate(date) ?? Number.NaN;

test('the middle of a month on a latitude of the table has its value', () => {
  expect(typicalOzoneDu(15, dayOf('2026-05-15'))).toBeCloseTo(270, 0);
  expect(typicalOzoneDu(25, dayOf('2026-12-15'))).toBeCloseTo(255, 0);
});

test('between two latitudes and two months it lies between', () => {
  expect(typicalOzoneDu(20, dayOf('2026-04-15'))).toBeCloseTo(277.5, 0);
  const turn = typicalOzoneDu(15, dayOf('2026-03-31'));
  expect(turn).toBeGreaterThan(255);
  expect(turn).toBeLessThan(265);
});

test('the last day of a year and the first of the next are alike', () => {
  expect(Math.abs(typicalOzoneDu(21, dayOf('2026-12-31')) - typicalOzoneDu(21, dayOf('2027-01-01')))).toBeLessThan(0.5);
});

test('February ends as smoothly as any other month', () => {
  for (const [last, next] of [
    ['2021-02-28', '2021-03-01'],
    ['2024-02-29', '2024-03-01'],
    ['2026-07-31', '2026-08-01'],
  ] as const) {
    expect(Math.abs(typicalOzoneDu(12.43, dayOf(next)) - typicalOzoneDu(12.43, dayOf(last)))).toBeLessThan(0.5);
  }
});

test('everywhere and always it is between 240 and 295 Dobson units, and changes by less than a unit a day', () => {
  const day = fc.integer({ min: 0, max: 30_000 });
  fc.assert(
    fc.property(fc.double({ min: 0, max: 30, noNaN: true }), day, (lat, number) => {
      const today = typicalOzoneDu(lat, number * 86_400);
      expect(today).toBeGreaterThanOrEqual(240);
      expect(today).toBeLessThanOrEqual(295);
      expect(Math.abs(typicalOzoneDu(lat, (number + 1) * 86_400) - today)).toBeLessThan(1);
    }),
  );
});
