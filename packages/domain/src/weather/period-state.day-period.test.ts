import { expect, test } from 'vitest';
import { DAY_PERIODS, findDayPeriod } from './period-state.ts';

test('the four periods follow each other from 07 to 07 of the next day, six hours each', () => {
  expect(DAY_PERIODS.map(({ id, fromHour, toHour }) => [id, fromHour, toHour])).toEqual([
    ['morning', 7, 13],
    ['afternoon', 13, 19],
    ['evening', 19, 25],
    ['night', 25, 31],
  ]);
});

test('every hour of the clock lies in the period that the list gives it', () => {
  for (const { id, fromHour, toHour } of DAY_PERIODS) {
    for (let hour = fromHour; hour < toHour; hour++) expect([hour, findDayPeriod(hour % 24)]).toEqual([hour, id]);
  }
});
