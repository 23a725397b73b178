import { describe, expect, test } from 'vitest';
import { isLeafWet, summarizeDay } from './day-weather.ts';
import { FARM_DAY, type FarmHourChange, makeFarmHours } from './farm-work.fixture.ts';

const summarize = (changes: Record<number, FarmHourChange>, all: FarmHourChange = {}, count = 48) =>
  summarizeDay(FARM_DAY, makeFarmHours(count, changes, all), 0);
const over = (from: number, to: number, change: FarmHourChange) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, i) => [from + i, change]));

describe('a day of farming weather', () => {
  test('has its extremes, means and sums from 00 to 24 h', () => {
    const day = summarize({
      3: { temperatureC: 18, rainMm: 1.2 },
      14: { temperatureC: 36, windGustMs: 15, rainMm: 0.1 },
      24: { temperatureC: 1, rainMm: 50, windGustMs: 40 },
    });
    expect(day).toMatchObject({ startAt: FARM_DAY, minC: 18, maxC: 36, gustMs: 15, rainMm: 1.3, humidityPercent: 65 });
    expect(day.meanC).toBeCloseTo((22 * 24 + 18 + 36) / 24, 9);
  });

  test('has no lowest and highest temperature with an hour between steps too far apart, but a mean', () => {
    const of = (hour: number) => summarize({ [hour]: { isCoarse: true } });
    expect([of(5), of(20), of(24)].map(({ minC, maxC, nightMinC }) => [minC, maxC, nightMinC])).toEqual([
      [null, null, 24],
      [null, null, null],
      [24, 24, null],
    ]);
    expect(of(5).meanC).not.toBeNull();
  });

  test('counts the sun’s hours from 07 to 17 h', () => {
    const of = (hour: number) => summarize({ [hour]: { rainMm: 2, rainProbabilityPercent: 60, cloudPercent: 100 } });
    expect([6, 7, 16, 17].map((hour) => of(hour).sunnyRainMm)).toEqual([0, 2, 2, 0]);
    expect([6, 7, 16, 17].map((hour) => of(hour).chancePercent)).toEqual([0, 60, 60, 0]);
    expect([6, 7, 16, 17].map((hour) => of(hour).sunnyCloudPercent)).toEqual([20, 28, 28, 20]);
  });

  test('sums the rain while rice flowers are open, from 08 to 12 h', () => {
    expect([7, 8, 11, 12].map((hour) => summarize({ [hour]: { rainMm: 6 } }).bloomRainMm)).toEqual([0, 6, 6, 0]);
  });

  test('counts the night from 19 h to 07 h of the next day', () => {
    const of = (hour: number) => summarize({ [hour]: { temperatureC: 5, humidityPercent: 95 } });
    expect([18, 19, 30, 31].map((hour) => of(hour).nightMinC)).toEqual([24, 5, 5, 24]);
    expect([18, 19, 30, 31].map((hour) => of(hour).nightWetHours)).toEqual([0, 1, 1, 0]);
  });

  test('counts damp, soaked and warm hours by their limits', () => {
    const humid = (humidityPercent: number) => summarize({ 5: { humidityPercent } });
    expect([89.9, 90, 95, 95.1].map((percent) => humid(percent).humidHours)).toEqual([0, 1, 1, 1]);
    expect([89.9, 90, 95, 95.1].map((percent) => humid(percent).saturatedHours)).toEqual([0, 0, 0, 1]);
    const warm = (temperatureC: number) => summarize({ 5: { temperatureC } }).warmHours;
    expect([27.9, 28, 32, 32.1].map(warm)).toEqual([0, 1, 1, 0]);
  });

  test('knows extremes and means from half of its hours on, sums and counts from all of them', () => {
    const half = summarize(over(0, 12, { temperatureC: null, rainMm: null, humidityPercent: null }));
    expect(half).toMatchObject({ minC: 24, meanC: 24, rainMm: null, humidHours: null, warmHours: null });
    const less = summarize(over(0, 13, { temperatureC: null, humidityPercent: null }));
    expect(less).toMatchObject({ minC: null, maxC: null, meanC: null, humidityPercent: null, rainMm: 0 });
    expect(summarize({}, {}, 30).nightWetHours).toBeNull();
    expect(summarize({}, {}, 31).nightWetHours).toBe(0);
    expect(summarize({}, {}, 0)).toMatchObject({ minC: null, rainMm: null, nightMinC: null, chancePercent: null });
  });

  test('takes the wind for a gust that no source gives', () => {
    expect(summarize({ 5: { windGustMs: null, windSpeedMs: 9 } }).gustMs).toBe(9);
  });
});

describe('leaves are wet', () => {
  const isWet = (change: FarmHourChange) => isLeafWet(makeFarmHours(1, { 0: change })[0] ?? expect.fail());

  // Limits of domain.md §4.3.7 on both sides.
  test.each<[string, FarmHourChange, FarmHourChange]>([
    ['from 90 per cent on', { humidityPercent: 89.9 }, { humidityPercent: 90 }],
    ['with a dew point less than 2 °C below', { dewPointC: 22 }, { dewPointC: 22.1 }],
    ['from 0.2 mm on', { rainMm: 0.19 }, { rainMm: 0.2 }],
  ])('%s', (_name, dry, wet) => {
    expect([isWet(dry), isWet(wet)]).toEqual([false, true]);
  });

  test('or it is not known', () => {
    expect([isWet({ rainMm: null }), isWet({ rainMm: null, humidityPercent: 95 }), isWet({ dewPointC: null })]).toEqual(
      [null, true, null],
    );
  });
});
