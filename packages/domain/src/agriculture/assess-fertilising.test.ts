import { describe, expect, test } from 'vitest';
import { FERTILISING } from './activity-limits.table.ts';
import { assessFertilising } from './assess-fertilising.ts';
import { type FarmHourChange, makeFarmWork } from './farm-work.fixture.ts';

const MORNING = 9;
const DRY = ['good', 'rainFree'];
const DAMP = ['good', 'rainSum'];
const format = (work: ReturnType<typeof makeFarmWork>, hour = MORNING) => {
  const { verdict, reasons } = assessFertilising(work, hour, FERTILISING);
  return [verdict, ...reasons.map(({ kind }) => kind)];
};
const rate = (change: FarmHourChange) => format(makeFarmWork({ [MORNING]: change }));

describe('fertilising', () => {
  // Limits of domain.md §4.4.7 on both sides.
  test.each<[string, FarmHourChange, string[], FarmHourChange, string[]]>([
    ['windy', { windSpeedMs: 19.99 / 3.6 }, DRY, { windSpeedMs: 20.01 / 3.6 }, ['consider', 'windStrong']],
    ['cool', { temperatureC: 14.9 }, ['consider', 'cool'], { temperatureC: 15 }, DRY],
    ['hot', { temperatureC: 32 }, DRY, { temperatureC: 32.1 }, ['consider', 'hot']],
    ['rain of six hours', { rainMm: 5 }, DAMP, { rainMm: 5.1 }, ['consider', 'rainSum']],
    ['rain that washes away', { rainMm: 9.9 }, ['consider', 'rainSum'], { rainMm: 10 }, ['avoid', 'rainSum']],
  ])('%s', (_name, below, saidBelow, above, saidAbove) => {
    expect([rate(below), rate(above)]).toEqual([saidBelow, saidAbove]);
  });

  test('minds the sum of six hours, and of a day', () => {
    const rainIn = (hours: number, rainMm: number) =>
      assessFertilising(makeFarmWork({ [MORNING + hours]: { rainMm } }), MORNING, FERTILISING);
    expect(rainIn(5, 12)).toEqual({ verdict: 'avoid', reasons: [{ kind: 'rainSum', value: 12, hours: 6 }] });
    expect(rainIn(6, 9.9)).toEqual({ verdict: 'good', reasons: [{ kind: 'rainFree', value: null, hours: 6 }] });
    expect(rainIn(6, 10)).toEqual({ verdict: 'avoid', reasons: [{ kind: 'rainSum', value: 10, hours: 24 }] });
    expect([rainIn(23, 9.9).verdict, rainIn(23, 10).verdict, rainIn(24, 30).verdict]).toEqual([
      'good',
      'avoid',
      'good',
    ]);
  });

  test('has one limit for the hours ahead and for the day that the row of the day shows', () => {
    const afterRain = (rainMm: number, hour = 15) => format(makeFarmWork({ 8: { rainMm } }), hour);
    expect([afterRain(9.9), afterRain(10)]).toEqual([DRY, ['avoid', 'rainDay']]);
    expect(afterRain(10, 24 + MORNING)).toEqual(DRY);
    const evening = makeFarmWork({ 23: { rainMm: 6 }, 8: { rainMm: 4 } });
    expect(format(evening, 12)).toEqual(['avoid', 'rainDay']);
  });

  test('is a matter of thought in the dark, by the middle of the hour', () => {
    expect([4, 5, 17, 18].map((hour) => format(makeFarmWork(), hour)[0])).toEqual([
      'consider',
      'good',
      'good',
      'consider',
    ]);
  });

  test.each<FarmHourChange>([{ windSpeedMs: null }, { temperatureC: null }, { rainMm: null }])(
    'says nothing without %j',
    (unknown) => {
      expect(rate(unknown)).toEqual([null]);
    },
  );

  test('is forbidden by known rain though an hour of it is unknown, and by nothing where a day is cut off', () => {
    expect(format(makeFarmWork({ 10: { rainMm: null }, 11: { rainMm: 10 } }))).toEqual(['avoid', 'rainSum']);
    expect([format(makeFarmWork(), 48)[0], format(makeFarmWork(), 49)[0]]).toEqual(['consider', null]);
    expect(format(makeFarmWork(), 72)).toEqual([null]);
  });
});
