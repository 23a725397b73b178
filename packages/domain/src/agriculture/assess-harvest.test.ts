import { describe, expect, test } from 'vitest';
import { DURIAN_HARVEST, FRESH_HARVEST, HARVEST, POND_HARVEST } from './activity-limits.table.ts';
import { assessHarvest } from './assess-harvest.ts';
import { type FarmHourChange, makeFarmWork } from './farm-work.fixture.ts';

const NOON = 12;
const GOOD = ['good', 'rainFree', 'airFine'];
const format = (work: ReturnType<typeof makeFarmWork>, hour = NOON, limits = HARVEST) => {
  const { verdict, reasons } = assessHarvest(work, hour, limits);
  return [verdict, ...reasons.map(({ kind }) => kind)];
};
const rate = (change: FarmHourChange, limits = HARVEST) => format(makeFarmWork({ [NOON]: change }), NOON, limits);
const rainIn = (hours: number, rainMm: number, limits = HARVEST) =>
  format(makeFarmWork({ [NOON + hours]: { rainMm } }), NOON, limits);

describe('harvesting', () => {
  // Limits of domain.md §4.4.8 on both sides.
  test('needs air below 80 per cent where the crop minds it', () => {
    expect([rate({ humidityPercent: 79.9 }), rate({ humidityPercent: 80 })]).toEqual([GOOD, ['consider', 'humid']]);
    expect(rate({ humidityPercent: 95 }, POND_HARVEST)).toEqual(['good', 'rainFree']);
  });

  test('needs the last three and the next four hours without 0.1 mm', () => {
    expect([rainIn(-4, 3), rainIn(-3, 0.09), rainIn(-3, 0.1), rainIn(-1, 3)]).toEqual([
      GOOD,
      GOOD,
      ['consider', 'rainBefore'],
      ['consider', 'rainBefore'],
    ]);
    expect([rainIn(0, 0.1), rainIn(3, 0.09), rainIn(3, 0.1), rainIn(4, 3)]).toEqual([
      ['consider', 'rainNow'],
      GOOD,
      ['consider', 'rainSoon'],
      GOOD,
    ]);
  });

  test('is forbidden by half a millimetre within two hours', () => {
    expect([rainIn(1, 0.49), rainIn(1, 0.5), rainIn(0, 0.5), rainIn(2, 9)]).toEqual([
      ['consider', 'rainSoon'],
      ['avoid', 'rainSoon'],
      ['avoid', 'rainNow'],
      ['consider', 'rainSoon'],
    ]);
  });

  test('is assessed from 06 to 18 h', () => {
    expect([5, 6, 17, 18].map((hour) => format(makeFarmWork(), hour)[0])).toEqual(['night', 'good', 'good', 'night']);
  });

  test('of fresh produce minds the heat, of durian the rain of half a day', () => {
    expect([rate({ temperatureC: 32 }, FRESH_HARVEST), rate({ temperatureC: 32.1 }, FRESH_HARVEST)]).toEqual([
      ['good', 'rainFree'],
      ['consider', 'hot'],
    ]);
    const durianAt14 = (rainAt: number) => format(makeFarmWork({ [rainAt]: { rainMm: 1 } }), 14, DURIAN_HARVEST)[0];
    expect([durianAt14(1), durianAt14(2), rainIn(-11, 1)[0]]).toEqual(['good', 'consider', 'good']);
  });

  test('says nothing where a value is unknown that the crop minds', () => {
    expect(rate({ humidityPercent: null })).toEqual([null]);
    expect(rate({ humidityPercent: null }, FRESH_HARVEST)[0]).toBe('good');
    expect(rate({ temperatureC: null }, FRESH_HARVEST)).toEqual([null]);
    expect(format(makeFarmWork({ [NOON - 2]: { rainMm: null } }))).toEqual([null]);
    expect(format(makeFarmWork({ [NOON + 3]: { rainMm: null } }))).toEqual([null]);
    expect(format(makeFarmWork(), 72)).toEqual([null]);
  });
});
