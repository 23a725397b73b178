import { describe, expect, test } from 'vitest';
import { apparentTemperatureC } from './feels-like.ts';
import { decideSkyState, type SkyCode, type SkyStateInput } from './sky-state.ts';

const warmDryDay: SkyStateInput = {
  periodHours: 24,
  isDay: true,
  month: 5,
  rainMm: 0,
  rainProbabilityPercent: null,
  cloudPercent: 20,
  temperatureMaxC: 30,
};
const decide = (change: Partial<SkyStateInput>) => decideSkyState({ ...warmDryDay, ...change });
const january = { month: 1, temperatureMaxC: 22 };

describe('the vectors of the decision table', () => {
  test.each<[string, Partial<SkyStateInput>, SkyCode]>([
    ['a: an hour of 34 °C and 5 % cloud', { periodHours: 1, temperatureMaxC: 34, cloudPercent: 5 }, 1],
    ['b: 37.0 °C, dry', { temperatureMaxC: 37, cloudPercent: null }, 3],
    ['c: 39.0 °C, dry', { temperatureMaxC: 39, cloudPercent: null }, 4],
    ['d: 2 mm, 80 %, mean 14 in January', { ...january, rainMm: 2, rainProbabilityPercent: 80, dayMeanC: 14 }, 18],
    ['e: dry, mean 13.0 in January', { ...january, dayMeanC: 13 }, 10],
    ['e: dry, mean 15.0 in January', { ...january, dayMeanC: 15 }, 9],
    ['e: dry, mean 20.0 in January', { ...january, dayMeanC: 20 }, 8],
    ['f: Đà Lạt in July, mean 18, 60 % cloud', { month: 7, temperatureMaxC: 23, dayMeanC: 18, cloudPercent: 60 }, 6],
    ['g: 60 mm, 90 %, warm', { rainMm: 60, rainProbabilityPercent: 90, dayMeanC: 26 }, 15],
    ['h: 120 mm, mean 12', { ...january, rainMm: 120, dayMeanC: 12 }, 27],
    ['i: 60 mm, minimum −1', { ...january, rainMm: 60, dayMinC: -1 }, 24],
    ['j: a night of apparent 36 °C', { isDay: false, apparentC: 36 }, 2],
    ['j: a clear night of apparent 28 °C', { isDay: false, apparentC: 28, cloudPercent: 5 }, 1],
    ['k: 5 mm at 45 %', { rainMm: 5, rainProbabilityPercent: 45 }, 12],
    ['l: 36 °C with 10 mm at 70 %', { temperatureMaxC: 36, rainMm: 10, rainProbabilityPercent: 70 }, 14],
  ])('%s', (_name, change, code) => {
    expect(decide(change)).toBe(code);
  });
});

