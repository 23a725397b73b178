import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideOpenSky, stripTemperature } from './open-sky.ts';
import { decideSkyState, type SkyCode, type SkyStateInput } from './sky-state.ts';

const HOUR: SkyStateInput = {
  periodHours: 1,
  isDay: true,
  month: 1,
  rainMm: 0,
  rainProbabilityPercent: 5,
  cloudPercent: 5,
  temperatureMaxC: 12,
  dayMeanC: 12,
  dayMinC: 9,
};
const skyOf = (input: SkyStateInput) => decideOpenSky(decideSkyState(input), input);

test('cold leaves the clouds in sight', () => {
  expect([5, 30, 70, 95].map((cloudPercent) => skyOf({ ...HOUR, cloudPercent }))).toEqual([1, 5, 6, 7]);
});

test('cold leaves the rain in sight', () => {
  const wet = { ...HOUR, rainProbabilityPercent: 95 };
  expect([0.3, 3, 12, 80].map((rainMm) => skyOf({ ...wet, rainMm }))).toEqual([13, 14, 15, 16]);
});

test('heat leaves the clouds in sight by day and by night', () => {
  const hot = { ...HOUR, temperatureMaxC: 38, apparentC: 38, dayMeanC: 33, dayMinC: 28, cloudPercent: 60 };
  expect([true, false].map((isDay) => skyOf({ ...hot, isDay }))).toEqual([6, 6]);
});

test('what is not known of the sky is not guessed to be clear under cold', () => {
  expect(decideOpenSky(10, { ...HOUR, cloudPercent: null })).toBe(6);
  expect(decideOpenSky(null, HOUR)).toBeNull();
});

test('a state of a fresher source than its input stays wet or dry', () => {
  expect(decideOpenSky(18, HOUR)).toBe(14);
  expect(decideOpenSky(9, { ...HOUR, rainMm: 3, rainProbabilityPercent: 90 })).toBe(6);
});

test('the open sky never speaks of heat or cold, and is the state itself where that does not either', () => {
  const code = fc.integer({ min: 1, max: 28 }) as fc.Arbitrary<SkyCode>;
  const amount = fc.option(fc.double({ min: 0, max: 60, noNaN: true }));
  const percent = fc.option(fc.double({ min: 0, max: 100, noNaN: true }));
  fc.assert(
    fc.property(code, amount, percent, percent, (code, rainMm, cloudPercent, rainProbabilityPercent) => {
      const sky = decideOpenSky(code, { ...HOUR, rainMm, cloudPercent, rainProbabilityPercent });
      expect([1, 5, 6, 7, 12, 13, 14, 15, 16, 24, 28]).toContain(sky);
      if (stripTemperature(code) === code) expect(sky).toBe(code);
      expect((sky ?? 0) >= 12).toBe(code >= 12);
    }),
  );
});
