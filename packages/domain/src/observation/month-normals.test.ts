import { expect, it } from 'vitest';
import { findMonthNormals } from './month-normals.ts';
import type { ObservedDay } from './observed-day.ts';

/** Every day of a January; minimum and rain grow by one with the year. */
function makeJanuary(year: number, change: (day: ObservedDay) => ObservedDay = (day) => day): ObservedDay[] {
  return Array.from({ length: 31 }, (_, index) =>
    change({
      stationId: '48820',
      date: `${year}-01-${String(index + 1).padStart(2, '0')}`,
      temperatureMinC: year - 2000,
      temperatureMaxC: 25,
      rainMm: index === 0 ? year - 2000 : 0,
      windMaxMs: null,
      gustMaxMs: null,
    }),
  );
}
const makeYears = (count: number) => Array.from({ length: count }, (_, back) => makeJanuary(2025 - back)).flat();

it('are means over ten years, and none over nine', () => {
  const [january, february] = findMonthNormals(makeYears(10));
  expect(january).toEqual({
    month: 1,
    temperatureMinC: 20.5,
    temperatureMaxC: 25,
    temperatureYears: 10,
    rainMm: 20.5,
    rainYears: 10,
  });
  expect(february).toMatchObject({ month: 2, temperatureMinC: null, rainMm: null, temperatureYears: 0, rainYears: 0 });
  expect(findMonthNormals(makeYears(9))[0]).toMatchObject({ temperatureMaxC: null, temperatureYears: 9, rainMm: null });
});

it('a year without a day’s rain has no sum, and one without a week’s temperatures no mean', () => {
  const gap = (days: number, name: 'rainMm' | 'temperatureMinC') =>
    makeJanuary(2010, (day) => (Number(day.date.slice(8)) <= days ? { ...day, [name]: null } : day));
  const years = makeYears(10);
  expect(findMonthNormals([...years, ...gap(1, 'rainMm')])[0]).toMatchObject({ rainYears: 10, temperatureYears: 11 });
  expect(findMonthNormals([...years, ...gap(5, 'temperatureMinC')])[0]?.temperatureYears).toBe(11);
  expect(findMonthNormals([...years, ...gap(6, 'temperatureMinC')])[0]).toMatchObject({
    rainYears: 11,
    temperatureYears: 10,
    temperatureMinC: 20.5,
  });
});
