import { describe, expect, test } from 'vitest';
import { findLunarDate } from './lunar-date.ts';
import { computeMoonAppearance, findMoonPhase, nameMoonPhase } from './moon.ts';
import { parseDate } from './vietnam-time.ts';

const startOf = (date: string): number => parseDate(date) ?? Number.NaN;

describe('findMoonPhase', () => {
  // Full moon at 23:49 of this day in Vietnam.
  test('gives a day its moment to the last minute', () => {
    expect(['2026-09-25', '2026-09-26', '2026-09-27'].map((date) => findMoonPhase(startOf(date)))).toEqual([
      'waxingGibbous',
      'full',
      'waningGibbous',
    ]);
    expect(findMoonPhase(startOf('2026-09-26') + 86_399)).toBe('full');
  });

  // The phases of 2026 by their day in Vietnam, from an almanac.
  test.each([
    ['new', ['2026-01-19', '2026-02-17', '2026-05-17', '2026-08-13', '2026-11-09', '2026-12-09']],
    ['firstQuarter', ['2026-01-26', '2026-03-26', '2026-06-22', '2026-11-17', '2026-12-17']],
    ['full', ['2026-01-03', '2026-02-02', '2026-03-03', '2026-05-31', '2026-10-26', '2026-11-24', '2026-12-24']],
    ['lastQuarter', ['2026-01-10', '2026-04-10', '2026-09-04', '2026-12-01', '2026-12-31']],
  ])('knows the days of %s', (phase, dates) => {
    expect(dates.map((date) => findMoonPhase(startOf(date)))).toEqual(dates.map(() => phase));
  });

  test('knows no phase of an unknown moment', () => {
    expect(() => findMoonPhase(Number.NaN)).toThrow(RangeError);
  });
});

describe('nameMoonPhase', () => {
  test('calls a moon that grows nearly full from nine tenths on, never khuyết', () => {
    expect([0.6, 0.89, 0.9, 0.96].map((lit) => nameMoonPhase('waxingGibbous', lit, 'vi'))).toEqual([
      'Trăng tròn dần',
      'Trăng tròn dần',
      'Trăng gần tròn',
      'Trăng gần tròn',
    ]);
    expect(nameMoonPhase('waxingGibbous', 0.96, 'en')).toBe('Almost full moon');
    expect(nameMoonPhase('waningGibbous', 0.96, 'vi')).toBe('Trăng khuyết dần');
  });

  test('fits the day of the lunar month: round on rằm, new on the first', () => {
    const fullNames = new Set(['Trăng gần tròn', 'Trăng tròn', 'Trăng khuyết dần']);
    for (let at = startOf('2024-01-01'); at < startOf('2032-01-01'); at += 86_400) {
      const { day } = findLunarDate(at) ?? { day: 0 };
      if (day !== 1 && day !== 15) continue;
      const evening = computeMoonAppearance(at + 19 * 3600);
      const name = nameMoonPhase(evening.name, evening.illumination, 'vi');
      if (day === 1) expect(name).toBe('Trăng mới');
      else expect(fullNames).toContain(name);
    }
  });
});
