import { expect, it } from 'vitest';
import { findHeatReach, HEAT_LIMITS_C, listHeatLimits } from './heat-reach.ts';

const MIDNIGHT = Date.parse('2026-07-06T00:00:00+07:00') / 1000;
const at = (hour: number) => MIDNIGHT + hour * 3600;
/** WBGT by the clock hour; 25 °C elsewhere. */
const makeDay = (values: Readonly<Record<number, number | null>>) =>
  Array.from({ length: 24 }, (_, hour) => ({ at: at(hour), wbgtC: hour in values ? (values[hour] ?? null) : 25 }));

it('every limit of 30 minutes and more can be watched, with what begins there', () => {
  expect(
    HEAT_LIMITS_C.map((limit) => [limit, listHeatLimits(limit).map(({ load, minutes }) => `${load} ${minutes}`)]),
  ).toEqual([
    [27.5, ['heavy 30']],
    [29, ['heavy 45', 'moderate 30']],
    [30, ['moderate 45']],
    [30.5, ['heavy 60']],
    [31, ['light 30']],
    [31.5, ['moderate 60']],
    [32, ['light 45']],
    [32.5, ['light 60']],
  ]);
  expect(listHeatLimits(26.6)).toEqual([]);
});

it.each(HEAT_LIMITS_C)('a day reaches %d °C by the first and last hour at it, not a tenth below', (limit) => {
  const day = (wbgtC: number) => makeDay({ 11: wbgtC, 13: wbgtC });
  expect(findHeatReach(day(limit), limit, MIDNIGHT)).toEqual({ fromAt: at(11), toAt: at(14) });
  expect(findHeatReach(day(limit - 0.1), limit, MIDNIGHT)).toBeNull();
});

it('counts the hours of work that are not over, and no unknown one', () => {
  const day = makeDay({ 4: 33, 5: 33, 11: 33, 12: null, 18: 33, 19: 33 });
  expect(findHeatReach(day, 31, MIDNIGHT)).toEqual({ fromAt: at(5), toAt: at(19) });
  expect(findHeatReach(day, 31, at(6) - 1)?.fromAt).toBe(at(5));
  expect(findHeatReach(day, 31, at(6))?.fromAt).toBe(at(11));
  expect(findHeatReach(day, 31, at(12))?.fromAt).toBe(at(18));
  expect(findHeatReach(day, 31, at(19))).toBeNull();
});
