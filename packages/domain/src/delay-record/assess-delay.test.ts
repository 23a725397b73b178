import { expect, it } from 'vitest';
import { HOUR_SECONDS } from '#time/vietnam-time.ts';
import { assessDelay } from './assess-delay.ts';
import { checkTerms, type DelayThresholds, listWorkHours } from './delay-terms.ts';
import { FIRST_DAY, makeHours, TERMS } from './made-days.fixture.ts';

const NONE: DelayThresholds = {
  rainMmh: null,
  dayRainMm: null,
  gustMs: null,
  windMs: null,
  heatC: null,
  coldC: null,
  thunder: null,
};
const at = (hour: number) => FIRST_DAY + hour * HOUR_SECONDS;
const only = (thresholds: Partial<DelayThresholds>) => ({ ...TERMS, thresholds: { ...NONE, ...thresholds } });

it('an hour of work is lost from the threshold on, and one outside of work never', () => {
  const hours = makeHours(FIRST_DAY, { 6: { rainMm: 40 }, 7: { rainMm: 5 }, 8: { rainMm: 4.9 }, 17: { rainMm: 40 } });
  expect(assessDelay(TERMS, FIRST_DAY, hours)).toEqual({
    workHours: 10,
    lost: [{ at: at(7), reasons: ['rain'] }],
    unknown: [],
    dayRainMm: 89.9,
  });
});

it.each([
  [{ gustMs: 6 }, 10],
  [{ gustMs: 6.1 }, 0],
  [{ windMs: 3 }, 10],
  [{ heatC: 28 }, 10],
  [{ heatC: 28.1 }, 0],
  [{ coldC: 28 }, 10],
  [{ coldC: 27.9 }, 0],
  [{ thunder: 1 as const }, 0],
  [{ dayRainMm: 0.1 }, 0],
])('%j makes %i hours of a calm day lost', (thresholds, lost) => {
  expect(assessDelay(only(thresholds), FIRST_DAY, makeHours(FIRST_DAY)).lost).toHaveLength(lost);
});

it("the day's rain, also of the night, makes every hour of work lost", () => {
  const hours = makeHours(FIRST_DAY, { 1: { rainMm: 19.9 }, 23: { rainMm: 0.1 } });
  expect(assessDelay(only({ dayRainMm: 20 }), FIRST_DAY, hours).lost).toHaveLength(10);
  expect(assessDelay(only({ dayRainMm: 20.1 }), FIRST_DAY, hours).lost).toEqual([]);
});

it('what is unknown is neither lost nor good, unless another threshold is reached', () => {
  const hours = makeHours(FIRST_DAY, { 9: { rainMm: null }, 10: { rainMm: null, gustMs: 20 }, 11: { windMs: null } });
  const { lost, unknown, dayRainMm } = assessDelay(TERMS, FIRST_DAY, hours);
  expect([lost, unknown, dayRainMm]).toEqual([[{ at: at(10), reasons: ['gust'] }], [at(9)], null]);
  expect(assessDelay(TERMS, FIRST_DAY, []).unknown).toHaveLength(10);
  expect(assessDelay(only({ dayRainMm: 20 }), FIRST_DAY, hours).unknown).toHaveLength(10);
});

it('hours of work stand in days of the week and may be those of a night', () => {
  const toHours = (terms: typeof TERMS, dayAt = FIRST_DAY) =>
    listWorkHours(terms, dayAt).map((moment) => (moment - dayAt) / HOUR_SECONDS);
  expect(toHours({ ...TERMS, workHours: { from: 22, to: 2 } })).toEqual([0, 1, 22, 23]);
  expect(toHours({ ...TERMS, workHours: { from: 0, to: 24 } })).toHaveLength(24);
  const sunday = FIRST_DAY + 3 * 24 * HOUR_SECONDS;
  expect(toHours(TERMS, sunday)).toEqual([]);
  expect(toHours({ ...TERMS, weekdays: [7] }, sunday)).toHaveLength(10);
});

it('terms without any threshold, or that contradict themselves, are named', () => {
  expect(checkTerms(TERMS)).toEqual([]);
  expect(checkTerms({ ...only({}), workHours: { from: 7, to: 7 }, weekdays: [1, 1] })).toEqual([
    { field: 'thresholds', fault: 'none' },
    { field: 'workHours', fault: 'equal' },
    { field: 'weekdays', fault: 'repeated' },
  ]);
  expect(checkTerms(only({ heatC: 35, coldC: 35 }))).toEqual([{ field: 'thresholds.coldC', fault: 'notBelowHeat' }]);
});
