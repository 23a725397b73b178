import { describe, expect, test } from 'vitest';
import { DRYING } from './activity-limits.table.ts';
import { assessDrying } from './assess-drying.ts';
import { type FarmHourChange, makeFarmWork } from './farm-work.fixture.ts';

const MORNING = 9;
const GOOD = ['good', 'sunny', 'airFine', 'rainFree'];
const format = (work: ReturnType<typeof makeFarmWork>, hour = MORNING) => {
  const { verdict, reasons } = assessDrying(work, hour, DRYING);
  return [verdict, ...reasons.map(({ kind }) => kind)];
};
const rate = (change: FarmHourChange, hour = MORNING) => format(makeFarmWork({ [hour]: change }), hour);

describe('drying in the sun', () => {
  test('is good on a fine morning, with its figures', () => {
    expect(assessDrying(makeFarmWork({ 12: { rainMm: 1 } }), MORNING, DRYING).reasons).toEqual([
      { kind: 'sunny', value: 20, hours: null },
      { kind: 'airFine', value: 65, hours: null },
      { kind: 'rainFree', value: null, hours: 3 },
    ]);
  });

  // Limits of domain.md §4.4.6 on both sides.
  test.each<[string, FarmHourChange, string[], FarmHourChange, string[]]>([
    ['damp', { humidityPercent: 69.9 }, GOOD, { humidityPercent: 70 }, ['consider', 'humid']],
    ['too damp', { humidityPercent: 80 }, ['consider', 'humid'], { humidityPercent: 80.1 }, ['avoid', 'humid']],
    ['cloudy', { cloudPercent: 59.9 }, GOOD, { cloudPercent: 60 }, ['avoid', 'cloudy']],
    ['a chance', { rainProbabilityPercent: 19 }, GOOD, { rainProbabilityPercent: 20 }, ['consider', 'rainChance']],
    [
      'a high chance',
      { rainProbabilityPercent: 40 },
      ['consider', 'rainChance'],
      { rainProbabilityPercent: 41 },
      ['avoid', 'rainChance'],
    ],
    ['rain', { rainMm: 0.09 }, GOOD, { rainMm: 0.1 }, ['avoid', 'rainNow']],
  ])('%s', (_name, below, saidBelow, above, saidAbove) => {
    expect([rate(below), rate(above)]).toEqual([saidBelow, saidAbove]);
  });

  test('minds the rain of the next hour, not of the one after', () => {
    const rainIn = (hours: number) => format(makeFarmWork({ [MORNING + hours]: { rainMm: 2 } }));
    expect([rainIn(1), rainIn(2)]).toEqual([['avoid', 'rainSoon'], GOOD]);
  });

  test('is assessed while the sun is up all through the hour', () => {
    // The sun of these days rises at 05:30 and sets at 18:30.
    expect([5, 6, 17, 18, 30].map((hour) => format(makeFarmWork(), hour)[0])).toEqual([
      'night',
      'good',
      'good',
      'night',
      'good',
    ]);
  });

  test.each<FarmHourChange>([{ humidityPercent: null }, { cloudPercent: null }, { rainMm: null }])(
    'says nothing without %j, unless something else forbids it',
    (unknown) => {
      expect(rate(unknown)).toEqual([null]);
      expect(
        rate({ humidityPercent: 90, ...unknown, ...('humidityPercent' in unknown ? { cloudPercent: 90 } : {}) })[0],
      ).toBe('avoid');
    },
  );

  test('leaves out a chance that no source gives', () => {
    expect(format(makeFarmWork({}, { rainProbabilityPercent: null }))).toEqual(GOOD);
  });

  test('says nothing of hours that are not there', () => {
    expect(format(makeFarmWork(), 72)).toEqual([null]);
  });
});
