import type { Hour } from '@portal/contract/endpoints/weather-schema';
import { expect, test } from 'vitest';
import { showNow } from './show-now.ts';

const makeHour = (fields: Partial<Hour>) => ({ at: '2026-06-05T13:00:00+07:00', ...fields }) as Hour;
const HOURS = [
  makeHour({ code: 7, rain: 0, temperature: 29 }),
  makeHour({ at: '2026-06-05T14:00:00+07:00', code: 13, rain: 1 }),
];

test('The first hour has the sky of this minute and its rain: no rain sky stands beside none', () => {
  const [first, second] = showNow(HOURS, makeHour({ code: 13, rain: 0.1, temperature: 30 }));
  expect(first).toMatchObject({ code: 13, rain: 0.1, temperature: 29 });
  expect(second).toBe(HOURS[1]);
});

test('Hours stay as they are without a now, and beside one of another hour', () => {
  expect(showNow(HOURS, undefined)).toBe(HOURS);
  expect(showNow(HOURS, makeHour({ at: '2026-06-05T12:00:00+07:00', code: 13 }))).toBe(HOURS);
  expect(showNow([], makeHour({}))).toEqual([]);
});