describe('each threshold on both sides', () => {
  test.each<[string, Partial<SkyStateInput>, SkyCode, Partial<SkyStateInput>, SkyCode]>([
    ['chance 30', { rainMm: 8, rainProbabilityPercent: 29.9 }, 5, { rainMm: 8, rainProbabilityPercent: 30 }, 12],
    ['chance 60', { rainMm: 8, rainProbabilityPercent: 59.9 }, 12, { rainMm: 8, rainProbabilityPercent: 60 }, 14],
    ['wet half', { rainMm: 8, wetShare: 0.49 }, 12, { rainMm: 8, wetShare: 0.5 }, 14],
    ['light rain', { rainMm: 0.59 }, 5, { rainMm: 0.6 }, 13],
    ['rain', { rainMm: 5.99 }, 13, { rainMm: 6 }, 14],
    ['heavy rain', { rainMm: 50 }, 14, { rainMm: 50.1 }, 15],
    ['very heavy rain', { rainMm: 100 }, 15, { rainMm: 100.1 }, 16],
    ['moderate rain is rain at any chance', { rainMm: 15.9, wetShare: 0.1 }, 12, { rainMm: 16, wetShare: 0.1 }, 14],
    ['hot', { temperatureMaxC: 34.99 }, 5, { temperatureMaxC: 35 }, 2],
    ['very hot', { temperatureMaxC: 36.99 }, 2, { temperatureMaxC: 37 }, 3],
    ['especially hot', { temperatureMaxC: 38.99 }, 3, { temperatureMaxC: 39 }, 4],
    ['muggy', { isDay: false, apparentC: 34.99 }, 5, { isDay: false, apparentC: 35 }, 2],
    ['very muggy', { isDay: false, apparentC: 36.99 }, 2, { isDay: false, apparentC: 37 }, 3],
    ['especially muggy', { isDay: false, apparentC: 38.99 }, 3, { isDay: false, apparentC: 39 }, 4],
    ['cloud 10', { cloudPercent: 9.9 }, 1, { cloudPercent: 10 }, 5],
    ['cloud 40', { cloudPercent: 39.9 }, 5, { cloudPercent: 40 }, 6],
    ['cloud 80', { cloudPercent: 79.9 }, 6, { cloudPercent: 80 }, 7],
    ['cold', { ...january, dayMeanC: 20.01 }, 5, { ...january, dayMeanC: 20 }, 8],
    ['ice', { ...january, dayMinC: 0.01 }, 5, { ...january, dayMinC: 0 }, 11],
    ['snow', { ...january, snowMm: 0 }, 5, { ...january, snowMm: 0.1 }, 24],
    ['snow with very heavy rain', { snowMm: 1, rainMm: 100 }, 24, { snowMm: 1, rainMm: 100.1 }, 28],
  ])('%s', (_name, below, codeBelow, above, codeAbove) => {
    expect([decide(below), decide(above)]).toEqual([codeBelow, codeAbove]);
  });
});

test('rain and cold make the grid 17–28', () => {
  const rains = [2, 60, 120];
  const colds = [{ dayMeanC: 18 }, { dayMeanC: 14 }, { dayMeanC: 12 }, { dayMinC: -1 }];
  const codes = rains.flatMap((rainMm) => colds.map((cold) => decide({ ...january, rainMm, ...cold })));
  expect(codes).toEqual([17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]);
});

describe('a missing value that decides leaves the state unknown', () => {
  test.each<[string, Partial<SkyStateInput>, SkyCode | null]>([
    ['rain', { rainMm: null }, null],
    ['rain as NaN', { rainMm: Number.NaN }, null],
    ['rain, but with no chance of it', { rainMm: null, rainProbabilityPercent: 10 }, 5],
    ['cloud', { cloudPercent: null }, null],
    ['cloud as NaN', { cloudPercent: Number.NaN }, null],
    ['cloud, but it rains', { cloudPercent: null, rainMm: 20 }, 14],
    ['temperature by day', { temperatureMaxC: null }, null],
    ['temperature by day, but the day is cold', { month: 1, temperatureMaxC: null, dayMeanC: 14 }, 9],
    ['apparent temperature by night', { isDay: false, temperatureMaxC: 27 }, null],
    ['apparent temperature of a night too cool for mugginess', { isDay: false, temperatureMaxC: 26.9 }, 5],
    ['all temperatures by night', { isDay: false, temperatureMaxC: null }, null],
    ['the mean of a January day', january, 5],
  ])('%s', (_name, change, code) => {
    expect(decide(change)).toBe(code);
  });
});

test('no humidity makes calm air below 27 °C muggy', () => {
  expect(apparentTemperatureC(27, 100, 0)).toBeLessThan(35);
});

test.each([true, false])('all 28 states can be reached, by day: %s', (isDay) => {
  const found = new Set<number | null>();
  for (const rainMm of [0, 0.2, 1, 3, 5, 7, 20, 60, 120])
    for (const rainProbabilityPercent of [null, 20, 45, 80])
      for (const warmth of [-2, 12, 14, 18, 26, 36, 38, 40])
        for (const cloudPercent of [5, 20, 60, 90])
          for (const snowMm of [0, 1])
            found.add(
              decideSkyState({
                periodHours: 24,
                isDay,
                month: 1,
                rainMm,
                rainProbabilityPercent,
                cloudPercent,
                temperatureMaxC: warmth,
                apparentC: warmth,
                dayMeanC: warmth,
                dayMinC: warmth,
                snowMm,
              }),
            );
  expect([...found].sort((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 28 }, (_, i) => i + 1));
});
