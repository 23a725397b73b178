import { expect, test } from 'vitest';
import { HOUR_SECONDS, parseDate } from '#time/vietnam-time.ts';
import { DAY_PERIODS, decidePeriodState, type StateHour } from './period-state.ts';

const dayStart = parseDate('2026-01-10') ?? 0;

function makeHours(change: (hour: number) => Partial<StateHour>): StateHour[] {
  return Array.from({ length: 48 }, (_, i) => ({
    at: dayStart + i * HOUR_SECONDS,
    temperatureC: 24,
    humidityPercent: 60,
    windSpeedMs: 2,
    cloudPercent: 20,
    rainMm: 0,
    rainProbabilityPercent: null,
    ...change(i),
  }));
}

const periodsOf = (change: (hour: number) => Partial<StateHour>) =>
  DAY_PERIODS.map(({ fromHour }) => decidePeriodState(makeHours(change), dayStart + fromHour * HOUR_SECONDS, 6));

test('each period has the rain and cloud of its own six hours', () => {
  expect(periodsOf((hour) => ({ rainMm: hour === 13 ? 13 : 0 }))).toEqual([5, 15, 5, 5]);
  expect(periodsOf((hour) => ({ cloudPercent: hour < 13 ? 0 : hour < 19 ? 50 : 100 }))).toEqual([1, 6, 7, 7]);
});

test('a period is mostly wet or not', () => {
  expect(periodsOf((hour) => ({ rainMm: hour === 7 || hour === 8 ? 1 : 0 }))[0]).toBe(12);
  expect(periodsOf((hour) => ({ rainMm: hour >= 7 && hour <= 9 ? 1 : 0 }))[0]).toBe(14);
});

test('heat is of the sun from 07 to 19 and of the damp air after', () => {
  const change = { temperatureC: 36, humidityPercent: 20, windSpeedMs: 3 };
  expect(periodsOf(() => change)).toEqual([2, 2, 5, 5]);
});

test('the cold is that of the calendar day in which the period begins', () => {
  expect(periodsOf((hour) => ({ temperatureC: hour < 24 ? 14 : 19 }))).toEqual([9, 9, 9, 8]);
});

test('a period with more than half of its rain unknown is unknown', () => {
  expect(periodsOf((hour) => (hour < 10 ? { rainMm: null } : {}))[0]).toBe(5);
  expect(periodsOf((hour) => (hour < 11 ? { rainMm: null } : {}))[0]).toBeNull();
});

test('a gap in the list is unknown, not shifted', () => {
  const hours = makeHours(() => ({})).filter((_, hour) => hour !== 2);
  expect(decidePeriodState(hours, dayStart + 7 * HOUR_SECONDS, 6)).toBeNull();
});
